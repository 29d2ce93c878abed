# What every table says, whatever the title and wherever it is played.

player = Player

## What can be taken back

undo-nothing-of-yours = You have no choice to take back.
undo-revealed = This cannot be taken back: something has been revealed since.
undo-nothing-undone = There is nothing to redo.
refused-game-over = The game is over.
log-undo = { $player } takes back a choice.
log-takeover-bot = The computer plays on for { $from }.
log-takeover-back = { $to } plays again.
log-takeover-person = { $to } takes the seat of { $from }.
log-ended = The players ended the game by agreement.
