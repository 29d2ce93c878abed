# What the program itself says at the table, whatever the title.

## The first screen

welcome-what = The Luxor family of board games by Rüdiger Dorn, in your terminal.
welcome-unofficial = An unofficial fan project, not affiliated with the author or the publisher.
welcome-begin = To start:
welcome-play = you against three computer players
welcome-people = two people at one keyboard
welcome-expedition = the second game
welcome-rules = the rules by number and by word
welcome-score = add up the points of a game at a real table
welcome-help = everything else

## At the table

table-your-choice = What do you do?
table-cover = Press Enter to cover the table.{" "}
table-pass-keyboard = Pass the keyboard to { $player }, then press Enter.
table-unverified = This game continues, but not all of it could be verified: { $reason }.
table-not-understood = “{ $typed }” is not possible here. Type a number from the list, the action itself, or help.
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } forfeits this game, whatever the points say, and moves at random from now on. Its program: { $reason }.
table-file-exists = { $file } already exists; choose another name. Nothing was saved.
table-saved = The game is saved in { $file }.
    Continue with: luxor play --resume { $file }
    The file contains all hidden cards: no player should read it before the end.
table-saved-over = The game is saved in { $file }. Watch it again with: luxor replay { $file }
table-not-saved = { $file } cannot be written: { $reason }. Try save with another name.
table-keep = Type save FILE to keep this game, log to read what happened, or press Enter to leave.

help-number = choose from the list; you can also type the action itself
help-hint = what a strong player thinks of your choices
help-undo = take back your latest choice, unless something has been revealed
help-board = draw the table again (so does Enter where there is a choice)
help-log = read what happened, or only the last lines
help-rules = explain a rule
help-rules-word = find the rules that mention a word
help-save = save the game
help-quit = save the game and leave

## The end

result-name = { $player }
result-total = total
result-place = place
result-won = { $player } wins!
result-shared = { $players } share the victory.
result-forfeit = { $player } has lost by forfeit, whatever the points say.

## Stepping through a game

replay-next = Next: { $player }, { $action }.
replay-takes-back = Next: { $player } takes back { $action }.
replay-hidden = a hidden choice
replay-place = step { $at } of { $all }, turn { $turn } (Enter, back, turn 12, help, quit)
replay-help = Enter or next: one step. back: one step back. turn: to the next turn. turn 12: to turn 12. start, end, quit.

## Counting points

score-intro = Answer for each player; an empty answer means none. An empty name ends the list.
score-name = Name of player { $number }
