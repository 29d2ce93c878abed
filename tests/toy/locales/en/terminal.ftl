# Toy: what only the terminal says.

toy-heap = { $number ->
    [one] 1 stone
   *[other] { $number } stones
} on the heap
toy-action-words =
    .take = take
    .roll = roll
