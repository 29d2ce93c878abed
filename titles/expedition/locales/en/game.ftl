# Expedition Luxor with New Adventures.
# Players and cells are given as they are shown; { $tile }, { $direction } are already in the reader's language.
#
# The attribute "answer" is what an answer says on its button, where there is little room.

## The title

expedition-name = Expedition Luxor
expedition-about = Lay the land tile by tile, send adventurers out of your camps and hold temples and pyramids.
module-new-adventures = New Adventures
module-new-adventures-about = Action tiles, used from the mountains: ships, caravans, snakes and sandstorms. For experienced players.

## Points

expedition-camps = Camps
expedition-temples = Temples
expedition-pyramids = Pyramids
expedition-ships = Buildings next to ships
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
expedition-tile-desert-camp = desert camp
expedition-tile-desert-temple = desert temple
expedition-tile-desert-pyramid = desert pyramid
expedition-tile-oasis = oasis
expedition-tile-oasis-camp = oasis camp
expedition-tile-oasis-temple = oasis temple
expedition-tile-oasis-pyramid = oasis pyramid
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

## What a choice does

expedition-do-keep = Keep this tile besides the camp: { $tile }.
expedition-do-lay = Lay { $tile } on { $cell }.
expedition-do-stop = Lay no more tiles this turn.
    .label = Stop laying tiles
    .answer = this turn
expedition-do-stay = Put { $count ->
    [0] nobody
    [one] one adventurer
   *[other] { $count } adventurers
  } on the camp; all stay there.
expedition-do-march = Put { $count } adventurers on the camp: { $staying ->
    [one] 1 stays
   *[other] { $staying } stay
  }, the others go { $direction }: { $tiles }.
expedition-do-use = Use this action tile: { $tile }.
expedition-do-pass = Use no action tile this turn.
    .label = No action tile
    .answer = this turn
expedition-do-from = Use your adventurer on { $cell }.
expedition-do-ship = Put the ship on { $cell }.
expedition-do-caravan = Go to { $cell } with the caravan.
expedition-do-snakes = Put the snakes on { $cell }.
expedition-do-sandstorm = Sweep { $cell } with the sandstorm.

## The log

expedition-begins = { $player } goes first.
expedition-begins-by-lot = { $player } goes first, drawn by lot.
expedition-kept = { $player } has kept the camp and this tile: { $tile }.
expedition-kept-hidden = { $player } has kept the camp and one other tile.
expedition-start-laid = The { $count } other tiles are mixed and laid out.
expedition-turn = Turn { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } lays a tile on { $cell }: { $tile } (back { $back }).
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
expedition-tile-drawn = { $player } draws a tile with a { $back } on its back: { $tile }.
expedition-tile-drawn-hidden = { $player } draws a tile with a { $back } on its back.
expedition-stopped = { $player } lays no more tiles.
    .short = no more tiles
expedition-action-chosen = { $player } uses an action tile: { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } takes an adventurer back from { $from } and puts a ship on { $to }.
    .short = a ship on { $to }
expedition-caravan-moved = The caravan takes an adventurer of { $player } from { $from } to { $to }.
    .short = from { $from } to { $to }
expedition-snakes-placed = { $player } takes an adventurer back from { $from } and puts snakes on { $to }.
    .short = snakes on { $to }
expedition-sandstorm-swept = The sandstorm takes an adventurer of { $player } from { $from } to { $to } { $count ->
    [0] and captures nobody
    [one] and captures one adventurer
   *[other] and captures { $count } adventurers
  }.
    .short = from { $from } to { $to }, { $count } captured
expedition-action-drawn = { $player } draws an action tile: { $tile }.
expedition-action-drawn-hidden = { $player } draws an action tile.
expedition-won = All tiles have been laid: { $player } wins.
expedition-won-by-two = All tiles have been laid: { $player } and { $second } share the victory.
expedition-won-by-three = All tiles have been laid: { $player }, { $second } and { $third } share the victory.
expedition-won-by-four = All tiles have been laid: { $player }, { $second }, { $third } and { $fourth } share the victory.

## Why something is not allowed

expedition-refused-over = The game is over.
expedition-refused-keep-first = First choose the tile to keep besides your camp.
expedition-refused-all-have-kept = Everybody has already chosen which tiles to keep.
expedition-refused-camp-is-kept = You keep the camp anyway; choose another tile.
expedition-refused-not-among-ones = This is not one of your tiles with a 1: { $tile }.
expedition-refused-lay-one-first = You must lay at least one tile on your turn.
expedition-refused-lay-now = Lay a tile now, or stop if you have already laid one.
expedition-refused-not-in-hand = You have no such tile with a { $back } in your hand: { $tile }.
expedition-refused-cell-taken = There is already a tile on { $cell }.
expedition-refused-layout-too-large = The layout may not be larger than { $limit } by { $limit } tiles; { $cell } is too far out.
expedition-refused-not-edge-to-edge = A tile must share an edge with another tile; there is none next to { $cell }.
expedition-refused-deploy-now = First decide how your adventurers leave the camp.
expedition-refused-no-camp-laid = Adventurers move only out of a camp just laid; once at rest, they stay.
expedition-refused-too-few = You must put at least { $required } on this camp.
expedition-refused-too-many = You can put at most { $most } on this camp.
expedition-refused-too-many-leave = At least { $required } must stay in the camp.
expedition-refused-gap = Adventurers go from tile to tile and cannot cross a gap.
expedition-refused-cannot-enter = { $cell } cannot be entered: { $tile }.
expedition-refused-too-few-stay = At least { $need } must stay on { $cell }.
expedition-refused-tile-full = At most { $capacity } adventurers may lie on { $cell }.
expedition-refused-snakes = Nobody may enter { $cell }: there are snakes.
expedition-refused-use-or-pass = Use an action tile now, or pass.
expedition-refused-action-not-in-hand = You do not have this action tile in your hand: { $tile }.
expedition-refused-action-without-target = This action tile has no legal target now: { $tile }.
expedition-refused-choose-mountain = First choose the mountain tile whose adventurer you use.
expedition-refused-no-mountain = There are no mountains on { $cell }.
expedition-refused-nobody-on-mountain = You have no adventurer on { $cell }.
expedition-refused-no-target-from = From { $cell } this action tile has no legal target: { $tile }.
expedition-refused-choose-target = First choose where it goes: { $tile }.
expedition-refused-no-tile = There is no tile on { $cell }.
expedition-refused-ship-needs-lake = A ship needs a lake, and { $cell } is not one.
expedition-refused-ship-lake-taken = There is already a ship or snakes on { $cell }.
expedition-refused-caravan-not-adjacent = A caravan goes to an adjacent tile, and { $cell } is not adjacent.
expedition-refused-caravan-lake = A caravan cannot enter a lake.
expedition-refused-snakes-need-free-tile = Snakes need a tile without adventurers, ship or snakes; { $cell } is not free.
expedition-refused-sandstorm-same-mountain = The sandstorm cannot go to the tile it comes from; choose another one.
expedition-refused-sandstorm-needs-most = You do not have more adventurers on { $cell } than each other player.

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
expedition-asked-keep = Which tile do you keep besides the camp?
expedition-asked-lay = Which tile do you lay, and where?
expedition-asked-lay-more = Do you lay another tile?
expedition-asked-deploy = How do your adventurers leave the camp?
expedition-asked-adventure = Do you use an action tile?
expedition-asked-from = From which mountain tile?
expedition-asked-to = Where to?
expedition-cells = on (+)
expedition-type-cell = Type a letter and a cell, such as
expedition-stop = no more tiles
expedition-legend = d desert, o oasis, ^ mountains, ~ lake; C camp, T temple, P pyramid.
    A3: three adventurers lie there, one of A's on top. + and braces mark cells you can choose.
    On the small map =A is a ship of A and §§ are snakes.
    deploy 4 east 1 2: you put four adventurers; one goes to the next tile to the east, two to the one after.
expedition-ask-camps = Camps held
expedition-ask-temples = Temples held
expedition-ask-pyramids = Pyramids held
expedition-ask-ships = Buildings next to ships
expedition-ask-captured = Captured adventurers
expedition-ask-supply = Adventurers left in the supply

## Reasons of a hint

reason-expedition-held = buildings held: about { $points } more
reason-expedition-camps = camps kept for later
reason-expedition-reach = more within reach: about { $points }
reason-expedition-ships = a ship: about { $points }
reason-expedition-captured = adventurers captured: { $points }
reason-expedition-supply = adventurers kept in supply
reason-expedition-tempo = an adventurer in the mountains, for action tiles
reason-expedition-other = a better position for later

## The table on the page

land-name = The land
land-picture = The land from above. A table in words follows.
land-in-words = The land, row by row
land-free = free
land-stack = { $count ->
    [one] one adventurer, { $name }
   *[other] { $count } adventurers, { $name } on top
  }
land-ship-of = ship of { $name }
land-not-yet = The land is laid out when everybody has chosen.
land-zoom = Zoom
land-zoom-in = Zoom in
land-zoom-out = Zoom out
land-zoom-fit = Show everything
land-leave = Leave the camp: { $direction }
land-asked-which = Which tile do you lay?
land-asked-where = Where do you lay this: { $tile }?
land-asked-deploy = Put { $required } to { $most } adventurers on the camp: how many stay, how many leave?
land-asked-to-ship = Which lake does the ship go to?
land-asked-to-caravan = Where does the caravan go?
land-asked-to-snakes = Where do the snakes go?
land-asked-to-sandstorm = Where does the sandstorm blow?
land-which-way = Which way they go
land-all-stay = all stay
land-new-camp = New camp
land-place = { $tile }, { $cell }
land-fewer = One fewer: { $place }
land-more = One more: { $place }
land-go = Go
land-come-out = { $count } of { $most }
land-hidden-tile = a hidden tile
land-back-number = back { $back }
land-tiles-left = { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
  }
land-supply = Adventurers in supply
land-stack-backs = Tiles to come:
land-back = { $count } with a { $back } on the back
land-action-tiles = Action tiles
land-no-action-tiles = You have none left.
land-why-action = An action tile is used at the end of your turn, after laying tiles, with an adventurer on a mountain tile.
land-does-ship = onto a lake
land-does-caravan = to a neighboring tile
land-does-snakes = block a tile
land-does-sandstorm = capture the others
land-gives-building = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for whoever lies on top
land-gives-terrain = { $stay ->
    [one] 1 must stay
   *[other] { $stay } must stay
  } here on the way
land-gives-lake = nobody can enter it
