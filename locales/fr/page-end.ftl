# La fin d’une partie : ce qui est raconté pendant que la chambre funéraire est scellée et que les points sont comptés.

end-title = La fin
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
end-land = Toutes les tuiles sont posées
end-land-text = La contrée est complète. On compte maintenant les points.
end-why-lead = L’avance sur { $name } vient surtout de : { $category } (+{ $points }).
end-why-shared = Personne n’est en tête : la victoire est partagée.
end-tie-luxor = À égalité de points : { $names }. Le sarcophage de plus grande valeur départage.
end-tie-expedition = À égalité de points : { $names }. Le plus grand nombre d’aventuriers en réserve départage.
end-skip = Passer
end-once-more = Revoir la scène
end-to-result = Voir le résultat
end-show = Revoir la fin
scoring-picture = Partager une image
scoring-picture-failed = L’image n’a pas pu être dessinée.
