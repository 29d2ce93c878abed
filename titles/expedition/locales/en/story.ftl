# What the players do, as it stands in a sentence after the player's name or “You” ($who is you or other).
# What is left out here is told by the lines of the log in game.ftl.

expedition-tell-first = { $who ->
        [you] go
       *[other] goes
    } first
expedition-tell-kept = { $who ->
        [you] keep
       *[other] keeps
    } the camp and one other tile
expedition-tell-laid = { $who ->
        [you] lay
       *[other] lays
    } { $tile ->
        [desert] a desert
        [desert-camp] a desert camp
        [desert-temple] a desert temple
        [desert-pyramid] a desert pyramid
        [oasis] an oasis
        [oasis-camp] an oasis camp
        [oasis-temple] an oasis temple
        [oasis-pyramid] an oasis pyramid
        [mountains] mountains
       *[other] a lake
    } on { $cell }
expedition-tell-deployed = { $who ->
        [you] put
       *[other] puts
    } { $count ->
        [0] nobody
        [one] one adventurer
       *[other] { $count } adventurers
    } there
expedition-tell-marched = { $who ->
        [you] send
       *[other] sends
    } { $leaving } of { $count } adventurers { $direction ->
        [north] north
        [east] east
        [south] south
       *[other] west
    } ({ $tiles })
expedition-tell-rest = { $count } on { $cell }
expedition-tell-drew = { $who ->
        [you] draw
       *[other] draws
    } { $tile ->
        [desert] a desert
        [desert-camp] a desert camp
        [desert-temple] a desert temple
        [desert-pyramid] a desert pyramid
        [oasis] an oasis
        [oasis-camp] an oasis camp
        [oasis-temple] an oasis temple
        [oasis-pyramid] an oasis pyramid
        [mountains] mountains
       *[other] a lake
    }
expedition-tell-shipped = { $who ->
        [you] send
       *[other] sends
    } a ship to the lake on { $to }
expedition-tell-moved = { $who ->
        [you] go
       *[other] goes
    } with the caravan from { $from } to { $to }
expedition-tell-snaked = { $who ->
        [you] put
       *[other] puts
    } snakes on { $to }
expedition-tell-swept = { $who ->
        [you] sweep
       *[other] sweeps
    } { $to } with the sandstorm
expedition-tell-captured = { $who ->
        [you] capture
       *[other] captures
    } { $count ->
        [0] nobody
        [one] one adventurer
       *[other] { $count } adventurers
    }
expedition-tell-since = Since your last turn
expedition-tell-own = Your turn { $turn }
expedition-tell-before = Before
expedition-laid-by = laid by { $player } since your last turn
expedition-came-by = { $player } put { $count } here since your last turn
