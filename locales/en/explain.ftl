# Explanations of what one points at, at every table. The page loads this file when they are first asked for.

explain-closer = Look closer
explain-choice = Your choice
explain-at = { $kind } · { $place }
explain-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }
explain-part = { $category }: { $count }
explain-if-over = { $name }, if the game ended now
explain-of = { $name } · { $count }
explain-unknown = { $count } not known
