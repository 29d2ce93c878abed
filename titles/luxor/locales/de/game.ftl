# Luxor und Der Fluch der Mumie.
#
# Das Attribut "short" ist, was eine Wahl als Folge nennt; ein leeres sagt nichts.
# Das Attribut "answer" ist, was als Antwort an der Schaltfläche steht, wo wenig Platz ist.

luxor-name = Luxor
luxor-sum = { $collected } gesammelt + { $position } an Wänden + { $other } sonst
luxor-about = Führe deine Abenteurer auf dem Spiralweg durch den Tempel, sammle unterwegs Schätze und erreiche die Grabkammer.
luxor-advice-five = Zu fünft empfiehlt die Spielregel Ausrüstung und Artefakte: Ergänze --modules equipment,artifacts.

module-mummy = Die Mumie
module-mummy-about = Eine Mumie geht im Tempel um und legt Abenteurer hin. Talismane bezahlen die Hilfe der Mumienplättchen.
module-equipment = Ausrüstung
module-equipment-about = Jeder beginnt mit eigenen Karten; zu manchen lässt sich eine zweite hinzufügen.
module-artifacts = Artefakte
module-artifacts-about = Zehn Artefakte liegen zwischen und unter den Schätzen und machen Sets wertvoller.
module-characters = Charaktere
module-characters-about = Jeder bekommt einen Charakter mit einer besonderen Fähigkeit.

## Orte

place-stairs = Treppe
place-tomb = Grabkammer
place-number = { $number }

## Karten

card-number = { $number }
    .does = ein Abenteurer { $number ->
        [0] bleibt stehen und führt die Aktion seines Plättchens aus
       *[other] rückt { $number } Plättchen vor
    }
card-plus-minus = ±1
    .does = ein Abenteurer rückt 1 Plättchen vor oder zurück
card-die = Würfel
    .face = Würfel
    .does = du würfelst, ein Abenteurer rückt so viele Plättchen vor
card-plus = { $number }+
    .does = ein Abenteurer rückt { $number } Plättchen vor, oder mehr, wenn du eine Karte hinzufügst
    .answer = { $number } Plättchen vor, mit einer zweiten Karte mehr
card-die-plus-minus = Würfel ±1
    .face = Würfel ±1
    .does = du würfelst, ein Abenteurer rückt so viele Plättchen vor oder eines mehr oder weniger
    .answer = so viele wie gewürfelt, eins mehr oder eins weniger
card-horus1-up-to = 1–{ $number }
    .does = ein Abenteurer rückt 1 bis { $number } Plättchen vor
card-horus2-up-to = 1–{ $number }
    .does = ein Abenteurer rückt 1 bis { $number } Plättchen vor
card-horus3-up-to = 1–{ $number }
    .does = ein Abenteurer rückt 1 bis { $number } Plättchen vor
card-horus1-up-to-die = 1 bis Würfel
    .face = 1–Würfel
    .does = du würfelst, ein Abenteurer rückt höchstens so viele Plättchen vor
    .answer = höchstens so weit wie gewürfelt
card-horus2-up-to-die = 1 bis Würfel
    .face = 1–Würfel
    .does = du würfelst, ein Abenteurer rückt höchstens so viele Plättchen vor
    .answer = { card-horus1-up-to-die.answer }
card-horus3-up-to-die = 1 bis Würfel
    .face = 1–Würfel
    .does = du würfelst, ein Abenteurer rückt höchstens so viele Plättchen vor
    .answer = { card-horus1-up-to-die.answer }
card-horus1-all = alle { $number } vorwärts
    .face = alle +{ $number }
    .does = alle deine Abenteurer rücken { $number } Plättchen vor, dann führt einer seine Aktion aus
    .answer = alle rücken { $number } vor, dann nutzt einer sein Plättchen
card-horus2-all = alle { $number } vorwärts
    .face = alle +{ $number }
    .does = alle deine Abenteurer rücken { $number } Plättchen vor, dann führt einer seine Aktion aus
    .answer = { card-horus1-all.answer }
card-horus3-all = alle { $number } vorwärts
    .face = alle +{ $number }
    .does = alle deine Abenteurer rücken { $number } Plättchen vor, dann führt einer seine Aktion aus
    .answer = { card-horus1-all.answer }
card-horus1-last = Letzter zum Vorletzten
    .face = Letzter
    .does = dein letzter Abenteurer rückt zum vorletzten vor
    .answer = dein letzter holt auf
card-horus2-last = Letzter zum Vorletzten
    .face = Letzter
    .does = dein letzter Abenteurer rückt zum vorletzten vor
    .answer = { card-horus1-last.answer }
card-horus3-last = Letzter zum Vorletzten
    .face = Letzter
    .does = dein letzter Abenteurer rückt zum vorletzten vor
    .answer = { card-horus1-last.answer }
card-horus1-less = { $number }, 1 Abenteurer weniger
    .face = { $number }, 1 wen.
    .short = { $number }, 1 weniger
    .does = ein Abenteurer rückt { $number } Plättchen vor, ein Schatz dort verlangt einen Abenteurer weniger
    .answer = { $number } vor, ein Schatz dort verlangt einen weniger
card-horus2-less = { $number }, 1 Abenteurer weniger
    .face = { $number }, 1 wen.
    .short = { $number }, 1 weniger
    .does = ein Abenteurer rückt { $number } Plättchen vor, ein Schatz dort verlangt einen Abenteurer weniger
    .answer = { card-horus1-less.answer }
card-horus3-less = { $number }, 1 Abenteurer weniger
    .face = { $number }, 1 wen.
    .short = { $number }, 1 weniger
    .does = ein Abenteurer rückt { $number } Plättchen vor, ein Schatz dort verlangt einen Abenteurer weniger
    .answer = { card-horus1-less.answer }
card-hidden = ?

## Plättchen

tile-vase = eine Vase
tile-statue = eine Statue
tile-jewellery = Schmuck
tile-artifact = ein Artefakt
tile-osiris = ein Osirisplättchen
tile-horus = ein Horusplättchen
tile-scarab = ein Tempelplättchen (Skarabäus)
tile-wild = ein Tempelplättchen (Joker)
tile-scarab-or-wild = ein Tempelplättchen (Skarabäus oder Joker)
tile-favour-1-2 = eine Gunst des Horus (Stufe 1 oder 2)
tile-favour-1-3 = eine Gunst des Horus (Stufe 1 oder 3)
tile-favour-2-3 = eine Gunst des Horus (Stufe 2 oder 3)
tile-tunnel = ein Tunnel

treasure-vase = Vase
treasure-statue = Statue
treasure-jewellery = Schmuck

mummy-tile-swap-hand = Hand tauschen
mummy-tile-rearmost = der hinterste Abenteurer rückt 1 bis { $number } Plättchen vor
mummy-tile-one = ein Abenteurer rückt { $number } Plättchen vor
mummy-tile-all = alle Abenteurer rücken { $number } Plättchen vor
mummy-tile-points = { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }
mummy-tile-horus-card = eine Horuskarte gegen eine Handkarte
mummy-tile-free-choice = { $number } davon: Schlüssel, Skarabäus, Joker
mummy-tile-move-card = eine Handkarte umstecken
mummy-tile-scarab = ein Skarabäus
mummy-tile-least-points = so viele Punkte wie der niedrigste Schatz im Spiel
mummy-tile-keys = { $number } Schlüssel
mummy-tile-per-treasures = { $number } Punkte für je 2 Schätze
mummy-tile-extra-turn = ein Extrazug
mummy-tile-other-scarab = einen eigenen Skarabäus austauschen

character-reroll = Neu würfeln
    .does = darf für eine Karte noch einmal würfeln
character-rearrange = Umordnen
    .does = darf eine Handkarte umstecken, wenn ein Abenteurer ins Spiel kommt
character-choose-horus = Horuskarte wählen
    .does = darf bei einem Horusplättchen die Horuskarte von einem beliebigen Stapel nehmen
character-extra-point = Extrapunkt
    .does = bekommt für jeden Schatz 1 Punkt mehr
character-forward = Vorwärts
    .does = darf 1 Plättchen vorrücken, statt die Karte zu nutzen
character-temple-action = Tempelaktion
    .does = darf ein Tempelplättchen, das er aufdeckt, sofort ausführen
character-special-key = Besonderer Schlüssel
    .does = darf einen Schlüssel abgeben, um die Zahl einer Karte um 1 zu ändern
character-extra-turn = Extrazug
    .does = darf für ein Set ohne Joker einen Extrazug machen

## Was gefragt wird

asked-play = Welche Karte spielst du aus?
asked-use = Nutzt du die Karte?
asked-add = Welche Karte fügst du hinzu?
asked-reroll = Behältst du den Wurf, oder würfelst du noch einmal?
asked-move = Wen bewegst du?
asked-act = Wer führt die Aktion seines Plättchens aus?
asked-horus = Nimmst du einen Schlüssel oder eine Horuskarte?
asked-favour = Welche Horuskarte nimmst du?
asked-scarab-or-wild = Nimmst du einen Skarabäus oder einen Joker?
asked-put = Wohin steckst du die erste neue Karte?
asked-rearrange = Steckst du eine Handkarte um?
asked-extra-turn = Machst du für dieses Set einen Extrazug?
asked-raise = Würfelst du, um deine Abenteurer aufzurichten?
asked-raise-one = Wen richtest du auf?
asked-mummy-tile = Nutzt du ein Mumienplättchen?
asked-tile-move = Wen bewegst du mit dem Mumienplättchen?
asked-discard = Welche Handkarte legst du ab?
asked-any-horus = Welche Horuskarte nimmst du?
asked-free-choice = Was nimmst du?
asked-move-card = Welche Handkarte steckst du um, und wohin?
asked-put-out = Welchen Skarabäus nimmst du aus dem Spiel?
asked-nothing = Die Partie ist zu Ende.

## Was eine Wahl bewirkt

luxor-do-play = „{ $card }“ ausspielen.
luxor-do-move = Einen Abenteurer bewegen: { $from } → { $to }.
luxor-do-forward = Statt die Karte zu nutzen, einen Abenteurer bewegen: { $from } → { $to }.
luxor-do-stay = Den Abenteurer auf Feld { $place } stehen lassen und die Aktion seines Plättchens ausführen.
luxor-do-act = Die Aktion des Plättchens auf Feld { $place } ausführen.
luxor-do-not-act = Die Aktion des neuen Plättchens nicht ausführen.
    .label = Nein, danke
luxor-do-take-prize = Das Plättchen nehmen: { $tile }.
    .label = Nehmen
luxor-do-leave-prize = Das Plättchen liegen lassen.
    .label = Liegen lassen
luxor-do-take-key = Einen Schlüssel nehmen.
    .label = Ein Schlüssel
    .gives = öffnet die Grabkammer
luxor-do-take-card = Die Horuskarte „{ $card }“ nehmen.
luxor-do-take-scarab = Einen Skarabäus nehmen.
    .label = Ein Skarabäus
    .gives = geheime Punkte am Ende
luxor-do-take-wild = Ein Joker-Schatzplättchen nehmen.
    .label = Ein Joker
    .gives = jeder Schatz eines Sets
luxor-do-roll = Würfeln, um deine Abenteurer aufzurichten: bei 1–2 darf einer aufstehen, bei 3–4 alle, bei 5–6 alle, und dein Zug geht weiter.
    .label = Würfeln
    .answer = 1–2: einer steht auf, ab 3 alle, ab 5 ziehst du noch
luxor-do-not-roll = Deine Abenteurer liegen lassen und eine Karte ausspielen.
    .label = Eine Karte ausspielen
    .answer = deine Abenteurer bleiben liegen
luxor-do-raise-all = Alle deine Abenteurer aufrichten, die aufstehen können.
    .label = Alle aufrichten
luxor-do-stand-up = Einen Abenteurer auf Feld { $place } aufrichten.
    .label = Aufrichten
luxor-do-leave-lying = Sie liegen lassen.
    .label = Liegen lassen
luxor-do-use-tile = { $cost ->
        [one] 1 Talisman
       *[other] { $cost } Talismane
    } für dieses Mumienplättchen zahlen: { $tile }.
luxor-do-use-no-tile = In diesem Zug kein Mumienplättchen nutzen.
    .label = Nein, danke
luxor-do-discard = „{ $card }“ ablegen.
luxor-do-shift = „{ $card }“ auf Platz { $to } der Hand umstecken.
luxor-do-leave-hand = Die Hand so lassen, wie sie ist.
    .label = Hand so lassen
luxor-do-put-out = Den Skarabäus mit dem Wert { $value } tauschen.
    .label = Wert { $value }
luxor-do-add = „{ $card }“ hinzufügen.
luxor-do-alone = Keine Karte hinzufügen.
    .label = Allein ausspielen
    .answer = ohne zweite Karte
luxor-do-put-left = Die neue Karte als zweite von links einstecken.
    .label = Als zweite von links
    .answer = für die neue Karte
luxor-do-put-right = Die neue Karte als zweite von rechts einstecken.
    .label = Als zweite von rechts
    .answer = für die neue Karte
luxor-do-use = Die Karte nutzen, wie sie ist.
    .label = Die Karte nutzen
    .answer = wie sie ist
luxor-do-move-nobody = Mit dieser Karte niemanden bewegen.
    .label = Nein, danke
luxor-do-reroll = Noch einmal würfeln; der zweite Wurf zählt.
    .label = Noch einmal würfeln
    .answer = der zweite Wurf zählt
luxor-do-keep-roll = Die gewürfelte { $face } behalten.
    .label = Die { $face } behalten
    .answer = der erste Wurf zählt
luxor-do-extra-turn = Gleich nach diesem Zug einen Extrazug machen.
    .label = Extrazug machen
    .answer = gleich nach diesem Zug
luxor-do-no-extra-turn = Keinen Extrazug machen.
    .label = Nein, danke
luxor-do-decline = Nichts von dem nehmen, was angeboten wird.
    .label = Nein, danke

## Was geschah

luxor-began = { $player } beginnt.
luxor-character = { $player } hat den Charakter „{ $character }“.
luxor-turn = Runde { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } spielt „{ $card }“ aus.
    .short = { $card }
luxor-nobody-moved = Niemand bewegt sich.
    .short = niemand bewegt sich
luxor-card-added = { $player } fügt „{ $card }“ hinzu.
    .short = + { $card }
luxor-rolled = { $player } würfelt eine { $face }.
    .short = würfelt eine { $face }
luxor-moved = { $player } bewegt einen Abenteurer: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-by-tunnel = Der Tunnel führt den Abenteurer von { $player } weiter: { $from } → { $to }.
    .short = Tunnel → { $to }
luxor-moved-by-mummy-tile = Das Mumienplättchen bewegt einen Abenteurer von { $player }: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-forward = { $player } rückt vor, statt die Karte zu nutzen: { $from } → { $to }.
    .short = { $from } → { $to }
luxor-stayed = Ein Abenteurer von { $player } bleibt auf Feld { $place } und führt die Aktion aus.
    .short = bleibt auf Feld { $place }
luxor-entered-tomb-first = Ein Abenteurer von { $player } betritt die Grabkammer und nimmt den Sarkophag mit dem Wert { $value }.
    .short = in die Grabkammer, Sarkophag mit dem Wert { $value }
luxor-entered-tomb = Ein Abenteurer von { $player } betritt die Grabkammer.
    .short = in die Grabkammer
luxor-prize-taken = { $player } nimmt { $tile } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = nimmt { $tile }, +{ $points }
luxor-tile-turned = Auf Feld { $place } wird { $tile } aufgedeckt.
    .short = { $tile } wird aufgedeckt
luxor-key-taken = { $player } nimmt { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }.
    .short = { $count ->
        [one] ein Schlüssel
       *[other] { $count } Schlüssel
    }
luxor-horus-taken = { $player } nimmt die Horuskarte „{ $card }“.
    .short = Horuskarte „{ $card }“
luxor-horus-turned = Oben auf dem Horusstapel liegt jetzt „{ $card }“.
    .short = { "" }
luxor-scarab-taken-known = { $player } nimmt einen Skarabäus mit dem Wert { $value }.
    .short = ein Skarabäus
luxor-scarab-taken = { $player } nimmt einen Skarabäus.
    .short = ein Skarabäus
luxor-wild-taken = { $player } nimmt ein Joker-Schatzplättchen.
    .short = ein Joker
luxor-card-drawn-known = { $player } zieht „{ $card }“ nach.
    .short = { "" }
luxor-card-drawn = { $player } zieht eine Karte nach.
    .brief = { "" }
    .short = { "" }
luxor-card-put = Die Karte kommt auf Platz { $slot } der Hand.
    .short = auf Platz { $slot } deiner Hand
luxor-reshuffled = Der Ablagestapel wird gemischt und ist der neue Nachziehstapel.
    .short = { "" }
luxor-mummy-moved = Die Mumie geht von Feld { $from } auf Feld { $to }.
    .short = die Mumie geht auf Feld { $to }
luxor-laid-down = Ein Abenteurer von { $player } auf Feld { $place } wird hingelegt.
    .short = ein Abenteurer von { $player } auf Feld { $place } wird hingelegt
luxor-talismans-taken = { $player } nimmt { $count ->
        [one] einen Talisman
       *[other] { $count } Talismane
    }.
    .short = { $count ->
        [one] ein Talisman
       *[other] { $count } Talismane
    }
luxor-raised = { $player } richtet einen Abenteurer auf Feld { $place } auf.
    .short = auf Feld { $place } aufgerichtet
luxor-mummy-tile-used = { $player } zahlt { $cost ->
        [one] 1 Talisman
       *[other] { $cost } Talismane
    }: { $tile }.
    .short = { $tile } (kostet { $cost ->
        [one] 1 Talisman
       *[other] { $cost } Talismane
    })
luxor-mummy-tile-opened = Ein neues Mumienplättchen liegt aus: { $tile }.
    .short = { "" }
luxor-mummy-tiles-reshuffled = Die abgelegten Mumienplättchen werden gemischt und sind der neue Stapel.
    .short = { "" }
luxor-points-scored = { $player } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } legt „{ $card }“ ab.
    .short = legt „{ $card }“ ab
luxor-card-shifted = { $player } steckt Handkarte { $from } auf Platz { $to } um.
    .short = Handkarte { $from } auf Platz { $to }
luxor-scarab-put-out-known = { $player } nimmt einen Skarabäus mit dem Wert { $value } aus dem Spiel.
    .short = der Skarabäus mit dem Wert { $value }
luxor-scarab-put-out = { $player } nimmt einen Skarabäus aus dem Spiel.
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

refused-middle-card = Nur deine beiden Randkarten lassen sich ausspielen: ganz links oder ganz rechts.
refused-card-in-play = Du hast schon eine Karte ausgespielt. Nimm sie zurück, wenn du eine andere willst.
refused-other-card-moves = Diese Karte bewegt niemanden, deine andere Randkarte schon. Spiele die andere aus.
refused-must-move = Mindestens ein Abenteurer kann sich bewegen, also musst du einen bewegen.
refused-card-moves-nobody = Von sich aus bewegt diese Karte niemanden. Nutze die angebotene Hilfe, oder verzichte.
refused-must-use = Deine andere Randkarte hätte von sich aus jemanden bewegt. Spielst du diese aus, musst du sie mit Hilfe nutzen.
refused-card-cannot-be-added = Diese Karte lässt sich nicht hinzufügen. Erlaubt ist eine Randkarte, die eine Start- oder Ausrüstungskarte ist, wenn damit eine Bewegung möglich ist.
refused-nobody-to-act = Dort steht keiner deiner Abenteurer aufrecht auf einem Plättchen. Wähle einen, der das tut.
refused-no-key-left = Im Vorrat ist kein Schlüssel mehr. Nimm eine Horuskarte.
refused-no-card-of-level = Diese Horuskarte kannst du hier nicht nehmen. Wähle eine der angebotenen.
refused-cannot-be-raised = Dort kannst du niemanden aufrichten. Wähle einen deiner liegenden Abenteurer, der nicht bei der Mumie liegt.
refused-mummy-tile = Dieses Mumienplättchen kannst du nicht nutzen: Du hast zu wenige Talismane, oder es würde nichts bewirken. Wähle ein anderes, oder verzichte.
refused-no-such-card = Diese Karte hast du nicht auf der Hand. Wähle eine deiner Handkarten.
refused-no-such-shift = So lässt sich keine Karte umstecken. Wähle eine Handkarte und einen anderen Platz deiner Hand.
refused-not-twice = Das kannst du hier nicht nehmen. Nimm zwei verschiedene Dinge, die noch im Vorrat sind.
refused-no-such-scarab = Einen Skarabäus mit diesem Wert hast du nicht. Wähle einen von deinen.
refused-not-asked = Das geht jetzt nicht. Zu entscheiden ist: { $asked }
refused-tomb-is-final = Wer in der Grabkammer ist, bewegt sich nie wieder. Wähle einen anderen Abenteurer.
refused-lying = Dein Abenteurer auf Feld { $place } liegt und kann sich nicht bewegen. Wähle einen, der aufrecht steht.
refused-nobody-there = Dort steht keiner deiner Abenteurer ({ $place }). Wähle einen Ort, an dem einer steht.
refused-number-of-tiles = Um { $by } Plättchen kann sich hier niemand bewegen. Wähle eine der angebotenen Bewegungen.
refused-no-key-to-give-up = Dafür müsstest du einen Schlüssel abgeben, und du hast keinen. Bewege genau um die Zahl der Karte.
refused-not-on-a-tile = Dieser Abenteurer steht auf keinem Plättchen. Wähle einen, der auf einem Plättchen steht.
refused-tomb-needs-key = Die Grabkammer zu betreten kostet einen Schlüssel, und du hast keinen mehr dafür. Bewege jemand anderen.
refused-no-tile-behind = Dahinter liegt kein Plättchen mehr, und auf die Treppe geht niemand zurück. Wähle eine andere Bewegung.
refused-beyond-tomb = Das führt über die Grabkammer hinaus. Sie wird nur mit genau passender Zahl betreten.
refused-push-impossible = Das Osirisplättchen dort schiebt weiter, aber dieser Schub ist nicht möglich. Wähle eine andere Bewegung.

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
luxor-discard-pile = Ablage
luxor-keys = Schlüssel
luxor-scarabs = Skarabäen
luxor-wild = Joker
luxor-temple = Tempel
luxor-mummy-tiles = Mumienplättchen
luxor-round = Runde { $number }
luxor-in-play = Im Spiel:
luxor-hand = Deine Hand:
luxor-legend = Abenteurer sind Buchstaben: große stehen, kleine liegen. MU ist die Mumie.
    V Vase, S Statue, J Schmuck, A Artefakt: V•• 3 verlangt zwei Abenteurer und bringt 3 Punkte.
    c, f, l: Wird der Schatz genommen, folgt ein Tempelplättchen (Kobra, Falke, Löwe). +: Darunter liegt noch ein Plättchen.
    Rechts unter jedem Plättchen: was ein Abenteurer dort am Ende wert ist.
    •, ••, ••• bei einer Karte: eine Horuskarte dieser Stufe.
    Auf dem kleinen Plan heißt V2/3 dasselbe wie V•• 3, M ist die Mumie, und + steht für Abenteurer, die nicht mehr hinpassen.
    jetzt: die Punkte, wenn die Partie jetzt zu Ende wäre, ohne die Skarabäen der anderen.
luxor-roll = gewürfelt: { $number }
luxor-known-cards = von allen gesehen
luxor-best-sets = { $count ->
        [one] 1 Schatz-Set
       *[other] { $count } Schatz-Sets
    }

column-points = Punkte
column-now = jetzt
column-keys = Schlüssel
column-treasures = Schätze
column-wild = Joker
column-scarabs = Skarabäen
column-sarcophagi = Sark.
column-artifacts = Art.
column-talismans = Tal.
asked-raise-any = Wen richtest du jetzt auf?
refused-newcomer = Dein Abenteurer auf der Treppe ist gerade erst ins Spiel gekommen und kann sich erst ab der nächsten Runde bewegen.
luxor-newcomers = gerade ins Spiel gekommen: kann sich ab der nächsten Runde bewegen
asked-prize = Nimmst du das Plättchen?
luxor-activated = Ein Abenteurer von { $player } wird aktiv und steht auf der Treppe.
    .short = ein Abenteurer wird aktiv
luxor-not-active = noch nicht aktiv, an den Statuen

## Gründe eines Rats

reason-luxor-collected = etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für Schätze
reason-luxor-position = Position: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr
reason-luxor-sarcophagi = ein Sarkophag: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-keys = ein Schlüssel für die Grabkammer
reason-luxor-sets = Schatz-Sets: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-scarabs = ein Skarabäus: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-together = Abenteurer nah beieinander, für einen Schatz
reason-luxor-active = ein Abenteurer wird aktiv
