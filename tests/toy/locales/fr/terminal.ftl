# Toy : ce que seul le terminal dit.

toy-action-words =
    .take = prendre
    .roll = lancer
