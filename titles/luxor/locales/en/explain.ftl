# What the page says of a piece one points at: its name, and its effect in one sentence (`text`).

about-luxor-key = Keys
    .text = Entering the tomb chamber costs a key. Each key left at the end is worth 1 point.
about-luxor-vase = Vases
    .text = A vase, a statue and jewelry make a set; every further set is worth more at the end.
about-luxor-statue = Statues
    .text = A vase, a statue and jewelry make a set; every further set is worth more at the end.
about-luxor-jewellery = Jewelry
    .text = A vase, a statue and jewelry make a set; every further set is worth more at the end.
about-luxor-artifact = Artifacts
    .text = At the end each complete set may take one artifact along, for { $number ->
        [one] 1 point
       *[other] { $number } points
    } more.
about-luxor-wild = Wild card tiles
    .text = One stands in for any treasure that a set lacks, at most two in each set.
about-luxor-scarab = Scarabs
    .text = Each is worth the points on its face. Only its owner knows them before the end.
about-luxor-talisman = Talismans
    .text = They pay for mummy tiles. You get one for each player of whom the mummy lays somebody down in your turn.
about-luxor-sarcophagus = Sarcophagi
    .text = The first adventurer in the tomb chamber takes the more valuable one, the second the other.
about-luxor-standing = Standing
    .text = The points if the game ended now. Of these { $collected } are collected; the rest can still change.
about-luxor-stairs = The stairs
    .text = Everybody starts here, and adventurers who become active come here. At the end nothing is scored for it.
about-luxor-tomb = The tomb chamber
    .text = It is entered by exact count only, for a key each time. The game ends after the round of the second entry.
about-luxor-anubis = Anubis statue
    .text = When one of your adventurers passes, yours lying here becomes active: it stands on the stairs and moves from the next round on.
about-luxor-wall = Value on the wall
    .text = At the end every adventurer in this room is worth this many points, lying or upright.
about-luxor-temple-stack = Temple tiles
    .text = When a treasure with this sign is taken, the top tile of this stack is turned up in its place.
about-luxor-cobra = Cobra
about-luxor-falcon = Falcon
about-luxor-lion = Lion
about-luxor-horus-stack = Horus stack
    .text = A Horus tile with as many eyes lets you take the open card into the middle of your hand.
about-luxor-draw-pile = Draw pile
    .text = At the end of your turn you draw a card into the middle of your hand, unless you took a Horus card.
about-luxor-discard-pile = Discard pile
    .text = Cards that were played; everybody may look through them. Shuffled, they become the next draw pile.
about-luxor-hidden-card = Hidden card
    .text = Only its owner knows it. Of a hand only the two end cards can be played.
about-luxor-adventurers = Adventurers
    .text = Lying ones cannot move and count for no treasure; those at the statues wait until one of their own passes.
about-luxor-roll = A roll of { $number }
    .text = The die says how far the card moves an adventurer.
about-luxor-round = Round { $number }
    .text = One turn of every player, clockwise, from the first player on.
about-luxor-empty = Empty space
    .text = Nothing lies here. Adventurers walk over it without counting it.
about-luxor-treasure = Treasure
    .text = { $demand ->
        [one] One of your adventurers here is enough to take it
       *[other] With { $demand } of your adventurers here at once you take it
    } and score { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
about-luxor-tile-artifact = Artifact
    .text = { $demand ->
        [one] One of your adventurers here is enough to take it
       *[other] With { $demand } of your adventurers here at once you take it
    } and score { $points ->
        [one] 1 point
       *[other] { $points } points
    }; it also adds to a set.
about-luxor-tile-horus = Horus tile
    .text = Whoever ends a move here takes a key, or the open Horus card with { $eyes ->
        [one] 1 eye
       *[other] { $eyes } eyes
    }. The tile stays.
about-luxor-tile-osiris = Osiris tile
    .text = Whoever ends a move here is pushed on by { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    } at once.
about-luxor-temple = Temple tile
about-luxor-tile-scarab = Scarab
    .text = Whoever ends a move here takes a scarab and keeps its points to themselves.
about-luxor-tile-wild = Wild card tile
    .text = Whoever ends a move here takes a wild card tile, which stands in for any treasure of a set.
about-luxor-tile-scarab-or-wild = Scarab or wild card
    .text = Whoever ends a move here takes one of the two.
about-luxor-tile-favour = Favor of Horus
    .text = Whoever ends a move here takes the open Horus card of level { $one } or { $other }.
about-luxor-tile-tunnel = Tunnel
    .text = Whoever ends a move here comes out at the next tunnel toward the tomb chamber.
about-luxor-mummy-tile = Mummy tile
    .text = After drawing you may pay for one open mummy tile: { $tile }.
about-luxor-character = Character
about-luxor-module = Module
about-luxor-card-basic = Basic card
about-luxor-card-horus = Horus card, { $eyes ->
        [one] 1 eye
       *[other] { $eyes } eyes
    }
about-luxor-card-equipment = Equipment card
about-luxor-in-left = left end of your hand
about-luxor-in-right = right end of your hand
about-luxor-in-middle = middle of your hand
about-luxor-in-play = in play
about-luxor-in-hand-of = hand of { $name }
about-luxor-does = { $does }.
about-luxor-does-later = { $does }. Playable once it is an end card: { $left ->
        [one] 1 card lies
       *[other] { $left } cards lie
    } to its left, { $right } to its right.
about-luxor-fact-wall = wall { $value }
about-luxor-fact-card = card: { $card }
about-luxor-fact-below = another tile below
about-luxor-fact-left = { $count } left
about-luxor-fact-waits = { $name } waits here
about-luxor-fact-sarcophagus = sarcophagus worth { $value }
about-luxor-fact-costs = { $count ->
        [one] 1 talisman
       *[other] { $count } talismans
    }
