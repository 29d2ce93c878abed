# Explanations of what one points at, at every table. The page loads this file when they are first asked for.

explain-closer = Voir de plus près
explain-choice = Votre choix
explain-at = { $kind } · { $place }
explain-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
explain-part = { $category } : { $count }
explain-if-over = { $name }, si la partie finissait maintenant
explain-of = { $name } · { $count }
explain-unknown = { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }
