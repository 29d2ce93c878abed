# Toy: was nur das Terminal sagt.

toy-heap = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
} auf dem Haufen
toy-action-words =
    .take = nimm
    .roll = würfle
