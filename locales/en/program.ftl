# What the program itself says at the table, whatever the title.

## The first screen

welcome-what = The Luxor family of board games by Rüdiger Dorn, in your terminal.
welcome-unofficial = An unofficial fan project, not connected with the author or the publisher.
welcome-begin = To begin:
welcome-play = you against three computer players
welcome-people = two people at one keyboard
welcome-expedition = the second title
welcome-rules = the rules by number, and by word
welcome-score = count the points of a game at a real table
welcome-help = everything else

## At the table

table-your-choice = What do you do?
table-cover = Press Enter to cover the table.{" "}
table-pass-keyboard = Pass the keyboard to { $player }, then press Enter.
table-unverified = This game goes on, but not everything in it could be checked: { $reason }.
table-not-understood = “{ $typed }” is not possible here. Type a number from the list, the action itself, or help.
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } has lost this game whatever the points say, and moves at random from now on. Its program: { $reason }.
table-file-exists = { $file } exists already; choose another name. Nothing was saved.
table-saved = The game is saved in { $file }.
    Go on with: luxor play --resume { $file }
    The file holds all hidden cards: nobody who plays should read it before the end.
table-saved-over = The game is saved in { $file }. Look at it again with: luxor replay { $file }
table-not-saved = { $file } cannot be written: { $reason }. Try save with another name.
table-keep = Type save FILE to keep this game, log to read it again, or press Enter to leave.

help-number = choose from the list; the words of an action work too
help-hint = what a strong player would think of your choices
help-undo = take back your latest choice, until something was revealed
help-board = draw the table again (Enter does it too where there is a choice)
help-log = read what happened, or its last lines
help-rules = explain a rule
help-rules-word = find the rules that speak of something
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
