# Expedition Luxor: what only the terminal says.

## Marks on the map: a ship four columns at most, snakes five

mark-ship = ship
mark-snakes = snake

## The words of an action as it is shown and typed; no two may be the same

expedition-action-words =
    .keep = keep
    .lay = lay
    .at = at
    .stop = stop
    .deploy = deploy
    .north = north
    .east = east
    .south = south
    .west = west
    .use = use
    .pass = pass
    .from = from
    .to = to
    .ship = ship
    .caravan = caravan
    .snakes = snakes
    .sandstorm = sandstorm
    .desert = desert
    .desert-camp = desert-camp
    .desert-temple = desert-temple
    .desert-pyramid = desert-pyramid
    .oasis = oasis
    .oasis-camp = oasis-camp
    .oasis-temple = oasis-temple
    .oasis-pyramid = oasis-pyramid
    .mountains = mountains
    .lake = lake
