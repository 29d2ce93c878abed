# Toy: what only the terminal says.

toy-action-words =
    .take = take
    .roll = roll
