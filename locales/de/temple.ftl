# Luxor und Der Fluch der Mumie.
#
# Das Attribut "short" ist, was eine Wahl als Folge nennt; ein leeres sagt nichts.

luxor-name = Luxor
luxor-about = Führe deine Abenteurer durch die Spirale des Tempels, sammle unterwegs Schätze und erreiche die Grabkammer.
luxor-advice-five = Zu fünft rät die Spielregel zu Ausrüstung und Artefakten: füge --modules equipment,artifacts hinzu.

module-mummy = Die Mumie
module-mummy-about = Eine Mumie geht im Tempel um und legt nieder, wen sie trifft; Talismane kaufen die Hilfe ihrer Plättchen.
module-equipment = Ausrüstung
module-equipment-about = Alle beginnen mit eigenen Karten, von denen sich manche zu anderen hinzufügen lassen.
module-artifacts = Artefakte
module-artifacts-about = Zehn Artefakte liegen zwischen und unter den Schätzen und machen Sets wertvoller.
module-characters = Charaktere
module-characters-about = Alle sind jemand mit einer eigenen Fähigkeit.

## Orte

place-stairs = Treppe
place-tomb = Grabkammer
place-number = { $number }

## Karten

card-number = { $number }
    .does = ein Abenteurer { $number ->
        [0] bleibt stehen und führt die Aktion seines Plättchens aus
        [one] zieht 1 Plättchen
       *[other] zieht { $number } Plättchen
    }
card-plus-minus = ±1
    .does = ein Abenteurer zieht 1 Plättchen vor oder zurück
card-die = Würfel
    .does = würfeln; ein Abenteurer zieht so viele Plättchen
card-plus = { $number }+
    .does = ein Abenteurer zieht { $number }, oder mehr mit einer Karte, die du hinzufügst
card-die-plus-minus = Würfel±1
    .does = würfeln; ein Abenteurer zieht so viele Plättchen, eines mehr oder eines weniger
card-horus1-up-to = 1-{ $number }
    .does = Horus: ein Abenteurer zieht 1 bis { $number } Plättchen
card-horus2-up-to = 1-{ $number }
    .does = Horus: ein Abenteurer zieht 1 bis { $number } Plättchen
card-horus3-up-to = 1-{ $number }
    .does = Horus: ein Abenteurer zieht 1 bis { $number } Plättchen
card-horus1-up-to-die = 1-Würfel
    .does = Horus: würfeln; ein Abenteurer zieht 1 bis so viele Plättchen
card-horus2-up-to-die = 1-Würfel
    .does = Horus: würfeln; ein Abenteurer zieht 1 bis so viele Plättchen
card-horus3-up-to-die = 1-Würfel
    .does = Horus: würfeln; ein Abenteurer zieht 1 bis so viele Plättchen
card-horus1-all = alle { $number }
    .does = Horus: alle deine Abenteurer ziehen { $number }, dann führt einer seine Aktion aus
card-horus2-all = alle { $number }
    .does = Horus: alle deine Abenteurer ziehen { $number }, dann führt einer seine Aktion aus
card-horus3-all = alle { $number }
    .does = Horus: alle deine Abenteurer ziehen { $number }, dann führt einer seine Aktion aus
card-horus1-last = Letzter
    .does = Horus: dein letzter Abenteurer zieht zum vorletzten
card-horus2-last = Letzter
    .does = Horus: dein letzter Abenteurer zieht zum vorletzten
card-horus3-last = Letzter
    .does = Horus: dein letzter Abenteurer zieht zum vorletzten
card-horus1-less = weniger { $number }
    .does = Horus: einer zieht { $number }, ein Schatz verlangt einen Abenteurer weniger
card-horus2-less = weniger { $number }
    .does = Horus: einer zieht { $number }, ein Schatz verlangt einen Abenteurer weniger
card-horus3-less = weniger { $number }
    .does = Horus: einer zieht { $number }, ein Schatz verlangt einen Abenteurer weniger
card-hidden = ?

## Plättchen

tile-vase = eine Vase
tile-statue = eine Statue
tile-jewellery = Schmuck
tile-artifact = ein Artefakt
tile-osiris = ein Osirisplättchen
tile-horus = ein Horusplättchen
tile-scarab = ein Skarabäusplättchen
tile-wild = ein Joker-Schatzplättchen
tile-scarab-or-wild = ein Plättchen für einen Skarabäus oder Joker
tile-favour-1-2 = eine Gunst des Horus (Stufe 1 oder 2)
tile-favour-1-3 = eine Gunst des Horus (Stufe 1 oder 3)
tile-favour-2-3 = eine Gunst des Horus (Stufe 2 oder 3)
tile-tunnel = ein Tunnel

treasure-vase = Vase
treasure-statue = Statue
treasure-jewellery = Schmuck

mummy-tile-swap-hand = neue Handkarten
mummy-tile-rearmost = der hinterste Abenteurer zieht 1 bis { $number }
mummy-tile-one = ein Abenteurer zieht { $number }
mummy-tile-all = alle Abenteurer ziehen { $number }
mummy-tile-points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
mummy-tile-horus-card = eine Horuskarte gegen eine Handkarte
mummy-tile-free-choice = { $number } von Schlüssel, Skarabäus, Joker
mummy-tile-move-card = eine Handkarte umstecken
mummy-tile-scarab = ein Skarabäus
mummy-tile-least-points = Punkte des kleinsten Schatzes
mummy-tile-keys = { $number } Schlüssel
mummy-tile-per-treasures = { $number } Punkte für je zwei Schätze
mummy-tile-extra-turn = ein Extrazug
mummy-tile-other-scarab = ein anderer Skarabäus für einen eigenen

character-reroll = Neu würfeln
    .does = darf einen Würfel neu werfen
character-rearrange = Umordnen
    .does = darf eine Handkarte umstecken, wenn ein Abenteurer ins Spiel kommt
character-choose-horus = Horuskarte wählen
    .does = nimmt auf einem Horusplättchen eine Horuskarte nach Wahl
character-extra-point = Extrapunkt
    .does = 1 Punkt mehr für jeden Schatz
character-forward = Vorwärts
    .does = darf 1 vorwärts ziehen, statt die Karte zu nutzen
character-temple-action = Tempelaktion
    .does = führt das aufgedeckte Tempelplättchen aus
character-special-key = Besonderer Schlüssel
    .does = darf einen Schlüssel abgeben, um eine Zahl um 1 zu ändern
character-extra-turn = Extrazug
    .does = ein Extrazug für ein echtes Set

## Was gefragt wird

asked-play = Welche Karte spielst du?
asked-use = Die Karte nutzen, oder etwas anderes?
asked-add = Welche Karte fügst du hinzu?
asked-reroll = Den Wurf behalten, oder neu würfeln?
asked-move = Wer zieht?
asked-act = Wer führt die Aktion seines Plättchens aus?
asked-horus = Was gibt dir Horus?
asked-favour = Welche Horuskarte?
asked-scarab-or-wild = Ein Skarabäus oder ein Joker-Schatz?
asked-put = Wohin kommt die erste neue Karte?
asked-rearrange = Steckst du eine Handkarte um?
asked-extra-turn = Machst du für dieses Set einen Extrazug?
asked-raise = Würfelst du, um deine Abenteurer aufzurichten?
asked-raise-one = Wen richtest du auf?
asked-mummy-tile = Nutzt du ein Mumienplättchen?
asked-tile-move = Wer zieht durch das Mumienplättchen?
asked-discard = Welche Handkarte wirfst du ab?
asked-any-horus = Welche Horuskarte nimmst du?
asked-free-choice = Was nimmst du?
asked-move-card = Welche Handkarte kommt wohin?
asked-put-out = Welchen Skarabäus legst du aus dem Spiel?
asked-nothing = Nichts: Die Partie ist zu Ende.

## Was geschah

luxor-began = { $player } beginnt.
luxor-character = { $player } hat den Charakter „{ $character }“.
luxor-turn = Runde { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } spielt { $card }.
    .short = { $card }
luxor-nobody-moved = Niemand zieht.
    .short = niemand zieht
luxor-card-added = { $player } fügt { $card } hinzu.
    .short = + { $card }
luxor-rolled = { $player } würfelt { $face }.
    .short = würfelt { $face }
luxor-moved = { $player } zieht: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-by-tunnel = Der Tunnel bringt { $player } voran: { $from } → { $to }.
    .short = Tunnel → { $to }
luxor-moved-by-mummy-tile = Das Mumienplättchen bewegt { $player }: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-forward = { $player } zieht vorwärts: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-stayed = { $player } bleibt auf { $place } und führt die Aktion aus.
    .short = bleibt auf { $place }
luxor-woke = Ein Abenteurer von { $player } erwacht und steht auf der Treppe.
    .short = ein Abenteurer erwacht
luxor-entered-tomb-first = { $player } betritt die Grabkammer und nimmt den Sarkophag mit dem Wert { $value }.
    .short = in die Grabkammer, Sarkophag mit dem Wert { $value }
luxor-entered-tomb = { $player } betritt die Grabkammer.
    .short = in die Grabkammer
luxor-prize-taken = { $player } nimmt { $tile } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = nimmt { $tile }, +{ $points }
luxor-tile-turned = Auf { $place } wird { $tile } aufgedeckt.
    .short = { $tile } wird aufgedeckt
luxor-key-taken = { $player } nimmt { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }.
    .short = { $count ->
        [one] ein Schlüssel
       *[other] { $count } Schlüssel
    }
luxor-horus-taken = { $player } nimmt die Horuskarte { $card }.
    .short = Horuskarte { $card }
luxor-horus-turned = Die nächste Horuskarte ist „{ $card }“.
    .short = { "" }
luxor-scarab-taken-known = { $player } nimmt einen Skarabäus mit dem Wert { $value }.
    .short = ein Skarabäus
luxor-scarab-taken = { $player } nimmt einen Skarabäus.
    .short = ein Skarabäus
luxor-wild-taken = { $player } nimmt ein Joker-Schatzplättchen.
    .short = ein Joker-Schatz
luxor-card-drawn-known = { $player } zieht die Karte { $card }.
    .short = { "" }
luxor-card-drawn = { $player } zieht eine Karte.
    .brief = { "" }
    .short = { "" }
luxor-card-put = Die Karte kommt auf Platz { $slot } der Hand.
    .short = auf Platz { $slot } deiner Hand
luxor-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel.
    .short = { "" }
luxor-mummy-moved = Die Mumie geht: { $from } → { $to }.
    .short = die Mumie geht → { $to }
luxor-laid-down = Ein Abenteurer von { $player } auf { $place } wird hingelegt.
    .short = { $player } wird auf { $place } hingelegt
luxor-talismans-taken = { $player } nimmt { $count ->
        [one] einen Talisman
       *[other] { $count } Talismane
    }.
    .short = { $count ->
        [one] ein Talisman
       *[other] { $count } Talismane
    }
luxor-raised = Ein Abenteurer von { $player } auf { $place } steht auf.
    .short = steht auf { $place } auf
luxor-mummy-tile-used = { $player } bezahlt { $cost ->
        [one] einen Talisman
       *[other] { $cost } Talismane
    }: { $tile }.
    .short = { $tile } für { $cost ->
        [one] einen Talisman
       *[other] { $cost } Talismane
    }
luxor-mummy-tile-opened = Ein Mumienplättchen wird aufgedeckt: { $tile }.
    .short = { "" }
luxor-points-scored = { $player } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } wirft { $card } ab.
    .short = wirft { $card } ab
luxor-card-shifted = { $player } steckt Handkarte { $from } auf Platz { $to }.
    .short = Handkarte { $from } auf Platz { $to }
luxor-scarab-put-out-known = { $player } legt einen Skarabäus mit dem Wert { $value } aus dem Spiel.
    .short = der Skarabäus mit dem Wert { $value }
luxor-scarab-put-out = { $player } legt einen Skarabäus aus dem Spiel.
    .short = ein Skarabäus
luxor-keys-given-up = { $player } gibt { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    } ab.
    .short = kostet { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }
luxor-extra-turn = { $player } bekommt einen Extrazug.
    .short = ein Extrazug
luxor-ended = Die Partie ist zu Ende.
    .short = die Partie endet

## Was nicht erlaubt ist

refused-other-card-moves = Deine andere Randkarte bewegt jemanden, diese niemanden: Spiel die andere.
refused-must-move = Jemand kann ziehen, also muss jemand ziehen.
refused-card-moves-nobody = Von selbst bewegt diese Karte niemanden.
refused-must-use = Diese Karte braucht Hilfe, und die andere Randkarte hätte jemanden bewegt: Nutze sie also so.
refused-card-cannot-be-added = Diese Karte kann nicht hinzugefügt werden: nur Start- und Ausrüstungskarten, und nur wenn ein Ergebnis möglich ist.
refused-nobody-to-act = Dort steht niemand von dir aufrecht auf einem Plättchen.
refused-no-key-left = Es ist kein Schlüssel mehr da.
refused-no-card-of-level = So eine Horuskarte gibt es nicht zu nehmen.
refused-cannot-be-raised = Dort kann niemand von dir aufgerichtet werden.
refused-mummy-tile = Dieses Mumienplättchen geht nicht: zu wenige Talismane, oder es würde nichts bewirken.
refused-no-such-card = So eine Karte hast du nicht auf der Hand.
refused-no-such-shift = Eine Handkarte wandert von einem Platz deiner Hand auf einen anderen.
refused-not-twice = Zwei verschiedene Dinge, und nur was noch da ist.
refused-no-such-scarab = Einen Skarabäus mit diesem Wert hast du nicht.
refused-not-asked = Das ist jetzt nicht die Frage: { $asked }
refused-tomb-is-final = Wer in der Grabkammer ist, zieht nie wieder.
refused-lying = Dein Abenteurer liegt ({ $place }) und kann nicht ziehen.
refused-nobody-there = Dort steht niemand von dir ({ $place }).
refused-number-of-tiles = Mit dieser Karte kann niemand { $by } ziehen.
refused-no-key-to-give-up = Dafür hast du keinen Schlüssel zum Abgeben.
refused-not-on-a-tile = Wer die Aktion eines Plättchens ausführt, muss auf einem Plättchen stehen.
refused-tomb-needs-key = Die Grabkammer verlangt einen Schlüssel, und du hast keinen.
refused-no-tile-behind = Es liegt kein Plättchen dahinter, auf das man zurück könnte.
refused-beyond-tomb = Das ginge über die Grabkammer hinaus, und die betritt man nur mit der genauen Zahl.
refused-push-impossible = Der Schub des Osirisplättchens dort lässt sich nicht ganz ausführen.

## Punkte

collected = gesammelt
position = Position
sarcophagi = Sarkophage
keys = Schlüssel
sets = Schatz-Sets
scarabs = Skarabäen
artifacts = Artefakte

ask-points = Während des Spiels gesammelte Punkte
ask-places = Wo die Abenteurer stehen
ask-sarcophagi = Sarkophage
ask-keys = Übrige Schlüssel
ask-vases = Vasen
ask-statues = Statuen
ask-jewellery = Schmuck
ask-wild = Joker-Schatzplättchen
ask-scarabs = Werte der Skarabäen
ask-artifacts = Artefakte

## Um den Plan herum

luxor-stairs = TREPPE
luxor-tomb = GRAB ({ $number })
luxor-sarcophagi-left = Sarkophage
luxor-horus = Horus
luxor-draw-pile = Nachziehstapel
luxor-discard-pile = Ablagestapel
luxor-keys = Schlüssel
luxor-scarabs = Skarabäen
luxor-wild = Joker
luxor-temple = Tempel
luxor-asleep = schlafend bei den Statuen
luxor-mummy-tiles = Mumienplättchen
luxor-round = Runde { $number }
luxor-in-play = Im Spiel:
luxor-hand = Deine Hand:
luxor-legend = Abenteurer sind Buchstaben: große stehen, kleine liegen. MU ist die Mumie.
    V Vase, S Statue, J Schmuck, A Artefakt: V•• 3 verlangt zwei Abenteurer und gibt 3 Punkte.
    c, f, l: Nach diesem Schatz folgt ein Tempelplättchen (Kobra, Falke, Löwe). +: Darunter liegt noch ein Plättchen.
    Rechts unter jedem Plättchen: was ein Abenteurer dort am Ende wert ist.
    jetzt: die Punkte, wenn die Partie jetzt endete, ohne die Skarabäen der anderen.
luxor-roll = gewürfelt: { $number }
luxor-known-cards = auf der Hand gesehen
luxor-decline = nein, danke
luxor-roll-to-raise = 1-2 einer steht auf, 3-4 alle, 5-6 alle und dein Zug geht weiter
luxor-best-sets = { $count ->
        [one] 1 Schatz-Set
       *[other] { $count } Schatz-Sets
    }
luxor-add-none = allein spielen

column-points = Punkte
column-now = jetzt
column-keys = Schlüssel
column-treasures = Schätze
column-wild = Joker
column-scarabs = Skarabäen
column-sarcophagi = Sark.
column-artifacts = Art.
column-talismans = Tal.
