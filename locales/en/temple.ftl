# Luxor and The Mummy's Curse.
#
# The attribute "short" is what a choice says would come of it; an empty one says nothing.

luxor-name = Luxor
luxor-about = Lead your adventurers through the spiral temple, gather treasures on the way and reach the tomb chamber.
luxor-advice-five = For five players the rulebook advises equipment and artifacts: add --modules equipment,artifacts.

module-mummy = The Mummy
module-mummy-about = A mummy walks the temple and lays down whom it meets; talismans buy the help of its tiles.
module-equipment = Equipment
module-equipment-about = Everybody begins with cards of their own, some of which can be added to others.
module-artifacts = Artifacts
module-artifacts-about = Ten artifacts lie among and below the treasures and make sets worth more.
module-characters = Characters
module-characters-about = Everybody is somebody with an ability of their own.

## Places

place-stairs = the stairs
place-tomb = the tomb
place-number = { $number }

## Cards

card-number = { $number }
    .does = one adventurer moves { $number ->
        [0] no tile and performs its tile's action
        [one] 1 tile
       *[other] { $number } tiles
    }
card-plus-minus = ±1
    .does = one adventurer moves 1 tile forward or backward
card-die = die
    .does = roll; one adventurer moves as many tiles
card-plus = { $number }+
    .does = one adventurer moves { $number }, or more with a card you add
card-die-plus-minus = die±1
    .does = roll; one adventurer moves as many tiles, one more or one less
card-horus1-up-to = 1-{ $number }
    .does = Horus: one adventurer moves 1 to { $number } tiles
card-horus2-up-to = 1-{ $number }
    .does = Horus: one adventurer moves 1 to { $number } tiles
card-horus3-up-to = 1-{ $number }
    .does = Horus: one adventurer moves 1 to { $number } tiles
card-horus1-up-to-die = 1-die
    .does = Horus: roll; one adventurer moves 1 to that many tiles
card-horus2-up-to-die = 1-die
    .does = Horus: roll; one adventurer moves 1 to that many tiles
card-horus3-up-to-die = 1-die
    .does = Horus: roll; one adventurer moves 1 to that many tiles
card-horus1-all = all { $number }
    .does = Horus: all your adventurers move { $number }, then one acts
card-horus2-all = all { $number }
    .does = Horus: all your adventurers move { $number }, then one acts
card-horus3-all = all { $number }
    .does = Horus: all your adventurers move { $number }, then one acts
card-horus1-last = last
    .does = Horus: your last adventurer joins the second to last
card-horus2-last = last
    .does = Horus: your last adventurer joins the second to last
card-horus3-last = last
    .does = Horus: your last adventurer joins the second to last
card-horus1-less = less { $number }
    .does = Horus: one moves { $number }, a treasure demands one adventurer fewer
card-horus2-less = less { $number }
    .does = Horus: one moves { $number }, a treasure demands one adventurer fewer
card-horus3-less = less { $number }
    .does = Horus: one moves { $number }, a treasure demands one adventurer fewer
card-hidden = ?

## Tiles

tile-vase = a vase
tile-statue = a statue
tile-jewellery = jewellery
tile-artifact = an artifact
tile-osiris = an Osiris tile
tile-horus = a Horus tile
tile-scarab = a scarab tile
tile-wild = a wild treasure tile
tile-scarab-or-wild = a tile for a scarab or a wild treasure
tile-favour-1-2 = a favour of Horus (level 1 or 2)
tile-favour-1-3 = a favour of Horus (level 1 or 3)
tile-favour-2-3 = a favour of Horus (level 2 or 3)
tile-tunnel = a tunnel

treasure-vase = vase
treasure-statue = statue
treasure-jewellery = jewellery

mummy-tile-swap-hand = a new hand of cards
mummy-tile-rearmost = the rearmost adventurer moves 1 to { $number }
mummy-tile-one = one adventurer moves { $number }
mummy-tile-all = all adventurers move { $number }
mummy-tile-points = { $number ->
        [one] 1 point
       *[other] { $number } points
    }
mummy-tile-horus-card = a Horus card for a hand card
mummy-tile-free-choice = { $number } of key, scarab, wild
mummy-tile-move-card = move a hand card
mummy-tile-scarab = a scarab
mummy-tile-least-points = points of the least treasure
mummy-tile-keys = { $number ->
        [one] 1 key
       *[other] { $number } keys
    }
mummy-tile-per-treasures = { $number } points for each pair of treasures
mummy-tile-extra-turn = an extra turn
mummy-tile-other-scarab = another scarab for one of yours

character-reroll = Reroll
    .does = may roll a die again
character-rearrange = Rearrange
    .does = may move a hand card whenever an adventurer comes into play
character-choose-horus = Choose Horus
    .does = takes any Horus card on a Horus tile
character-extra-point = Extra point
    .does = 1 more point for every treasure
character-forward = Forward
    .does = may go 1 forward instead of using the card
character-temple-action = Temple action
    .does = performs the temple tile turned up
character-special-key = Special key
    .does = may give up a key to change a number by 1
character-extra-turn = Extra turn
    .does = an extra turn for a real set

## What is asked

asked-play = Which card do you play?
asked-use = Use the card, or something else?
asked-add = Which card do you add?
asked-reroll = Keep the roll, or roll again?
asked-move = Who moves?
asked-act = Who performs the action of their tile?
asked-horus = What does Horus give you?
asked-favour = Which Horus card?
asked-scarab-or-wild = A scarab or a wild treasure?
asked-put = Where does the first new card go?
asked-rearrange = Do you move a card of your hand?
asked-extra-turn = Do you take an extra turn for this set?
asked-raise = Do you roll to raise your adventurers?
asked-raise-one = Whom do you raise?
asked-mummy-tile = Do you use a mummy tile?
asked-tile-move = Who moves by the mummy tile?
asked-discard = Which hand card do you discard?
asked-any-horus = Which Horus card do you take?
asked-free-choice = What do you take?
asked-move-card = Which hand card goes where?
asked-put-out = Which scarab do you put out of the game?
asked-nothing = Nothing: the game is over.

## What happened

luxor-began = { $player } begins.
luxor-character = { $player } has the character “{ $character }”.
luxor-turn = Round { $round }, { $player }:
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } plays { $card }.
    .short = { $card }
luxor-nobody-moved = Nobody moves.
    .short = nobody moves
luxor-card-added = { $player } adds { $card }.
    .short = + { $card }
luxor-rolled = { $player } rolls { $face }.
    .short = rolls { $face }
luxor-moved = { $player } moves from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-moved-by-tunnel = The tunnel leads { $player } from { $from } to { $to }.
    .short = tunnel to { $to }
luxor-moved-by-mummy-tile = The mummy tile moves { $player } from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-moved-forward = { $player } goes forward from { $from } to { $to }.
    .short = from { $from } to { $to }
luxor-stayed = { $player } stays on { $place } and acts.
    .short = stays on { $place }
luxor-woke = An adventurer of { $player } wakes and stands on the stairs.
    .short = an adventurer wakes
luxor-entered-tomb-first = { $player } enters the tomb and takes the sarcophagus worth { $value }.
    .short = into the tomb, sarcophagus worth { $value }
luxor-entered-tomb = { $player } enters the tomb.
    .short = into the tomb
luxor-prize-taken = { $player } takes { $tile } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = takes { $tile }, +{ $points }
luxor-tile-turned = On { $place }, { $tile } is turned up.
    .short = { $tile } is turned up
luxor-key-taken = { $player } takes { $count ->
        [one] a key
       *[other] { $count } keys
    }.
    .short = { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-horus-taken = { $player } takes the Horus card { $card }.
    .short = Horus card { $card }
luxor-horus-turned = The next Horus card is “{ $card }”.
    .short = { "" }
luxor-scarab-taken-known = { $player } takes a scarab worth { $value }.
    .short = a scarab
luxor-scarab-taken = { $player } takes a scarab.
    .short = a scarab
luxor-wild-taken = { $player } takes a wild treasure tile.
    .short = a wild treasure
luxor-card-drawn-known = { $player } draws { $card }.
    .short = { "" }
luxor-card-drawn = { $player } draws a card.
    .brief = { "" }
    .short = { "" }
luxor-card-put = The card goes to place { $slot } of the hand.
    .short = to place { $slot } of your hand
luxor-reshuffled = The discard pile becomes the new draw pile.
    .short = { "" }
luxor-mummy-moved = The mummy walks from { $from } to { $to }.
    .short = the mummy walks to { $to }
luxor-laid-down = An adventurer of { $player } on { $place } is laid down.
    .short = { $player } is laid down on { $place }
luxor-talismans-taken = { $player } takes { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }.
    .short = { $count ->
        [one] a talisman
       *[other] { $count } talismans
    }
luxor-raised = An adventurer of { $player } on { $place } stands up.
    .short = stands up on { $place }
luxor-mummy-tile-used = { $player } pays { $cost ->
        [one] a talisman
       *[other] { $cost } talismans
    }: { $tile }.
    .short = { $tile } for { $cost ->
        [one] a talisman
       *[other] { $cost } talismans
    }
luxor-mummy-tile-opened = A mummy tile is opened: { $tile }.
    .short = { "" }
luxor-points-scored = { $player } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } discards { $card }.
    .short = discards { $card }
luxor-card-shifted = { $player } moves hand card { $from } to place { $to }.
    .short = hand card { $from } to place { $to }
luxor-scarab-put-out-known = { $player } puts a scarab worth { $value } out of the game.
    .short = the scarab worth { $value }
luxor-scarab-put-out = { $player } puts a scarab out of the game.
    .short = a scarab
luxor-keys-given-up = { $player } gives up { $count ->
        [one] a key
       *[other] { $count } keys
    }.
    .short = costs { $count ->
        [one] a key
       *[other] { $count } keys
    }
luxor-extra-turn = { $player } will have an extra turn.
    .short = an extra turn
luxor-ended = The game is over.
    .short = the game ends

## What is not allowed

refused-other-card-moves = Your other end card moves somebody, this one moves nobody: play the other one.
refused-must-move = Somebody can move, so somebody must.
refused-card-moves-nobody = The card moves nobody by itself.
refused-must-use = Help is needed for this card, and the other end card would have moved somebody: use it so.
refused-card-cannot-be-added = This card cannot be added: only basic and equipment cards, and only if some result is possible.
refused-nobody-to-act = None of yours stands upright on a tile there.
refused-no-key-left = There is no key left.
refused-no-card-of-level = There is no such Horus card to take.
refused-cannot-be-raised = Nobody of yours can be raised there.
refused-mummy-tile = This mummy tile cannot be used: too few talismans, or it would do nothing.
refused-no-such-card = You have no such card in hand.
refused-no-such-shift = A hand card goes from one place to another of your hand.
refused-not-twice = Two different things, and only what is left.
refused-no-such-scarab = You have no scarab of that value.
refused-not-asked = That is not the question now: { $asked }
refused-tomb-is-final = Whoever is in the tomb never moves again.
refused-lying = Your adventurer on { $place } lies down and cannot move.
refused-nobody-there = None of yours stands on { $place }.
refused-number-of-tiles = The card does not let anybody move { $by }.
refused-no-key-to-give-up = You have no key to give up for that.
refused-not-on-a-tile = To perform a tile's action one must stand on a tile.
refused-tomb-needs-key = The tomb needs a key, and you have none.
refused-no-tile-behind = There is no tile behind to go back to.
refused-beyond-tomb = That would lead beyond the tomb, which is entered by exact count only.
refused-push-impossible = The push of the Osiris tile there cannot be completed.

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
ask-jewellery = Jewellery
ask-wild = Wild treasure tiles
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
luxor-asleep = asleep at the statues
luxor-mummy-tiles = mummy tiles
luxor-round = Round { $number }
luxor-in-play = In play:
luxor-hand = Your hand:
luxor-legend = Adventurers are letters, capital ones stand, small ones lie. MU is the mummy.
    V vase, S statue, J jewellery, A artifact: V•• 3 demands two adventurers and gives 3 points.
    c, f, l: a temple tile (cobra, falcon, lion) follows when the treasure is taken. +: another tile lies below.
    Below each tile at the right: what an adventurer there is worth at the end.
    now: the points if the game ended now, without the scarabs of others.
luxor-roll = rolled { $number }
luxor-known-cards = seen in hand
luxor-decline = no, thank you
luxor-roll-to-raise = 1-2 one stands up, 3-4 all, 5-6 all and your turn goes on
luxor-add-none = play it alone

column-points = points
column-now = now
column-keys = keys
column-treasures = treasures
column-wild = wild
column-scarabs = scarabs
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
