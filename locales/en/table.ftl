# What every table says, whatever the title and wherever it is played.

player = Player

## What can be taken back

undo-nothing-of-yours = There is no choice of yours to take back.
undo-revealed = This cannot be taken back: something was revealed since.
undo-nothing-undone = There is nothing to do again.
refused-game-over = The game is over.
log-undo = { $player } takes back a choice.
