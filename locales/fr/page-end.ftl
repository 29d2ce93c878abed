# La fin d’une partie : ce qui est raconté pendant que les points sont comptés.

end-title = La fin
end-why-lead = L’avance sur { $name } vient surtout de : { $category } (+{ $points }).
end-why-shared = Personne n’est en tête : la victoire est partagée.
end-skip = Passer
end-once-more = Revoir la scène
end-to-result = Voir le résultat
end-show = Revoir la fin
scoring-picture = Partager une image
scoring-picture-failed = L’image n’a pas pu être dessinée.
