# Was das Programm selbst am Tisch sagt, bei jedem Titel.

## Der erste Bildschirm

welcome-what = Die Luxor-Brettspiele von Rüdiger Dorn, in deinem Terminal.
welcome-unofficial = Ein inoffizielles Fanprojekt, ohne Verbindung zu Autor oder Verlag.
welcome-begin = So fängst du an:
welcome-play = du gegen drei Computerspieler
welcome-people = zwei Spieler an einer Tastatur
welcome-expedition = das zweite Spiel
welcome-rules = die Regeln, nach Nummer oder Stichwort
welcome-score = die Punkte einer Partie am echten Tisch zusammenzählen
welcome-help = alles andere

## Am Tisch

table-your-choice = Was tust du?
table-cover = Drücke Enter, um den Tisch zu verdecken.{" "}
table-pass-keyboard = Gib die Tastatur an { $player } weiter und drücke dann Enter.
table-unverified = Diese Partie geht weiter, aber nicht alles darin ließ sich prüfen: { $reason }.
table-not-understood = „{ $typed }“ geht hier nicht. Tippe eine Nummer aus der Liste, die Aktion selbst oder help.
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } hat diese Partie verloren, gleich wie die Punkte stehen, und wählt von nun an zufällig. Das Programm meldet: { $reason }.
table-file-exists = { $file } gibt es schon; wähle einen anderen Namen. Es wurde nichts gespeichert.
table-saved = Die Partie ist in { $file } gespeichert.
    Weiter geht es mit: luxor play --resume { $file }
    Die Datei enthält alle verdeckten Karten: Wer mitspielt, sollte sie vor dem Ende nicht lesen.
table-saved-over = Die Partie ist in { $file } gespeichert. Noch einmal ansehen mit: luxor replay { $file }
table-not-saved = { $file } lässt sich nicht schreiben: { $reason }. Versuche save mit einem anderen Namen.
table-keep = Tippe save DATEI, um diese Partie zu behalten, log, um sie nachzulesen, oder drücke Enter, um aufzuhören.

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
replay-help = Enter oder next: ein Schritt. back: ein Schritt zurück. turn: zum nächsten Zug. turn 12: zu Zug 12. start, end, quit.

## Punkte zählen

score-intro = Gib die Werte Spieler für Spieler ein; leer heißt keine. Ein leerer Name beendet die Liste.
score-name = Name von Spieler { $number }
