# Ce que les écrans de la page disent d’Expédition Luxor : la fin, le décompte et les règles en bref.

end-land = Toutes les tuiles sont posées
end-land-text = La contrée est complète. On compte maintenant les points.
end-tie-expedition = À égalité de points : { $names }. Le plus grand nombre d’aventuriers en réserve départage.

expedition-modules = Modules

scoring-about-expedition-camps = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque camp où votre aventurier est sur le dessus.
scoring-about-expedition-temples = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque temple tenu de la même façon.
scoring-about-expedition-pyramids = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque pyramide tenue de la même façon.
scoring-about-expedition-ships = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque bâtiment à côté de vos bateaux, quel que soit le joueur qui le tient.
scoring-about-expedition-captured = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour chaque aventurier capturé par une tempête de sable.

minute-expedition = Expedition Luxor en une minute
minute-expedition-1 = Posez des tuiles
minute-expedition-1-text = À votre tour, posez une à trois tuiles, bord à bord. Ce que vous posez sert à tout le monde.
minute-expedition-2 = Hors du camp
minute-expedition-2-text = D’un nouveau camp partent des aventuriers : certains restent, les autres vont dans une même direction.
minute-expedition-3 = En marche
minute-expedition-3-text = Ils vont de tuile en tuile et, sur chacune, certains doivent rester : un dans le désert, deux dans l’oasis, trois dans les montagnes.
minute-expedition-4 = Sur le dessus
minute-expedition-4-text = L’aventurier sur le dessus tient le bâtiment : 1 point pour un camp, 2 pour un temple, 3 pour une pyramide.
minute-expedition-5 = Nouvelles aventures
minute-expedition-5-text = Pour joueurs expérimentés : depuis les montagnes, les tuiles Action amènent bateaux, caravanes, serpents et tempêtes de sable.
