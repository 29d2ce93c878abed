# Ce que les écrans de la page disent de Luxor : la fin, le décompte et les règles en bref.

end-enters = Le dernier aventurier entre
end-enters-text = { $name } est dans la chambre funéraire.
end-enters-takes = { $name } prend le sarcophage d’une valeur de { $value }.
end-round = Le dernier tour de jeu est terminé
end-round-text = Deux aventuriers sont dans la chambre funéraire, et tout le monde a terminé le tour de jeu.
end-stones = Les pierres se mettent en mouvement
end-stones-text = { $count ->
        [one] Un aventurier est dans la chambre funéraire.
       *[other] { $count } aventuriers sont dans la chambre funéraire.
    }
end-stuck-text = Pendant tout un tour de jeu, personne n’a pu se déplacer.
end-sealed = La chambre funéraire est scellée
end-sealed-text = Plus rien ne bouge. On compte maintenant les points.
end-tie-luxor = À égalité de points : { $names }. Le sarcophage de plus grande valeur départage.

luxor-modules = Modules de La Malédiction de la momie

scoring-about-collected = Les trésors récupérés et les autres points marqués pendant la partie.
scoring-about-position = La valeur inscrite sur le mur pour chaque aventurier.
scoring-about-sarcophagi = Le premier dans la chambre funéraire prend celui de plus grande valeur, le deuxième l’autre.
scoring-about-keys = Des points pour les clés restantes.
scoring-about-sets = Un vase, une statue et un bijou ensemble, avec des jokers là où il en manque.
scoring-about-scarabs = Les valeurs des scarabées, maintenant révélés.
scoring-about-artifacts = Chaque série complète peut être accompagnée d’un artefact.

minute-luxor = Luxor en une minute
minute-luxor-1 = Dans le temple
minute-luxor-1-text = Vous avez cinq aventuriers. Deux partent des escaliers ; chacun des autres attend devant une statue qu’un des vôtres la dépasse.
minute-luxor-2 = Gauche ou droite
minute-luxor-2-text = Vos cinq cartes gardent leur ordre. Jouez celle tout à gauche ou tout à droite ; la nouvelle va au milieu.
minute-luxor-3 = De tuile en tuile
minute-luxor-3-text = Un aventurier avance d’autant de tuiles que l’indique la carte. Les cases vides ne comptent pas : le chemin raccourcit.
minute-luxor-4 = Ensemble
minute-luxor-4-text = Un trésor demande un, deux ou trois de vos aventuriers sur sa tuile. Il est alors à vous : des points aussitôt, et des séries à la fin.
minute-luxor-5 = La chambre funéraire
minute-luxor-5-text = On y entre par un compte exact, avec une clé. Quand deux aventuriers y sont, on finit le tour de jeu. Positions, séries et scarabées rapportent alors des points.
minute-short-mummy = Momie
minute-mummy = La Malédiction de la momie en une minute
minute-mummy-1 = La momie avance
minute-mummy-1-text = À chaque carte Horus prise ou jouée, la momie avance vers les escaliers, d’une tuile par œil. Les aventuriers des autres joueurs qu’elle dépasse sont couchés, et tous ceux de la tuile où elle s’arrête.
minute-mummy-2 = Debout
minute-mummy-2-text = Un aventurier couché ne se déplace plus ; au début de votre tour, le dé permet de le relever. Si la momie couche les aventuriers des autres, vous gagnez des talismans : ils paient l’aide des tuiles Momie.
minute-mummy-3 = Équipement
minute-mummy-3-text = Chacun commence avec ses propres cartes : un 6, un 0, ou un 2+ auquel s’ajoute une autre carte.
minute-mummy-4 = Artefacts
minute-mummy-4-text = Dix artefacts se cachent parmi et sous les trésors. À la fin, chaque série complète peut en recevoir un, pour 3 points de plus.
minute-mummy-5 = Personnages
minute-mummy-5-text = Chacun a une capacité : relancer le dé, choisir sa carte Horus, changer un nombre avec une clé… Prenez un des quatre modules, plusieurs ou tous.
