# Ce que la page dit d’une pièce que l’on pointe : son nom, et son effet en une phrase (`text`).

about-expedition-camp = Camps
    .text = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin pour chaque camp où votre aventurier est sur le dessus.
about-expedition-temple = Temples
    .text = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin pour chaque temple où votre aventurier est sur le dessus.
about-expedition-pyramid = Pyramides
    .text = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin pour chaque pyramide où votre aventurier est sur le dessus.
about-expedition-ship = Bateaux
    .text = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin pour chaque bâtiment à côté de vos bateaux, quel qu’en soit le tenant.
about-expedition-captured = Aventuriers capturés
    .text = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin pour chaque aventurier capturé par vos tempêtes de sable.
about-expedition-supply = Réserve
    .text = Les aventuriers que vous pouvez encore poser sur des camps. En cas d’égalité, le plus grand nombre gagne.
about-expedition-standing = Situation
    .text = Les points si la partie finissait maintenant : sur chaque bâtiment, l’aventurier du dessus compte.
about-expedition-stack = Tuiles à venir
    .text = Les chiffres de leur dos. On les pioche du plus petit au plus grand.
about-expedition-hidden-tile = Tuile cachée
    .text = Seul son propriétaire en connaît la face ; le chiffre du dos est visible.
about-expedition-turn = Tour { $number }
    .text = Posez une à trois tuiles ; la partie finit quand toutes sont posées.
about-expedition-desert = Qui entre laisse ici au moins { $stay ->
        [one] { $stay } aventurier
       *[other] { $stay } aventuriers
    } ; { $most } au plus peuvent rester sur une tuile.
about-expedition-oasis = Qui entre laisse ici au moins { $stay ->
        [one] { $stay } aventurier
       *[other] { $stay } aventuriers
    } ; { $most } au plus peuvent rester sur une tuile.
about-expedition-mountains = Qui entre laisse ici au moins { $stay ->
        [one] { $stay } aventurier
       *[other] { $stay } aventuriers
    } ; { $most } au plus peuvent rester sur une tuile.
about-expedition-lake = Personne ne peut entrer dans un lac.
about-expedition-holds = { $text } Qui est sur le dessus à la fin marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $building }.
about-expedition-lay-camp = { $text } En le posant, vous en faites sortir des aventuriers.
about-expedition-free = Case libre
    .text = On peut y poser une tuile, bord à bord avec une autre.
about-expedition-action-ship = Votre aventurier quitte sa montagne ; le bateau va sur un lac et compte pour chaque bâtiment voisin.
about-expedition-action-caravan = Votre aventurier va de sa montagne sur une tuile voisine, par-dessus les autres.
about-expedition-action-snakes = Votre aventurier quitte sa montagne ; les serpents vont sur une tuile vide, où personne n’entre plus.
about-expedition-action-sandstorm = Votre aventurier rejoint une tuile où vous êtes majoritaire et y capture tous les autres.
about-expedition-action = Tuile Action
about-expedition-in-hand = dans votre main
about-expedition-module = Module
about-expedition-fact-room = { $count } sur { $most }
about-expedition-fact-top = { $name } sur le dessus
