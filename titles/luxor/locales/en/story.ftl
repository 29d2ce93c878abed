# What the players do, as it stands in a sentence after the player's name or “You” ($who is you or other).
# The attribute "short" is for narrow windows. What is left out here is told by the lines of the log in game.ftl.

luxor-tell-mummy = The mummy
luxor-tell-card = { $kind ->
        [number] { $card }
       *[other] “{ $card }”
    }
luxor-tell-first = { $who ->
        [you] go
       *[other] goes
    } first
luxor-tell-character = { $who ->
        [you] have
       *[other] has
    } the character “{ $character }”
luxor-tell-played = { $who ->
        [you] play
       *[other] plays
    } { $card }
luxor-tell-added = { $who ->
        [you] add
       *[other] adds
    } { $card }
luxor-tell-discarded = { $who ->
        [you] discard
       *[other] discards
    } { $card }
luxor-tell-drawn = { $who ->
        [you] draw
       *[other] draws
    } { $card }
luxor-tell-nobody = { $who ->
        [you] move
       *[other] moves
    } nobody
luxor-tell-rolled = { $who ->
        [you] roll
       *[other] rolls
    } a { $face }
luxor-tell-moved = { $count ->
        [one] { $who ->
            [you] go
           *[other] goes
        } from { $from ->
            [stairs] the stairs
           *[other] { $from }
        } to { $to ->
            [tomb] the tomb chamber
            [stairs] the stairs
           *[other] { $to }
        }
       *[other] { $who ->
            [you] move
           *[other] moves
        } { $count } adventurers
    }
    .short = { $count ->
        [one] { $who ->
            [you] go
           *[other] goes
        } to { $to ->
            [tomb] the tomb chamber
            [stairs] the stairs
           *[other] { $to }
        }
       *[other] { $who ->
            [you] move
           *[other] moves
        } { $count } adventurers
    }
luxor-tell-moved-tunnel = { $who ->
        [you] take
       *[other] takes
    } the tunnel from { $from } to { $to }
luxor-tell-moved-forward = { $who ->
        [you] step
       *[other] steps
    } forward from { $from ->
        [stairs] the stairs
       *[other] { $from }
    } to { $to ->
        [tomb] the tomb chamber
       *[other] { $to }
    } instead
luxor-tell-stayed = { $who ->
        [you] stay
       *[other] stays
    } on { $place }
luxor-tell-activated = { $who ->
        [you] activate
       *[other] activates
    } { $count ->
        [one] an adventurer
       *[other] { $count } adventurers
    }
luxor-tell-tomb = { $who ->
        [you] enter
       *[other] enters
    } the tomb chamber
luxor-tell-sarcophagus = { $who ->
        [you] take
       *[other] takes
    } the sarcophagus worth { $value }
luxor-tell-prize = { $who ->
        [you] take
       *[other] takes
    } { $tile } on { $place } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } { $tile }
luxor-tell-turned = { $who ->
        [you] turn up
       *[other] turns up
    } { $kind ->
       *[other] { $tile }
    }
luxor-tell-key = { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] a key
       *[other] { $count } keys
    }{ $place ->
        [none] { "" }
       *[other] { " " }on { $place }
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-tell-horus = { $who ->
        [you] take
       *[other] takes
    } the Horus card “{ $card }”{ $place ->
        [none] { "" }
       *[other] { " " }on { $place }
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } the Horus card “{ $card }”
luxor-tell-scarab = { $who ->
        [you] take
       *[other] takes
    } a scarab{ $value ->
        [0] { "" }
       *[other] { " " }worth { $value }
    }{ $place ->
        [none] { "" }
       *[other] { " " }on { $place }
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } a scarab
luxor-tell-wild = { $who ->
        [you] take
       *[other] takes
    } a wild card tile{ $place ->
        [none] { "" }
       *[other] { " " }on { $place }
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } a wild card tile
luxor-tell-talismans = { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }{ $place ->
        [none] { "" }
       *[other] { " " }on { $place }
    }
    .short = { $who ->
        [you] take
       *[other] takes
    } { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }
luxor-tell-raised = { $who ->
        [you] raise
       *[other] raises
    } { $count ->
        [one] an adventurer on { $place }
       *[other] { $count } adventurers
    }
luxor-tell-mummy-tile = { $who ->
        [you] pay
       *[other] pays
    } { $cost ->
        [one] a talisman
       *[other] { $cost } talismans
    } for the mummy tile “{ $tile }”
    .short = { $who ->
        [you] use
       *[other] uses
    } a mummy tile
luxor-tell-points = { $who ->
        [you] score
       *[other] scores
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
luxor-tell-shifted = { $who ->
        [you] move
       *[other] moves
    } a hand card from position { $from } to position { $to }
luxor-tell-put-out = { $who ->
        [you] remove
       *[other] removes
    } a scarab{ $value ->
        [0] { "" }
       *[other] { " " }worth { $value }
    } from the game
luxor-tell-gave-up = { $who ->
        [you] give up
       *[other] gives up
    } { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-tell-extra-turn = { $who ->
        [you] get
       *[other] gets
    } an extra turn
luxor-tell-laid-down = { $who ->
        [you] lay
       *[other] lays
    } { $whom ->
        [you] one of your adventurers
       *[other] an adventurer of { $player }
    } down on { $place }
luxor-came = { $player } came here from { $from ->
        [stairs] the stairs
       *[other] space { $from }
    }: { $does }
