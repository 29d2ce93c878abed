# Explanations of what one points at, at every table. The page loads this file when they are first asked for.

explain-closer = Näher ansehen
explain-choice = Deine Wahl
explain-at = { $kind } · { $place }
explain-points = { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
explain-part = { $category }: { $count }
explain-if-over = { $name }, wenn die Partie jetzt endete
explain-of = { $name } · { $count }
explain-unknown = { $count } unbekannt
