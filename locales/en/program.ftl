# What the program itself says at the table, whatever the title.

## The first screen

welcome-what = The Luxor family of board games by Rüdiger Dorn, in your terminal.
welcome-unofficial = An unofficial fan project, not affiliated with the author or the publisher.
welcome-begin = To start:
welcome-play = you against three computer players
welcome-people = two people at one keyboard
welcome-rules = the rules by number and by word
welcome-score = add up the points of a game at a real table
welcome-help = everything else

## At the table

table-your-choice = What do you do?
table-no-drawing = This game has no picture of its own in the terminal: here is what you see of it, as data.
table-cover = Press Enter to cover the table.{" "}
table-pass-keyboard = Pass the keyboard to { $player }, then press Enter.
table-unverified = This game continues, but not all of it could be verified: { $reason }.
table-not-understood = “{ $typed }” is not possible here. { $right } Type help for everything else.
table-right-number = { $last ->
        [one] Type 1 or the action itself.
       *[other] Type a number from 1 to { $last } or the action itself.
    }
table-too-small = The table needs { $least-columns } columns and { $least-lines } lines; this window has { $columns } by { $lines }. Make it larger, or type quit.
table-menu-page = { $first }–{ $last } of { $all } · PgDn PgUp
table-pager = Enter: back to the table · PgDn PgUp: pages{" "}
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } forfeits this game, whatever the points say, and moves at random from now on. Its program: { $reason }.
table-file-exists = { $file } already exists; choose another name. Nothing was saved.
table-saved = The game is saved in { $file }.
    Continue with: luxor play --resume { $file }
    The file contains all hidden cards: no player should read it before the end.
table-saved-over = The game is saved in { $file }. Watch it again with: luxor replay { $file }
table-not-saved = { $file } cannot be written: { $reason }. Try save with another name.
table-saves-to = The game is saved as you play, in { $file }.
play-cannot-save = The game could not be saved in { $file }: { $reason }. Name another file with --save.

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
replay-help = Enter or next: one step. back: one step back. turn: to the next turn. turn 12: to turn 12. position: the position as text. start, end, quit.

## Counting points

score-intro = Answer for each player; an empty answer means none. An empty name ends the list, and back returns to the question before.
score-name = Name of player { $number }

rules-example-word = key
help-file = FILE

## Who plays

seating-computer = { $name } (computer)
seating-name-missing = A name is missing: people are named like --people Ann,Ben
seating-count = { $people ->
        [one] 1 person
       *[other] { $people } people
    } and { $bots ->
        [one] 1 computer player
       *[other] { $bots } computer players
    } do not fit: --players says { $players }.
seating-same-name = Two people are called { $name }; give each of them a different name.
seating-too-many-bots = { $count } computer players are too many.
seating-nobody = Nobody here is called “{ $who }”; there are { $names } (or 1 to { $count }).

## Saved games

position-unreadable = { $file } is not a position that can be played on:
    { $reason }
position-player = Player { $number }
replay-unreadable = { $file } is not a saved game:
    { $reason }
replay-impossible = { $file } cannot be shown: { $reason }
replay-not-a-turn = “{ $typed }” is not a turn; type turn 12, for example.
replay-no-turn = There is no turn { $number }; the game has turns 1 to { $last }.
verify-exact = exact
verify-unfinished = unfinished, exact so far
verify-unverified = unverified
verify-diverged = diverged
verify-unreadable = unreadable
verify-sum = { $games } games: { $good } good, { $bad } not

## Looking up rules

rules-how = Read a rule with { $one }, or search with { $word }.
rules-no-such = There is no rule { $id }; the rules are { $numbers }.
rules-not-found = No rule mentions “{ $words }”; luxor rules lists them all.

## Answers that cannot be counted

score-nobody = There is nobody to count for: name at least one player.
score-unknown-field = There is nothing called “{ $field }”; there is { $known }.
score-unreadable = “{ $typed }” should look like this: { $example }
score-not-a-number = “{ $typed }” should be a number from 0 to { $most }.

verify-unsupported-generation = under other rules
verify-sum-unsupported-generation = { $games } games: { $good } good, { $bad } not, { $other } under other rules
resume-file-exists = { $file } already exists. Choose another file, or continue that game: luxor play --resume { $file }
resume-unreadable = { $file } is not a saved game that can be continued:
    { $reason }
resume-diverged = { $file } cannot be continued: the file contradicts the rules. { $reason }
    Nothing was changed. To check it again: luxor verify { $file }
resume-impossible = { $file } cannot be continued: { $reason }
resume-over = The game in { $file } is over. Watch it with: luxor replay { $file }
resume-program = { $file } would start this program as a computer player: { $program }
    If you trust it, add: --programs
resume-unsupported-generation = { $file } cannot be continued: { $reason }
    Nothing was changed.
generation-earlier = made under earlier rules, generation { $generation }; it cannot be checked by this program
generation-later = made under later rules, generation { $generation }; a newer program is needed
label = { $label }: { $value }
series = { $before }; { $after }

# luxor learn
learn-keys = Type a choice, or press Enter to go on. Also: back, skip, show, quit.

## The analysis of a finished game

analyse-running = The game in { $file } is not finished, and only finished games can be analysed: { $next } goes on with it.
analyse-diverged = { $file } cannot be analysed: { $reason }
analyse-title = Analysis of a game
analyse-views = Choices are judged by what the player could know then; chances and luck by what was, without knowing later draws.
analyse-turn = Turn { $turn }
analyse-chances = Chances over the game
analyse-percent = { $number }%
analyse-written = The report is in { $file }.
