# The page: what stands around every table, and the Luxor table.

page-home = Luxor, start page
way-ways = Main pages
way-play = Play
way-learn = Learn
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

## The Luxor table

page-heading = { $title }, round { $round }
page-board = The temple from above. The path in words follows.
page-temple = The temple
page-path = The path from the stairs to the tomb chamber
page-players = Players
page-players-short = Players at a glance
page-side = Supply and log
page-your-turn = Your turn
page-hand = Your hand, in fixed order. Only the two end cards can be played.
page-you = you
page-more = More
page-next-players = Then: { $names }
page-nothing-to-answer = There is nothing to decide now.
page-end-left = On the left: { $card }
page-end-right = On the right: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } collected
page-computer = computer
page-away = away
page-points = { $count ->
        [one] point
       *[other] points
    }
page-keys = Keys
page-vases = Vases
page-statues = Statues
page-jewellery = Jewelry
page-artifacts = Artifacts
page-wilds = Wild card tiles
page-scarabs = Scarabs
page-talismans = Talismans
page-sarcophagi = Sarcophagi
page-in-tomb = { $count } in the tomb chamber
page-lying = { $count } lying on { $places }
page-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-cards-known = seen: { $cards }
page-extra-turns = { $count ->
        [one] an extra turn
       *[other] { $count } extra turns
    }

page-horus-cards = Horus cards
page-eyes = { $count ->
        [one] 1 eye
       *[other] { $count } eyes
    }
page-draw = draw
page-discard = discard
page-discard-pile = The discard pile
page-look-discard = Look through the discard pile, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
page-mummy-tiles = Mummy tiles
page-mummy-tiles-when = after drawing, one per turn
page-costs = costs { $count ->
        [one] 1 talisman
       *[other] { $count } talismans
    }
page-log = What happened
page-log-start = Setup
page-log-empty = Nothing yet.
page-show-moment = Show this moment
page-moment = This moment
page-moment-failed = This moment cannot be shown right now.
page-to-replay = Replay the whole game

page-card-horus = { $card }, Horus card with { $eyes ->
        [one] 1 eye
       *[other] { $eyes } eyes
    }
page-card-equipment = { $card }, equipment card
page-card-known = Everybody has seen this card
page-card-playable = { $card }: { $does }
page-card-not-now = { $card }: { $does }. Position { $place } in your hand, not playable now
page-card-waits = { $card }: { $does }. It is not your turn
page-card-put-here = { $card }. Put the card you picked up here, at position { $place }

page-space = space { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, requires { $demand ->
        [one] 1 adventurer
       *[other] { $demand } adventurers
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] 1 eye
       *[other] { $eyes } eyes
    }: a key or a Horus card
page-tile-osiris = { $tile }: { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } forward
page-words-space = Space { $number }, worth { $value }:
page-words-empty = empty
page-words-below = , another tile lies face down below
page-words-tomb = worth { $value }
page-words-standing = { $player }: { $count }
page-words-lying = { $player }: { $count } lying
page-words-mummy = the mummy

page-target = From { $from } to { $place }: { $effects }
page-target-many = To { $place }: { $count } ways
page-source = Only the adventurer on { $place }
page-who-moves = Which adventurer moves
page-who-is-here = Who is here
page-your-choices = What you can do
page-from-by = { $place }, by { $by }

## The prompt

page-lead-turn = Your turn:
page-lead-card = { $card }:
page-lead-reroll = You rolled a { $face }.
page-lead-raise = { $count ->
        [one] One of your adventurers is lying down.
       *[other] { $count } of your adventurers are lying down.
    }
page-lead-mummy-tile = You have { $count ->
        [one] 1 talisman.
       *[other] { $count } talismans.
    }
page-lead-act = All your adventurers have moved.
page-lead-horus = A Horus tile.
page-lead-favour = Favor of Horus.
page-lead-scarab-or-wild = A temple tile.
page-lead-put = Two new cards.
page-lead-extra-turn = You have completed a set.
page-lead-rearrange = An adventurer has become active.
page-one-moment = one moment …
page-thinking = is thinking
page-not-possible = Not possible.
page-go = Go
page-lifted = Where does { $card } go? Choose the card whose position it takes.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.

page-why-not-your-turn = It is not your turn.
page-why-mummy-tile = A mummy tile is used at the end of your turn, after drawing.
page-why-no-undo = There is nothing to take back.
page-why-no-redo = There is nothing to redo.

page-undo = Undo
page-redo = Redo
page-restart = Restart turn
page-hint = Hint
page-hint-thinking = A strong player is thinking it over
page-hint-best = Best: { $choice }, { $chance } to win, { $reason }.

page-have-left = you have { $have } · { $left } left
page-left = { $count } left in the stack
page-newcomers = { $count ->
        [one] 1 just became active: can move from the next round on
       *[other] { $count } just became active: can move from the next round on
    }
page-lead-prize = One adventurer fewer is enough.
page-not-active = { $count ->
        [one] 1 not active yet
       *[other] { $count } not active yet
    }
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
story-since-round = The latest turns
story-more = +{ $count } more
story-turn-of = { $player } is to move.
story-fast = Fast
story-skip = Skip to my turn
page-statue = Anubis statue
page-around = Around the path
page-hint-now = Change of your chance to win, now { $now }
page-hint-only = There is only one choice: { $choice }
page-hint-best-short = Best:
page-legend = targets: { $places }
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
table-thinks = is thinking
table-tools = Tools
table-log = What happened
table-close = Close
