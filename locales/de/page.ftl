# Die Seite: was um jeden Tisch steht, und der Luxor-Tisch.

page-home = Luxor, Startseite
way-ways = Hauptseiten
way-play = Spielen
way-learn = Lernen
way-you = Du
page-settings = Einstellungen
page-language = Sprache
page-day-night = Zwischen Tag und Nacht wechseln
page-loading = Einen Moment …
page-try-again = Noch einmal versuchen
page-to-start = Zur Startseite
page-lost = Hier ist nichts
page-lost-text = Nur Sand. Vielleicht wurde die Adresse beim Kopieren abgeschnitten.
page-unknown-title = Diese Seite kann dieses Spiel nicht zeigen
page-unknown-title-text = Der Server spielt „{ $title }“, aber diese Seite hat dafür keinen Tisch. Vielleicht ist die Seite älter als der Server: Lade sie neu.
page-reload = Neu laden
page-failed-no-table = Diesen Tisch gibt es nicht
page-failed-no-table-text = Vielleicht wurde die Adresse beim Kopieren abgeschnitten, oder die Partie liegt auf einem anderen Server.
page-failed-no-seat = Du hast keinen Platz an diesem Tisch
page-failed-no-seat-text = Diese Adresse gilt nur auf den Geräten, die hier mitspielen. Bitte um die Einladung oder um den Link zum Zuschauen. Ist es dein eigener Platz, erstelle im Menü des Tisches einen Einmal-Link.
page-failed-offline = Der Server ist nicht erreichbar
page-failed-offline-text = Prüfe deine Verbindung. Deine Partien sind gespeichert und warten auf dich.
page-failed-other = Dieser Tisch lässt sich nicht öffnen
page-failed-other-text = Unterwegs ist etwas schiefgegangen. Nichts ist verloren.
page-close = Schließen
page-to-scoring = Zur Wertung
page-menu = Dieser Tisch
page-skip = Zu deinem Zug springen
page-connection-lost = Keine Verbindung. { $seconds ->
        [0] Neuer Versuch.
       *[other] Neuer Versuch in { $seconds } s.
    } Nichts ist verloren.
page-choice-overdue = Deine Wahl ist noch unterwegs. Sie zählt genau einmal, sobald sie ankommt.
page-try-now = Jetzt versuchen
page-rules = Regeln
page-rule = Regel { $rule }

## Was nicht geht

page-error-offline = Der Server ist nicht erreichbar. Versuche es noch einmal.
page-error-conflict = Inzwischen ist etwas geschehen. Sieh noch einmal hin.
page-error-other = Der Server konnte das nicht ausführen.

## Der Luxor-Tisch

page-heading = { $title }, Runde { $round }
page-board = Der Tempel von oben. Der Weg in Worten folgt.
page-temple = Der Tempel
page-path = Der Weg von der Treppe zur Grabkammer
page-players = Spieler
page-players-short = Spieler, kurz
page-side = Vorrat und Protokoll
page-your-turn = Du bist dran
page-hand = Deine Hand, in fester Reihenfolge. Nur die beiden Randkarten lassen sich ausspielen.
page-you = du
page-more = Mehr
page-next-players = Danach: { $names }
page-nothing-to-answer = Jetzt ist nichts zu entscheiden.
page-end-left = Ganz links: { $card }
page-end-right = Ganz rechts: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } gesammelt
page-computer = Computer
page-away = nicht da
page-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }
page-keys = Schlüssel
page-vases = Vasen
page-statues = Statuen
page-jewellery = Schmuck
page-artifacts = Artefakte
page-wilds = Joker
page-scarabs = Skarabäen
page-talismans = Talismane
page-sarcophagi = Sarkophage
page-in-tomb = { $count } in der Grabkammer
page-lying = { $count } liegend: { $places }
page-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-cards-known = von allen gesehen: { $cards }
page-extra-turns = { $count ->
        [one] ein Extrazug
       *[other] { $count } Extrazüge
    }

page-horus-cards = Horuskarten
page-eyes = { $count ->
        [one] 1 Auge
       *[other] { $count } Augen
    }
page-draw = Nachzieh{ "\u00AD" }stapel
page-discard = Ablage{ "\u00AD" }stapel
page-discard-pile = Der Ablagestapel
page-look-discard = Den Ablagestapel durchsehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-mummy-tiles = Mumienplättchen
page-mummy-tiles-when = nach dem Nachziehen, eines pro Zug
page-costs = kostet { $count ->
        [one] 1 Talisman
       *[other] { $count } Talismane
    }
page-log = Was geschehen ist
page-log-start = Der Anfang
page-log-empty = Noch nichts.
page-show-moment = Diesen Moment zeigen
page-moment = Dieser Moment
page-moment-failed = Dieser Moment kann jetzt nicht gezeigt werden.
page-to-replay = Die ganze Partie durchgehen

page-card-horus = { $card }, Horuskarte mit { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }
page-card-equipment = { $card }, Ausrüstungskarte
page-card-known = Alle haben diese Karte gesehen
page-card-playable = { $card }: { $does }
page-card-not-now = { $card }: { $does }. Platz { $place } deiner Hand, jetzt nicht spielbar
page-card-waits = { $card }: { $does }. Du bist nicht an der Reihe
page-card-put-here = { $card }. Die gewählte Karte hierher stecken, auf Platz { $place }

page-space = Feld { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, verlangt { $demand ->
        [one] 1 Abenteurer
       *[other] { $demand } Abenteurer
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }: ein Schlüssel oder eine Horuskarte
page-tile-osiris = { $tile }, schiebt { $number } weiter
page-words-space = Feld { $number }, Wert { $value }:
page-words-empty = leer
page-words-below = , darunter liegt noch ein verdecktes Plättchen
page-words-tomb = Wert { $value }
page-words-standing = { $player }: { $count }
page-words-lying = { $player }: { $count } liegend
page-words-mummy = die Mumie

page-target = { $from } → { $place }: { $effects }
page-target-many = Ziel { $place }: { $count } Möglichkeiten
page-source = Nur dieser Abenteurer: { $place }
page-who-moves = Wer sich bewegt
page-who-is-here = Wer hier ist
page-your-choices = Was du tun kannst
page-from-by = { $place }: um { $by } Plättchen

## Die Frage

page-lead-turn = Du bist dran:
page-lead-card = { $card }:
page-lead-reroll = Du hast eine { $face } gewürfelt.
page-lead-raise = { $count ->
        [one] Ein Abenteurer von dir liegt.
       *[other] { $count } Abenteurer von dir liegen.
    }
page-lead-mummy-tile = Du hast { $count ->
        [one] 1 Talisman.
       *[other] { $count } Talismane.
    }
page-lead-act = Alle haben sich bewegt.
page-lead-horus = Ein Horusplättchen.
page-lead-favour = Gunst des Horus.
page-lead-scarab-or-wild = Eines von beiden.
page-lead-put = Zwei neue Karten.
page-lead-extra-turn = Ein Set ist vollständig.
page-lead-rearrange = Ein Abenteurer kam ins Spiel.
page-one-moment = einen Moment …
page-thinking = denkt nach
page-not-possible = Geht nicht.
page-go = Los
page-lifted = Wohin kommt „{ $card }“? Wähle die Karte, deren Platz sie einnimmt.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.

page-why-not-your-turn = Du bist gerade nicht an der Reihe.
page-why-mummy-tile = Ein Mumienplättchen nutzt du am Ende deines Zuges, nach dem Nachziehen.
page-why-no-undo = Es gibt nichts zurückzunehmen.
page-why-no-redo = Du hast nichts zurückgenommen, das du wiederholen könntest.

page-undo = Zurück
page-redo = Vor
page-restart = Zug neu
page-hint = Tipp
page-hint-thinking = Ein starker Spieler überlegt
page-hint-best = Am besten: { $choice }, { $chance } Siegchance, { $reason }.

page-have-left = du hast { $have } · { $left } im Vorrat
page-left = { $count } im Stapel
page-newcomers = { $count ->
        [one] 1 kam gerade ins Spiel: kann sich ab der nächsten Runde bewegen
       *[other] { $count } kamen gerade ins Spiel: können sich ab der nächsten Runde bewegen
    }
page-lead-prize = Ein Abenteurer weniger genügt.
page-not-active = { $count ->
        [one] 1 nicht aktiv, an einer Statue
       *[other] { $count } nicht aktiv, an Statuen
    }
page-label = { $label }: { $value }
page-label-before = { $label }:
page-series = { $before }; { $after }
page-clauses = { $before }, { $after }
page-moment-told = { $moment }, { $who }. { $told }

## Was geschah

story-you = Du
story-sentence = { $player } { $does }.
story-short = { $player } { $does }
story-title = Was geschah
story-all = alles
story-since = Seit deinem letzten Zug
story-since-round = Die letzten Züge
story-more = +{ $count } weitere
story-turn-of = { $player } ist am Zug.
story-fast = Schnell
story-skip = Bis zu meinem Zug
page-statue = Anubis-Statue
page-around = Rund um den Weg
page-hint-now = Änderung deiner Siegchance, jetzt { $now }
page-hint-only = Es gibt nur eine Möglichkeit: { $choice }
page-hint-best-short = Am besten:
page-legend = Ziele: { $places }
keys-title = Tasten
keys-arrows = über Plan, Auslage oder Tafel gehen
keys-enter = wählen, was den Fokus hat
keys-numbers = eine Antwort nach ihrem Platz wählen
keys-undo = zurücknehmen
keys-hint = Tipp
keys-rules = Regeln
keys-escape = Auswahl aufheben, Erklärung schließen
keys-all = erklären, was den Fokus hat, oder alle Tasten zeigen

## Um einen Tisch herum

friends-came = { $name } ist da.
friends-left = { $name } ist gegangen.
curtain-pass = Gib das Gerät an { $name } weiter
pass-done = Fertig.
pass-on = Weitergeben
show-turn = Zug { $turn }
table-you = du
table-computer = Computer
table-points-now = Punkte jetzt
table-your-turn = Du bist dran
table-lead = { $who }:
table-thinks = denkt nach
table-tools = Werkzeuge
table-log = Was geschehen ist
table-close = Schließen
