# Luxor: what only the terminal says.

## Answers that cannot be counted

score-not-a-place = “{ $typed }” is not a place; type stairs, tomb or a space from 1 to { $last }.
score-too-many-adventurers = That makes { $count } adventurers, but a player has { $most }.
score-not-one-of = “{ $typed }” is not one of these, each of which exists once: { $known }.
score-with-another = “{ $typed }” has been counted for another player; each of these exists once: { $known }.
score-too-many-scarabs = “{ $typed }” is not possible. These scarabs exist (number × value): { $known }.

## Marks on the board: seven columns at most

mark-scarab = scarab
mark-wild = wild
mark-scarab-or-wild = sc/wild
mark-favour = fav
mark-tunnel = tunnel

## An open mummy tile and what it costs, in few columns

luxor-tile-price = { $tile } ({ $cost } tal.)

## The small board of a full screen: five columns at most for a tile, one for a favor

tiny-scarab = scar.
tiny-wild = wild
tiny-scarab-or-wild = sc/wd
tiny-favour = F
tiny-tunnel = tunn.
tiny-draw-pile = draw
tiny-discard-pile = disc.
tiny-mummy-tile-swap-hand = new hand
tiny-mummy-tile-rearmost = last 1–{ $number }
tiny-mummy-tile-one = one +{ $number }
tiny-mummy-tile-all = all +{ $number }
tiny-mummy-tile-points = +{ $number }
tiny-mummy-tile-horus-card = Horus card
tiny-mummy-tile-free-choice = any { $number }
tiny-mummy-tile-move-card = move a card
tiny-mummy-tile-scarab = scarab
tiny-mummy-tile-least-points = lowest treasure
tiny-mummy-tile-keys = keys +{ $number }
tiny-mummy-tile-per-treasures = +{ $number } per 2 tiles
tiny-mummy-tile-extra-turn = extra turn
tiny-mummy-tile-other-scarab = other scarab

## The words of an action as it is shown and typed; no two may be the same

luxor-action-words =
    .play = play
    .left = left
    .right = right
    .move = move
    .by = by
    .act = act
    .take_key = take key
    .take_card = take card
    .take_scarab = take scarab
    .take_wild = take wild
    .take_treasure = take treasure
    .roll = roll
    .raise_all = raise all
    .stand_up = stand up
    .use_tile = use tile
    .discard = discard
    .shift = shift
    .to = to
    .put_out_scarab = put out scarab
    .add = add
    .add_none = add none
    .put = put
    .use_card = use card
    .forward = forward
    .reroll = reroll
    .keep_roll = keep roll
    .extra_turn = extra turn
    .decline = decline
    .stairs = stairs
    .tomb = tomb
