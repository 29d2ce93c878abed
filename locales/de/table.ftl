# Was jeder Tisch sagt, gleich welcher Titel und wo gespielt wird.

player = Spieler

## Was zurückgenommen werden kann

undo-nothing-of-yours = Es gibt keine Wahl von dir zum Zurücknehmen.
undo-revealed = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt.
undo-nothing-undone = Es gibt nichts zu wiederholen.
refused-game-over = Die Partie ist zu Ende.
log-undo = { $player } nimmt eine Wahl zurück.
