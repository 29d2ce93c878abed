# Expedition Luxor with New Adventures.
# Players and cells are given as they shall be shown; { $tile }, { $direction } are already in the reader's language.

## The title

expedition-name = Expedition Luxor
expedition-about = Lay the land tile by tile, send adventurers out of your camps and hold temples and pyramids.
module-new-adventures = New Adventures
module-new-adventures-about = Action tiles, used from the mountains: ships, caravans, snakes and sandstorms.

## Points

expedition-camps = Camps
expedition-temples = Temples
expedition-pyramids = Pyramids
expedition-ships = Buildings beside ships
expedition-captured = Captured adventurers

## Terrain, buildings, tiles

expedition-terrain-desert = desert
expedition-terrain-oasis = oasis
expedition-terrain-mountains = mountains
expedition-terrain-lake = lake
expedition-building-camp = camp
expedition-building-temple = temple
expedition-building-pyramid = pyramid
expedition-tile-desert = desert
expedition-tile-desert-camp = camp in the desert
expedition-tile-desert-temple = temple in the desert
expedition-tile-desert-pyramid = pyramid in the desert
expedition-tile-oasis = oasis
expedition-tile-oasis-camp = camp in the oasis
expedition-tile-oasis-temple = temple in the oasis
expedition-tile-oasis-pyramid = pyramid in the oasis
expedition-tile-mountains = mountains
expedition-tile-lake = lake

## Action tiles and directions

expedition-action-ship = ship
expedition-action-caravan = caravan
expedition-action-snakes = snakes
expedition-action-sandstorm = sandstorm
expedition-north = north
expedition-east = east
expedition-south = south
expedition-west = west

## The log

expedition-begins = { $player } begins.
expedition-begins-by-lot = { $player } begins, by lot.
expedition-kept = { $player } has kept the camp and: { $tile }.
expedition-kept-hidden = { $player } has kept the camp and another tile.
expedition-start-laid = The { $count } tiles given are mixed and laid out.
expedition-turn = Turn { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } lays a tile with a { $back } on { $cell }: { $tile }.
    .short = { $tile } on { $cell }
expedition-deployed = { $player } puts { $count ->
    [one] one adventurer
   *[other] { $count } adventurers
  } on the camp on { $cell }.
    .short = { $count ->
    [one] 1 stays
   *[other] { $count } stay
  } in the camp
expedition-deployed-marching = { $player } puts { $count } adventurers on the camp on { $cell }; { $staying ->
    [one] 1 stays
   *[other] { $staying } stay
  }, the others go { $direction }: { $tiles }.
    .short = { $staying ->
    [one] 1 stays
   *[other] { $staying } stay
  }, { $direction }: { $tiles }
expedition-tile-drawn = { $player } draws a tile with a { $back }: { $tile }.
expedition-tile-drawn-hidden = { $player } draws a tile with a { $back }.
expedition-stopped = { $player } lays no further tile.
    .short = no further tile
expedition-action-chosen = { $player } uses an action tile: { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } takes an adventurer back from { $from } and puts a ship on { $to }.
    .short = a ship on { $to }
expedition-caravan-moved = An adventurer of { $player } moves with the caravan from { $from } to { $to }.
    .short = from { $from } to { $to }
expedition-snakes-placed = { $player } takes an adventurer back from { $from } and puts snakes on { $to }.
    .short = snakes on { $to }
expedition-sandstorm-swept = An adventurer of { $player } comes with the sandstorm from { $from } to { $to } { $count ->
    [0] and captures nobody
    [one] and captures one adventurer
   *[other] and captures { $count } adventurers
  }.
    .short = from { $from } to { $to }, { $count } captured
expedition-action-drawn = { $player } draws an action tile: { $tile }.
expedition-action-drawn-hidden = { $player } draws an action tile.
expedition-won = All tiles are laid: { $player } wins.
expedition-won-by-two = All tiles are laid: { $player } and { $second } share the victory.
expedition-won-by-three = All tiles are laid: { $player }, { $second } and { $third } share the victory.
expedition-won-by-four = All tiles are laid: { $player }, { $second }, { $third } and { $fourth } share the victory.

## Why something is not allowed

expedition-refused-over = The game is over.
expedition-refused-keep-first = First choose the tile to keep beside your camp.
expedition-refused-all-have-kept = All have chosen what they keep.
expedition-refused-camp-is-kept = You keep the camp anyway; choose another tile.
expedition-refused-not-among-ones = This is not among your tiles with a 1: { $tile }.
expedition-refused-lay-one-first = You must lay at least one tile in your turn.
expedition-refused-lay-now = Now lay a tile, or stop if you have laid one.
expedition-refused-not-in-hand = You hold no such tile with a { $back }: { $tile }.
expedition-refused-cell-taken = A tile already lies on { $cell }.
expedition-refused-layout-too-large = The layout cannot be larger than { $limit } by { $limit } tiles; { $cell } is too far out.
expedition-refused-not-edge-to-edge = A tile must share an edge with another; none lies beside { $cell }.
expedition-refused-deploy-now = First say how your adventurers come out of the camp.
expedition-refused-no-camp-laid = Adventurers only come out of a camp just laid; at rest they move no more.
expedition-refused-too-few = At least { $required } must be put on this camp.
expedition-refused-too-many = At most { $most } can be put on this camp.
expedition-refused-too-many-leave = At least { $required } must stay in the camp.
expedition-refused-gap = Adventurers go from tile to tile, over no gap.
expedition-refused-cannot-enter = { $cell } cannot be entered: { $tile }.
expedition-refused-too-few-stay = At least { $need } must stay on { $cell }.
expedition-refused-tile-full = No more than { $capacity } adventurers may lie on { $cell }.
expedition-refused-snakes = Nobody may enter { $cell }: snakes lie there.
expedition-refused-use-or-pass = Now use an action tile, or pass.
expedition-refused-action-not-in-hand = You do not hold this action tile: { $tile }.
expedition-refused-action-without-target = This action tile has no legal target now: { $tile }.
expedition-refused-choose-mountain = Now choose the mountain whose adventurer you use.
expedition-refused-no-mountain = There are no mountains on { $cell }.
expedition-refused-nobody-on-mountain = You have no adventurer on { $cell }.
expedition-refused-no-target-from = From { $cell } this action tile has no legal target: { $tile }.
expedition-refused-choose-target = Now choose where it goes: { $tile }.
expedition-refused-no-tile = No tile lies on { $cell }.
expedition-refused-ship-needs-lake = A ship needs a lake; { $cell } is none.
expedition-refused-ship-lake-taken = A ship or snakes already lie on { $cell }.
expedition-refused-caravan-not-adjacent = A caravan goes to an adjacent tile; { $cell } is none.
expedition-refused-caravan-lake = A caravan cannot go onto a lake.
expedition-refused-snakes-need-free-tile = Snakes need a tile without adventurer, ship or snakes; { $cell } is none.
expedition-refused-sandstorm-same-mountain = The sandstorm must go to another tile than the one it comes from.
expedition-refused-sandstorm-needs-most = On { $cell } you do not have more adventurers than each other player.

## At the table

expedition-turn-number = Turn { $number }
expedition-column-points = points
expedition-column-supply = supply
expedition-column-tiles = tiles
expedition-column-ships = ships
expedition-column-captured = capt.
expedition-holds = holds
expedition-hand = Your tiles:
expedition-actions = Your action tiles:
expedition-asked-keep = Which tile do you keep beside the camp?
expedition-asked-lay = Which tile do you lay, and where?
expedition-asked-lay-more = Do you lay another tile?
expedition-asked-deploy = How do your adventurers come out of the camp?
expedition-asked-adventure = Do you use an action tile?
expedition-asked-from = From which mountain?
expedition-asked-to = Where to?
expedition-cells = on (+)
expedition-type-cell = Type a letter and a cell, such as
expedition-stop = no further tile
expedition-legend = d desert, o oasis, ^ mountains, ~ lake; C camp, T temple, P pyramid.
    A3: three adventurers lie there, one of A on top. + and braces mark cells you can choose.
    deploy 4 east 1 2: four adventurers come out; one stays on the next tile to the east, two on the one after.
expedition-ask-camps = Camps held
expedition-ask-temples = Temples held
expedition-ask-pyramids = Pyramids held
expedition-ask-ships = Buildings beside ships
expedition-ask-captured = Captured adventurers
expedition-ask-supply = Adventurers left in supply
