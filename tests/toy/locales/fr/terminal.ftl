# Toy : ce que seul le terminal dit.

toy-heap = { $number ->
    [one] 1 pierre
   *[other] { $number } pierres
} sur le tas
toy-action-words =
    .take = prendre
    .roll = lancer
