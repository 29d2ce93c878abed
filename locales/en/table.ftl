# What every table says, whatever the title and wherever it is played.

player = Player

## What can be taken back

undo-nothing-of-yours = You have no choice to take back.
undo-revealed = This cannot be taken back: something has been revealed since.
undo-nothing-undone = There is nothing to redo.
refused-game-over = The game is over.
log-undo = { $player } takes back a choice.
