# Was das Programm selbst am Tisch sagt, bei jedem Titel.

## Der erste Bildschirm

welcome-what = Die Luxor-Brettspiele von Rüdiger Dorn, in deinem Terminal.
welcome-unofficial = Ein inoffizielles Fanprojekt, ohne Verbindung zu Autor oder Verlag.
welcome-begin = So fängst du an:
welcome-play = du gegen drei Computerspieler
welcome-people = zwei Spieler an einer Tastatur
welcome-rules = die Regeln, nach Nummer oder Stichwort
welcome-score = die Punkte einer Partie am echten Tisch zusammenzählen
welcome-help = alles andere

## Am Tisch

table-your-choice = Was tust du?
table-no-drawing = Dieses Spiel hat kein eigenes Bild im Terminal: Das siehst du davon, als Daten.
table-cover = Drücke Enter, um den Tisch zu verdecken.{" "}
table-pass-keyboard = Gib die Tastatur an { $player } weiter und drücke dann Enter.
table-unverified = Diese Partie geht weiter, aber nicht alles darin ließ sich prüfen: { $reason }.
table-not-understood = „{ $typed }“ geht hier nicht. { $right } Alles andere erklärt help.
table-right-number = { $last ->
        [one] Tippe 1 oder die Aktion selbst.
       *[other] Tippe eine Nummer von 1 bis { $last } oder die Aktion selbst.
    }
table-too-small = Der Tisch braucht { $least-columns } Spalten und { $least-lines } Zeilen; dieses Fenster hat { $columns } mal { $lines }. Mach es größer, oder tippe quit.
table-menu-page = { $first }–{ $last } von { $all } · Bild ↓ ↑
table-pager = Enter: zurück zum Tisch · Bild ↓ ↑: blättern{" "}
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } hat diese Partie verloren, gleich wie die Punkte stehen, und wählt von nun an zufällig. Das Programm meldet: { $reason }.
table-file-exists = { $file } gibt es schon; wähle einen anderen Namen. Es wurde nichts gespeichert.
table-saved = Die Partie ist in { $file } gespeichert.
    Weiter geht es mit: luxor play --resume { $file }
    Die Datei enthält alle verdeckten Karten: Wer mitspielt, sollte sie vor dem Ende nicht lesen.
table-saved-over = Die Partie ist in { $file } gespeichert. Noch einmal ansehen mit: luxor replay { $file }
table-not-saved = { $file } lässt sich nicht schreiben: { $reason }. Versuche save mit einem anderen Namen.
table-saves-to = Die Partie wird beim Spielen laufend in { $file } gespeichert.
play-cannot-save = Die Partie ließe sich nicht in { $file } speichern: { $reason }. Nenne eine andere Datei mit --save.

help-number = aus der Liste wählen; die Aktion ausgeschrieben geht auch
help-hint = was ein starker Spieler zu deinen Möglichkeiten meint
help-undo = deine letzte Wahl zurücknehmen, solange nichts aufgedeckt wurde
help-board = den Tisch neu zeichnen (wo es etwas zu wählen gibt, tut das auch Enter)
help-log = nachlesen, was geschehen ist, ganz oder nur die letzten Zeilen
help-rules = eine Regel erklären
help-rules-word = Regeln zu einem Stichwort finden
help-save = die Partie speichern
help-quit = die Partie speichern und aufhören

## Das Ende

result-name = { $player }
result-total = gesamt
result-place = Platz
result-won = { $player } gewinnt!
result-shared = { $players } teilen sich den Sieg.
result-forfeit = { $player } hat kampflos verloren, gleich wie die Punkte stehen.

## Durch eine Partie gehen

replay-next = Als Nächstes: { $player }, { $action }.
replay-takes-back = Als Nächstes: { $player } nimmt { $action } zurück.
replay-hidden = eine verdeckte Wahl
replay-place = Schritt { $at } von { $all }, Zug { $turn } (Enter, back, turn 12, help, quit)
replay-help = Enter oder next: ein Schritt. back: ein Schritt zurück. turn: zum nächsten Zug. turn 12: zu Zug 12. position: die Stellung als Text. start, end, quit.

## Punkte zählen

score-intro = Gib die Werte Spieler für Spieler ein; leer heißt keine. Ein leerer Name beendet die Liste, und back führt zur vorigen Frage zurück.
score-name = Name von Spieler { $number }

rules-example-word = Schlüssel
help-file = DATEI

## Wer mitspielt

seating-computer = { $name } (Computer)
seating-name-missing = Ein Name fehlt: So werden die Spieler genannt: --people Ann,Ben
seating-count = { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    } und { $bots ->
        [one] 1 Computerspieler
       *[other] { $bots } Computerspieler
    } passen nicht zu --players { $players }.
seating-same-name = Zwei Spieler heißen { $name }; gib ihnen verschiedene Namen.
seating-too-many-bots = { $count } Computerspieler sind zu viele.
seating-nobody = Hier heißt niemand „{ $who }“; am Tisch sitzen { $names } (oder 1 bis { $count }).

## Gespeicherte Partien

position-unreadable = { $file } ist keine Stellung, von der aus gespielt werden kann:
    { $reason }
position-player = Spieler { $number }
replay-unreadable = { $file } ist keine gespeicherte Partie:
    { $reason }
replay-impossible = { $file } lässt sich nicht zeigen: { $reason }
replay-not-a-turn = „{ $typed }“ ist kein Zug; tippe zum Beispiel turn 12.
replay-no-turn = Zug { $number } gibt es nicht; die Partie hat die Züge 1 bis { $last }.
verify-exact = stimmt
verify-unfinished = nicht zu Ende gespielt, stimmt bis hierher
verify-unverified = nicht ganz geprüft
verify-diverged = widerspricht den Regeln
verify-unreadable = unlesbar
verify-sum = { $games } Partien: { $good } in Ordnung, { $bad } nicht

## Regeln nachschlagen

rules-how = Lies eine Regel mit { $one } oder suche mit { $word }.
rules-no-such = Die Regel { $id } gibt es nicht; die Regeln sind { $numbers }.
rules-not-found = Keine Regel erwähnt „{ $words }“; luxor rules zeigt alle.

## Antworten, die sich nicht zählen lassen

score-nobody = Für wen soll gezählt werden? Nenne mindestens einen Spieler.
score-unknown-field = „{ $field }“ gibt es nicht; es gibt { $known }.
score-unreadable = „{ $typed }“ muss so aussehen: { $example }
score-not-a-number = „{ $typed }“ muss eine Zahl von 0 bis { $most } sein.

verify-unsupported-generation = nach anderen Regeln
verify-sum-unsupported-generation = { $games } Partien: { $good } in Ordnung, { $bad } nicht, { $other } nach anderen Regeln
resume-file-exists = { $file } gibt es schon. Wähle eine andere Datei oder spiele diese Partie weiter: luxor play --resume { $file }
resume-unreadable = { $file } ist keine gespeicherte Partie, die weitergehen kann:
    { $reason }
resume-diverged = { $file } kann nicht weitergehen: Die Datei widerspricht den Regeln. { $reason }
    Es wurde nichts geändert. Noch einmal prüfen mit: luxor verify { $file }
resume-impossible = { $file } kann nicht weitergehen: { $reason }
resume-over = Die Partie in { $file } ist zu Ende. Ansehen mit: luxor replay { $file }
resume-program = { $file } würde dieses Programm als Computerspieler starten: { $program }
    Wenn du ihm vertraust, gib zusätzlich an: --programs
resume-unsupported-generation = { $file } kann nicht weitergehen: { $reason }
    Es wurde nichts verändert.
generation-earlier = nach früheren Regeln gespielt, Generation { $generation }; dieses Programm kann sie nicht prüfen
generation-later = nach späteren Regeln gespielt, Generation { $generation }; dafür ist ein neueres Programm nötig
label = { $label }: { $value }
series = { $before }; { $after }

# luxor learn
learn-keys = Tipp eine Wahl ein oder drück Enter für weiter. Außerdem: back, skip, show, quit (zurück, auslassen, zeigen, verlassen).

## Die Analyse einer beendeten Partie

analyse-running = Die Partie in { $file } ist noch nicht zu Ende, und nur beendete Partien lassen sich analysieren: Mit { $next } geht sie weiter.
analyse-diverged = { $file } lässt sich nicht analysieren: { $reason }
analyse-title = Analyse einer Partie
analyse-views = Entscheidungen werden nach dem beurteilt, was der Spieler wissen konnte; Chancen und Glück nach dem, was wirklich war, ohne Kenntnis späterer Züge vom Stapel.
analyse-turn = Zug { $turn }
analyse-chances = Chancen im Lauf der Partie
analyse-percent = { $number } %
analyse-written = Der Bericht steht in { $file }.
