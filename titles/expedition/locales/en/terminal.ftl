# Expedition Luxor: what only the terminal says.

## Marks on the map: a ship four columns at most, snakes five

mark-ship = ship
mark-snakes = snake

## What can be typed, for somebody who typed something else

expedition-such-as = such as { $example }
expedition-right-cell = Type the letter of a tile and a cell marked +, such as { $example }.
expedition-right-cell-or-stop = { $right } Or type { $stop } to lay no more.
expedition-right-plan = Type a number from 1 to { $last }, or how many come out, which way they go and how many stay on each tile there, such as { $example }.

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
