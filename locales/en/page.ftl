# The page: what stands around every table.

page-home = Luxor, start page
way-ways = Main pages
way-play = Play
way-learn = Learn
way-puzzle = Puzzle
way-you = You
page-settings = Settings
page-language = Language
page-day-night = Switch between day and night
page-loading = One moment …
page-try-again = Try again
page-to-start = To the start page
page-lost = There is nothing here
page-lost-text = Only sand. Perhaps the address was cut off when it was copied.
page-unknown-title = This page cannot show this game
page-unknown-title-text = The server plays “{ $title }”, but this page has no table for it. Perhaps the page is older than the server: reload it.
page-reload = Reload
page-failed-no-table = There is no such table
page-failed-no-table-text = Perhaps the address was cut off when it was copied, or the game is on another server.
page-failed-no-seat = You have no seat at this table
page-failed-no-seat-text = This address works only on the devices that play here. Ask for the invitation or for the link to watch. If it is your own seat, make a one-time link in the table menu of the device you played on.
page-failed-offline = The server cannot be reached
page-failed-offline-text = Check your connection. Your games are saved and waiting for you.
page-failed-other = This table cannot be opened
page-failed-other-text = Something went wrong along the way. Nothing was lost.
page-close = Close
page-to-scoring = To the final scoring
page-menu = This table
page-skip = Skip to your turn
page-connection-lost = No connection. { $seconds ->
        [0] Trying again.
        [one] Trying again in 1 second.
       *[other] Trying again in { $seconds } seconds.
    } Nothing is lost.
page-choice-overdue = Your choice is still on its way. It will count once, as soon as it arrives.
page-try-now = Try now
page-rules = Rules
page-rule = Rule { $rule }

## What does not work

page-error-offline = The server cannot be reached. Try again.
page-error-conflict = Something has happened in the meantime. Look again.
page-error-other = The server could not do that.

## At every table

page-players = Players
page-players-short = Players at a glance
page-side = Supply and log
page-your-turn = Your turn
page-you = you
page-more = More
page-next-players = Then: { $names }
page-nothing-to-answer = There is nothing to decide now.
page-computer = computer
page-away = away
page-points = { $count ->
        [one] point
       *[other] points
    }

page-log = What happened
page-log-start = Setup
page-log-empty = Nothing yet.
page-show-moment = Show this moment
page-moment = This moment
page-moment-failed = This moment cannot be shown right now.
page-to-replay = Replay the whole game

## The prompt

page-one-moment = one moment …
page-not-possible = Not possible.
page-go = Go

page-why-not-your-turn = It is not your turn.
page-why-no-undo = There is nothing to take back.
page-why-no-redo = There is nothing to redo.

page-undo = Undo
page-redo = Redo
page-restart = Restart turn
page-hint = Hint
page-hint-thinking = A strong player is thinking it over
page-hint-best = Best: { $choice }, { $chance } to win, { $reason }.

page-label = { $label }: { $value }
page-label-before = { $label }:
page-series = { $before }; { $after }
page-clauses = { $before }, { $after }
page-moment-told = { $moment }, { $who }. { $told }

## The story

story-you = You
story-sentence = { $player } { $does }.
story-short = { $player } { $does }
story-title = The story so far
story-all = all
story-since = Since your last move
story-more = +{ $count } more
story-turn-of = { $player } is to move.
story-fast = Fast
story-skip = Skip to my turn
page-hint-now = Change of your chance to win, now { $now }
page-hint-only = There is only one choice: { $choice }
page-hint-best-short = Best:
keys-title = Keys
keys-arrows = go along the board, the land or a panel
keys-enter = choose what has the focus
keys-numbers = choose an answer by its place
keys-undo = undo
keys-hint = hint
keys-rules = rules
keys-escape = take back a selection, close an explanation
keys-all = explain what has the focus, or list all keys

## Around a table

friends-came = { $name } is here.
friends-left = { $name } has left.
curtain-pass = Pass the device to { $name }
pass-done = Done.
pass-on = Pass it on
show-turn = Turn { $turn }
table-you = you
table-computer = computer
table-points-now = points now
table-your-turn = Your turn
table-lead = { $who }:
table-tools = Tools
table-log = What happened
table-close = Close
