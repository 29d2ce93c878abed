# Was jeder Tisch sagt, gleich welcher Titel und wo gespielt wird.

player = Spieler

## Was zurückgenommen werden kann

undo-nothing-of-yours = Du hast noch nichts gewählt, das du zurücknehmen könntest.
undo-revealed = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt.
undo-nothing-undone = Du hast nichts zurückgenommen, das du wiederholen könntest.
refused-game-over = Die Partie ist zu Ende.
log-undo = { $player } nimmt eine Wahl zurück.
log-takeover-bot = Der Computer spielt für { $from } weiter.
log-takeover-back = { $to } spielt wieder selbst.
log-takeover-person = { $to } übernimmt den Platz von { $from }.
log-ended = Die Spieler haben die Partie einvernehmlich beendet.
