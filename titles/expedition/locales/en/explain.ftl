# What the page says of a piece one points at: its name, and its effect in one sentence (`text`).

about-expedition-camp = Camps
    .text = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each camp where your adventurer lies on top.
about-expedition-temple = Temples
    .text = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each temple where your adventurer lies on top.
about-expedition-pyramid = Pyramids
    .text = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each pyramid where your adventurer lies on top.
about-expedition-ship = Ships
    .text = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each building beside your ships, whoever holds it.
about-expedition-captured = Captured adventurers
    .text = { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end for each adventurer that your sandstorms captured.
about-expedition-supply = Supply
    .text = Adventurers you can still put on camps. In a tie, more of them win.
about-expedition-standing = Standing
    .text = The points if the game ended now: for every building the adventurer on top counts.
about-expedition-stack = Tiles to come
    .text = The numbers on their backs. They are drawn from the lowest number to the highest.
about-expedition-hidden-tile = Hidden tile
    .text = Only its owner knows its face; the number on its back is open.
about-expedition-turn = Turn { $number }
    .text = Lay one to three tiles; the game ends when all tiles are laid.
about-expedition-desert = Whoever enters leaves at least { $stay ->
        [one] 1 adventurer
       *[other] { $stay } adventurers
    } here; at most { $most } may lie on a tile in the end.
about-expedition-oasis = Whoever enters leaves at least { $stay ->
        [one] 1 adventurer
       *[other] { $stay } adventurers
    } here; at most { $most } may lie on a tile in the end.
about-expedition-mountains = Whoever enters leaves at least { $stay ->
        [one] 1 adventurer
       *[other] { $stay } adventurers
    } here; at most { $most } may lie on a tile in the end.
about-expedition-lake = Nobody can enter a lake.
about-expedition-holds = { $text } Whoever lies on top at the end scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the { $building }.
about-expedition-lay-camp = { $text } When you lay it, adventurers come out of it.
about-expedition-free = Free cell
    .text = A tile can be laid here, edge to edge with another one.
about-expedition-action-ship = Your adventurer leaves its mountain; the ship goes on a lake and scores for each building beside it.
about-expedition-action-caravan = Your adventurer goes from its mountain to a neighboring tile and lies on top there.
about-expedition-action-snakes = Your adventurer leaves its mountain; the snakes go on an empty tile, which nobody may enter any more.
about-expedition-action-sandstorm = Your adventurer joins a tile where you have the most, and captures everybody else there.
about-expedition-action = Action tile
about-expedition-in-hand = in your hand
about-expedition-module = Module
about-expedition-fact-room = { $count } of { $most }
about-expedition-fact-top = { $name } on top
