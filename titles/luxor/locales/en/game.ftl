# Luxor and The Mummy's Curse.
#
# The attribute "short" is what a choice says would come of it; an empty one says nothing.
# The attribute "answer" is what an answer says on its button, where there is little room.

luxor-name = Luxor
luxor-sum = { $collected } collected + { $position } walls + { $other } other
luxor-about = Lead your adventurers through the winding temple, collect treasures on the way and reach the tomb chamber.
luxor-advice-five = For five players the rulebook recommends equipment and artifacts: add --modules equipment,artifacts.

module-mummy = The Mummy
module-mummy-about = A mummy roams the temple and lays adventurers down; talismans buy the help of mummy tiles.
module-equipment = Equipment
module-equipment-about = Each player starts with cards of their own, and some of them can be added up with others.
module-artifacts = Artifacts
module-artifacts-about = Ten artifacts lie among and below the treasures and make sets worth more.
module-characters = Characters
module-characters-about = Each player has a character with an ability of its own.

## Places

place-stairs = the stairs
place-tomb = the tomb chamber
place-number = { $number }

## Cards

card-number = { $number }
    .does = one adventurer { $number ->
        [0] stays and performs its tile's action
        [one] moves 1 tile
       *[other] moves { $number } tiles
    }
card-plus-minus = ±1
    .does = one adventurer moves 1 tile forward or backward
card-die = die
    .face = die
    .does = roll; one adventurer moves that many tiles
card-plus = { $number }+
    .does = one adventurer moves { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }, or more if you add a card
    .answer = { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }, or more with a second card
card-die-plus-minus = die ±1
    .face = die ±1
    .does = roll; one adventurer moves that many tiles, or 1 more or 1 less
    .answer = as many tiles as rolled, or 1 more or less
card-horus1-up-to = 1–{ $number }
    .does = one adventurer moves 1 to { $number } tiles
card-horus2-up-to = 1–{ $number }
    .does = one adventurer moves 1 to { $number } tiles
card-horus3-up-to = 1–{ $number }
    .does = one adventurer moves 1 to { $number } tiles
card-horus1-up-to-die = 1–die
    .face = 1–die
    .does = roll; one adventurer moves 1 up to that many tiles
    .answer = at most as many tiles as rolled
card-horus2-up-to-die = 1–die
    .face = 1–die
    .does = roll; one adventurer moves 1 up to that many tiles
    .answer = { card-horus1-up-to-die.answer }
card-horus3-up-to-die = 1–die
    .face = 1–die
    .does = roll; one adventurer moves 1 up to that many tiles
    .answer = { card-horus1-up-to-die.answer }
card-horus1-all = all +{ $number }
    .face = all +{ $number }
    .does = all your adventurers move { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }, then one performs its tile's action
    .answer = all move { $number }, then one uses its tile
card-horus2-all = all +{ $number }
    .face = all +{ $number }
    .does = all your adventurers move { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }, then one performs its tile's action
    .answer = { card-horus1-all.answer }
card-horus3-all = all +{ $number }
    .face = all +{ $number }
    .does = all your adventurers move { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }, then one performs its tile's action
    .answer = { card-horus1-all.answer }
card-horus1-last = last to second-to-last
    .face = last
    .does = your last adventurer joins the second-to-last
    .answer = your last adventurer catches up
card-horus2-last = last to second-to-last
    .face = last
    .does = your last adventurer joins the second-to-last
    .answer = { card-horus1-last.answer }
card-horus3-last = last to second-to-last
    .face = last
    .does = your last adventurer joins the second-to-last
    .answer = { card-horus1-last.answer }
card-horus1-less = { $number }, 1 adventurer fewer
    .face = { $number }, 1 fewer
    .short = { $number }, 1 fewer
    .does = one adventurer moves { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }; a treasure there requires 1 adventurer fewer
    .answer = move { $number }; a treasure there requires 1 fewer
card-horus2-less = { $number }, 1 adventurer fewer
    .face = { $number }, 1 fewer
    .short = { $number }, 1 fewer
    .does = one adventurer moves { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }; a treasure there requires 1 adventurer fewer
    .answer = { card-horus1-less.answer }
card-horus3-less = { $number }, 1 adventurer fewer
    .face = { $number }, 1 fewer
    .short = { $number }, 1 fewer
    .does = one adventurer moves { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }; a treasure there requires 1 adventurer fewer
    .answer = { card-horus1-less.answer }
card-hidden = ?

## Tiles

tile-vase = a vase
tile-statue = a statue
tile-jewellery = jewelry
tile-artifact = an artifact
tile-osiris = an Osiris tile
tile-horus = a Horus tile
tile-scarab = a temple tile (scarab)
tile-wild = a temple tile (wild card)
tile-scarab-or-wild = a temple tile (scarab or wild card)
tile-favour-1-2 = a favor of Horus (level 1 or 2)
tile-favour-1-3 = a favor of Horus (level 1 or 3)
tile-favour-2-3 = a favor of Horus (level 2 or 3)
tile-tunnel = a tunnel

treasure-vase = vase
treasure-statue = statue
treasure-jewellery = jewelry

mummy-tile-swap-hand = a new hand of cards
mummy-tile-rearmost = the rearmost adventurer moves 1 to { $number } tiles
mummy-tile-one = one adventurer moves { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }
mummy-tile-all = all adventurers move { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }
mummy-tile-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
mummy-tile-horus-card = a Horus card in exchange for a hand card
mummy-tile-free-choice = { $number } of these: key, scarab, wild card tile
mummy-tile-move-card = move a hand card
mummy-tile-scarab = a scarab
mummy-tile-least-points = as many points as the lowest treasure in play
mummy-tile-keys = { $number ->
        [one] 1 key
       *[other] { $number } keys
    }
mummy-tile-per-treasures = { $number ->
        [one] 1 point
       *[other] { $number } points
    } for every two treasures
mummy-tile-extra-turn = an extra turn
mummy-tile-other-scarab = exchange a scarab

character-reroll = Reroll
    .does = may roll the die for a card once more
character-rearrange = Rearrange
    .does = may move a hand card whenever an adventurer becomes active
character-choose-horus = Choose Horus
    .does = may take a Horus card of any level on a Horus tile
character-extra-point = Extra point
    .does = scores 1 more point for every treasure
character-forward = Forward
    .does = may move 1 tile forward instead of using the card
character-temple-action = Temple action
    .does = performs temple tiles as they are turned up
character-special-key = Special key
    .does = may give up a key to change a card's number by 1
character-extra-turn = Extra turn
    .does = may take an extra turn for every set without wild card tiles

## What is asked

asked-play = Which card do you play?
asked-use = Do you use the card?
asked-add = Do you add a card?
asked-reroll = Keep the roll, or roll again?
asked-move = Which adventurer moves?
asked-act = Which adventurer performs its tile's action?
asked-horus = A key or a Horus card?
asked-favour = Which Horus card do you take?
asked-scarab-or-wild = A scarab or a wild card tile?
asked-put = Where does the first new card go?
asked-rearrange = Do you move a card in your hand?
asked-extra-turn = Do you take an extra turn for this set?
asked-raise = Do you roll to stand your adventurers up?
asked-raise-one = Which adventurer stands up?
asked-mummy-tile = Do you use a mummy tile?
asked-tile-move = Which adventurer does the mummy tile move?
asked-discard = Which hand card do you discard?
asked-any-horus = Which Horus card do you take?
asked-free-choice = What do you take?
asked-move-card = Which hand card do you move, and where?
asked-put-out = Which scarab do you exchange?
asked-nothing = The game is over.

## What a choice does

luxor-do-play = Play “{ $card }”.
luxor-do-move = Move an adventurer from { $from } to { $to }.
luxor-do-forward = Instead of using the card, move an adventurer from { $from } to { $to }.
luxor-do-stay = Let the adventurer on space { $place } stay and perform its tile's action.
luxor-do-act = Perform the action of the tile on space { $place }.
luxor-do-not-act = Do not perform the action of the new tile.
    .label = No, thanks
luxor-do-take-prize = Take { $tile }.
    .label = Take it
luxor-do-leave-prize = Leave the tile where it is.
    .label = Leave it there
luxor-do-take-key = Take a key.
    .label = A key
    .gives = opens the tomb chamber
luxor-do-take-card = Take the Horus card “{ $card }”.
luxor-do-take-scarab = Take a scarab.
    .label = A scarab
    .gives = hidden points at the end
luxor-do-take-wild = Take a wild card treasure tile.
    .label = A wild card tile
    .gives = any treasure of a set
luxor-do-roll = Roll to raise your adventurers: on 1–2 one may stand up, on 3–4 all may, on 5–6 all may and you take your turn.
    .label = Roll
    .answer = 1–2: one stands up, 3 or more: all, 5 or more: you also play
luxor-do-not-roll = Leave your adventurers lying and play a card.
    .label = Play a card
    .answer = your adventurers stay lying
luxor-do-raise-all = Raise all your adventurers that can stand up.
    .label = Raise all
luxor-do-stand-up = Raise an adventurer on space { $place }.
    .label = Raise
luxor-do-leave-lying = Leave them lying.
    .label = Leave them lying
luxor-do-use-tile = Pay { $cost ->
        [one] a talisman
       *[other] { $cost } talismans
    } for this mummy tile: { $tile }.
luxor-do-use-no-tile = Use no mummy tile this turn.
    .label = No, thanks
luxor-do-discard = Discard “{ $card }”.
luxor-do-shift = Move “{ $card }” to position { $to } in your hand.
luxor-do-leave-hand = Leave your hand as it is.
    .label = Leave the hand as it is
luxor-do-put-out = Exchange the scarab worth { $value }.
    .label = Worth { $value }
luxor-do-add = Add “{ $card }”.
luxor-do-alone = Add no card.
    .label = Play it alone
    .answer = without a second card
luxor-do-put-left = Put the new card second from the left.
    .label = Second from the left
    .answer = for the new card
luxor-do-put-right = Put the new card second from the right.
    .label = Second from the right
    .answer = for the new card
luxor-do-use = Use the card as it is.
    .label = Use the card
    .answer = as it is
luxor-do-move-nobody = Move nobody with this card.
    .label = No, thanks
luxor-do-reroll = Roll again; the second roll counts.
    .label = Roll again
    .answer = the second roll counts
luxor-do-keep-roll = Keep the { $face } you rolled.
    .label = Keep the { $face }
    .answer = the first roll counts
luxor-do-extra-turn = Take an extra turn right after this one.
    .label = Take an extra turn
    .answer = right after this one
luxor-do-no-extra-turn = Take no extra turn.
    .label = No, thanks
luxor-do-decline = Take none of what is offered.
    .label = No, thanks

## What happened

luxor-began = { $player } goes first.
luxor-character = { $player } has the character “{ $character }”.
luxor-turn = Round { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } plays “{ $card }”.
    .short = { $card }
luxor-nobody-moved = Nobody moves.
    .short = nobody moves
luxor-card-added = { $player } adds “{ $card }”.
    .short = + { $card }
luxor-rolled = { $player } rolls a { $face }.
    .short = rolls a { $face }
luxor-moved = { $player } moves from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-moved-by-tunnel = { $player } goes through the tunnel from { $from } to { $to }.
    .short = tunnel to { $to }
luxor-moved-by-mummy-tile = The mummy tile moves { $player } from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-moved-forward = { $player } moves forward from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-stayed = { $player } stays on space { $place } and performs its tile's action.
    .short = stays on { $place }
luxor-entered-tomb-first = { $player } enters the tomb chamber and takes the sarcophagus worth { $value }.
    .short = into the tomb chamber, sarcophagus worth { $value }
luxor-entered-tomb = { $player } enters the tomb chamber.
    .short = into the tomb chamber
luxor-prize-taken = { $player } takes { $tile } and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = takes { $tile }, +{ $points }
luxor-tile-turned = On space { $place }, { $tile } is turned up.
    .short = { $tile } is turned up
luxor-key-taken = { $player } takes { $count ->
        [one] a key
       *[other] { $count } keys
    }.
    .short = { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-horus-taken = { $player } takes the Horus card “{ $card }”.
    .short = Horus card { $card }
luxor-horus-turned = The next Horus card is “{ $card }”.
    .short = { "" }
luxor-scarab-taken-known = { $player } takes a scarab worth { $value }.
    .short = a scarab
luxor-scarab-taken = { $player } takes a scarab.
    .short = a scarab
luxor-wild-taken = { $player } takes a wild card treasure tile.
    .short = a wild card tile
luxor-card-drawn-known = { $player } draws “{ $card }”.
    .short = { "" }
luxor-card-drawn = { $player } draws a card.
    .brief = { "" }
    .short = { "" }
luxor-card-put = The card goes to position { $slot } in the hand.
    .short = to position { $slot } in your hand
luxor-reshuffled = The discard pile is shuffled and becomes the new draw pile.
    .short = { "" }
luxor-mummy-moved = The mummy moves from { $from } to { $to }.
    .short = the mummy moves to { $to }
luxor-laid-down = An adventurer of { $player } on space { $place } is laid down.
    .short = an adventurer of { $player } on { $place } is laid down
luxor-talismans-taken = { $player } takes { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }.
    .short = { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }
luxor-raised = An adventurer of { $player } on space { $place } stands up.
    .short = stands up on { $place }
luxor-mummy-tile-used = { $player } pays { $cost ->
        [one] a talisman
       *[other] { $cost } talismans
    }: { $tile }.
    .short = { $tile } (costs { $cost ->
        [one] 1 talisman
       *[other] { $cost } talismans
    })
luxor-mummy-tile-opened = A new mummy tile is turned up: { $tile }.
    .short = { "" }
luxor-mummy-tiles-reshuffled = The discarded mummy tiles are shuffled and become the new stack.
    .short = { "" }
luxor-points-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } discards “{ $card }”.
    .short = discards { $card }
luxor-card-shifted = { $player } moves hand card { $from } to position { $to }.
    .short = hand card { $from } to position { $to }
luxor-scarab-put-out-known = { $player } removes a scarab worth { $value } from the game.
    .short = the scarab worth { $value }
luxor-scarab-put-out = { $player } removes a scarab from the game.
    .short = a scarab
luxor-keys-given-up = { $player } gives up { $count ->
        [one] a key
       *[other] { $count } keys
    }.
    .short = costs { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-extra-turn = { $player } gets an extra turn.
    .short = an extra turn
luxor-ended = The game is over.
    .short = the game ends

## What is not allowed

refused-middle-card = Only the two end cards of your hand can be played.
refused-card-in-play = A card is already in play. Undo it to play another one.
refused-other-card-moves = This card moves nobody, but the card at the other end of your hand does: play that one.
refused-must-move = One of your adventurers can move, so one must move.
refused-card-moves-nobody = This card moves nobody by itself: move 1 tile forward instead.
refused-must-use = The card at the other end would have moved somebody by itself. Having chosen this one, you must move somebody with it.
refused-card-cannot-be-added = This card cannot be added: only a basic or equipment card can, and only if some total is a legal move.
refused-nobody-to-act = You have no active adventurer on a tile there: choose one that stands on a tile.
refused-no-key-left = There are no keys left in the supply.
refused-no-card-of-level = You cannot take a Horus card of that level here.
refused-cannot-be-raised = None of your adventurers there can stand up.
refused-mummy-tile = You cannot use this mummy tile: you have too few talismans, or it would do nothing.
refused-no-such-card = There is no such card in your hand.
refused-no-such-shift = Move a card from one position in your hand to another.
refused-not-twice = Take two different things, and only what is left in the supply.
refused-no-such-scarab = You have no scarab of that value.
refused-not-asked = You cannot do that now. First decide: { $asked }
refused-tomb-is-final = An adventurer in the tomb chamber never moves again.
refused-lying = Your adventurer on space { $place } is lying down and cannot move.
refused-nobody-there = None of your adventurers stands on { $place }.
refused-number-of-tiles = A move of { $by } is not possible now.
refused-no-key-to-give-up = You have no key to give up for that.
refused-not-on-a-tile = Choose an adventurer that stands on a tile: there is no action anywhere else.
refused-tomb-needs-key = Entering the tomb chamber costs a key, and you have none left for it.
refused-no-tile-behind = There is no tile behind to move back to.
refused-beyond-tomb = That would lead beyond the tomb chamber, which can only be entered by exact count.
refused-push-impossible = The Osiris tile there would push your adventurer on, and it cannot move that far.

## Points

collected = collected
position = position
sarcophagi = sarcophagi
keys = keys
sets = treasure sets
scarabs = scarabs
artifacts = artifacts

luxor-best-sets = { $count ->
        [one] 1 set of treasures
       *[other] { $count } sets of treasures
    }
ask-points = Points collected during the game
ask-places = Where the adventurers are
ask-sarcophagi = Sarcophagi
ask-keys = Keys left
ask-vases = Vases
ask-statues = Statues
ask-jewellery = Jewelry
ask-wild = Wild card treasure tiles
ask-scarabs = Values of the scarabs
ask-artifacts = Artifacts

## Around the board

luxor-stairs = STAIRS
luxor-tomb = TOMB ({ $number })
luxor-sarcophagi-left = sarcophagi
luxor-horus = Horus
luxor-draw-pile = draw pile
luxor-discard-pile = discards
luxor-keys = keys
luxor-scarabs = scarabs
luxor-wild = wild
luxor-temple = temple
luxor-mummy-tiles = mummy tiles
luxor-round = Round { $number }
luxor-in-play = In play:
luxor-hand = Your hand:
luxor-legend = Adventurers are letters: capitals stand, small letters lie. MU is the mummy.
    V vase, S statue, J jewelry, A artifact: V•• 3 requires two adventurers and scores 3 points.
    c, f, l: a temple tile (cobra, falcon, lion) follows when the treasure is taken. +: another tile lies below.
    At the lower right of each space: what an adventurer there is worth at the end.
    •, ••, ••• on a card: a Horus card of that level.
    On the small board V2/3 is the same as V•• 3, M is the mummy, and + stands for adventurers that do not fit.
    now: the points if the game ended now, without the scarabs of others.
luxor-roll = rolled { $number }
luxor-known-cards = seen in hand

column-points = points
column-now = now
column-keys = keys
column-treasures = treasures
column-wild = wild
column-scarabs = scarabs
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
asked-raise-any = Which adventurers stand up?
refused-newcomer = Your adventurer on the stairs has just become active and can move from the next round on.
luxor-newcomers = just became active: can move from the next round on
asked-prize = Do you take the tile?
luxor-activated = An adventurer of { $player } becomes active and stands on the stairs.
    .short = an adventurer becomes active
luxor-not-active = not active yet, at the statues

## Reasons of a hint

reason-luxor-collected = about { $points } { $points ->
    [one] point
   *[other] points
} for treasures
reason-luxor-position = position: about { $points } more
reason-luxor-sarcophagi = a sarcophagus: { $points } points
reason-luxor-keys = a key to the tomb chamber
reason-luxor-sets = sets of treasures: about { $points }
reason-luxor-scarabs = a scarab: about { $points }
reason-luxor-together = adventurers close together, for a treasure
reason-luxor-active = an adventurer becomes active
