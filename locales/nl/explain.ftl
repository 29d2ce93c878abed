# Explanations of what one points at, at every table. The page loads this file when they are first asked for.

explain-closer = Van dichterbij
explain-choice = Jouw keuze
explain-at = { $kind } · { $place }
explain-points = { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
explain-part = { $category }: { $count }
explain-if-over = { $name }, als het spel nu eindigde
explain-of = { $name } · { $count }
explain-unknown = { $count } onbekend
