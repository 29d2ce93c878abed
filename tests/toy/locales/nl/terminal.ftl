# Toy: wat alleen de terminal zegt.

toy-heap = { $number ->
    [one] 1 steen
   *[other] { $number } stenen
} op de hoop
toy-action-words =
    .take = neem
    .roll = gooi
