# Die Seite: was um jeden Tisch steht.

page-home = Luxor, Startseite
way-ways = Hauptseiten
way-play = Spielen
way-learn = Lernen
way-puzzle = Rätsel
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

## An jedem Tisch

page-players = Spieler
page-players-short = Spieler, kurz
page-side = Vorrat und Protokoll
page-your-turn = Du bist dran
page-you = du
page-more = Mehr
page-next-players = Danach: { $names }
page-nothing-to-answer = Jetzt ist nichts zu entscheiden.
page-computer = Computer
page-away = nicht da
page-points = { $count ->
        [one] Punkt
       *[other] Punkte
    }

page-log = Was geschehen ist
page-log-start = Der Anfang
page-log-empty = Noch nichts.
page-show-moment = Diesen Moment zeigen
page-moment = Dieser Moment
page-moment-failed = Dieser Moment kann jetzt nicht gezeigt werden.
page-to-replay = Die ganze Partie durchgehen

## Die Frage

page-one-moment = einen Moment …
page-not-possible = Geht nicht.
page-go = Los

page-why-not-your-turn = Du bist gerade nicht an der Reihe.
page-why-no-undo = Es gibt nichts zurückzunehmen.
page-why-no-redo = Du hast nichts zurückgenommen, das du wiederholen könntest.

page-undo = Zurück
page-redo = Vor
page-restart = Zug neu
page-hint = Tipp
page-hint-thinking = Ein starker Spieler überlegt
page-hint-best = Am besten: { $choice }, { $chance } Siegchance, { $reason }.

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
story-more = +{ $count } weitere
story-turn-of = { $player } ist am Zug.
story-fast = Schnell
story-skip = Bis zu meinem Zug
page-hint-now = Änderung deiner Siegchance, jetzt { $now }
page-hint-only = Es gibt nur eine Möglichkeit: { $choice }
page-hint-best-short = Am besten:
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
table-tools = Werkzeuge
table-log = Was geschehen ist
table-close = Schließen
