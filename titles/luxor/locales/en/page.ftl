# The table of Luxor on the page.

page-heading = { $title }, round { $round }
page-board = The temple from above. The path in words follows.
page-temple = The temple
page-path = The path from the stairs to the tomb chamber
page-hand = Your hand, in fixed order. Only the two end cards can be played.
page-end-left = On the left: { $card }
page-end-right = On the right: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } collected
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
page-lifted = Where does { $card } go? Choose the card whose position it takes.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.
page-why-mummy-tile = A mummy tile is used at the end of your turn, after drawing.
page-have = you have { $have }
page-newcomers = { $count ->
        [one] 1 just became active: can move from the next round on
       *[other] { $count } just became active: can move from the next round on
    }
page-lead-prize = One adventurer fewer is enough.
page-not-active = { $count ->
        [one] 1 not active yet
       *[other] { $count } not active yet
    }
page-statue = Anubis statue
page-around = Around the path
page-legend = targets: { $places }
