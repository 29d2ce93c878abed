# Toy: was nur das Terminal sagt.

toy-action-words =
    .take = nimm
    .roll = würfle
