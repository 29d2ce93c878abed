# Toy: wat alleen de terminal zegt.

toy-action-words =
    .take = neem
    .roll = gooi
