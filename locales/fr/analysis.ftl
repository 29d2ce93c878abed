# L’analyse d’une partie terminée, sur la page et dans le programme.

analyse-player = Joueur
analyse-start = Départ
analyse-luck = Chance
analyse-play = Jeu
analyse-others = Autres
analyse-result = Résultat
analyse-loss = Perte par décision
analyse-decisions = Décisions
analyse-grade-strong = excellent
analyse-grade-fine = bon
analyse-grade-unclear = sans verdict
analyse-grade-inaccuracy = imprécision
analyse-grade-mistake = erreur
analyse-grade-blunder = gaffe
analyse-turning-points = Tournants
analyse-no-turning-points = Aucun choix ni aucun hasard n’a changé les chances de quelqu’un de 5 % ou plus.
analyse-deal = La distribution
analyse-played = joué
analyse-better = mieux
analyse-chance = dés et tirages
analyse-hidden = ce que nul ne pouvait savoir

## La page d’une analyse

analysis-title = Analyse
analysis-close = Fermer l’analyse
analysis-pane = Ce que dit l’analyse
analysis-none = Pas d’analyse
analysis-to-table = Vers la table
analysis-tab-move = Ce coup
analysis-tab-points = Tournants
analysis-tab-luck = Chance et talent
analysis-tab-log = Journal
analysis-round = Tour de jeu { $round }
analysis-end = La fin de la partie
analysis-line = Ligne de temps : les chances de gagner
analysis-open = pas encore analysé
analysis-chances = Chances de gagner dans cette position
analysis-chance = chance de gagner
analysis-best = Le meilleur de { $count } choix.
analysis-strong = Le meilleur choix, et aucun autre ne s’en approchait.
analysis-fine = Aussi bon que le meilleur : moins de 2 % derrière lui.
analysis-unclear = Il semble avoir coûté { $loss }, mais c’est moins que l’erreur de l’estimation. Il n’y a donc pas de verdict.
analysis-no-decision = Il n’y avait rien à choisir ici.
analysis-hand = La main de { $player } à ce moment
analysis-why = Pourquoi le meilleur choix est meilleur
analysis-try = Essayer soi-même
analysis-mark-back = Marque précédente
analysis-mark-on = Suivante
analysis-view = Quelles connaissances comptent ?
analysis-view-known = Ce qu’on pouvait savoir
analysis-view-was = Ce qui était
analysis-view-known-about = Les chances telles que le joueur pouvait les connaître. Les choix sont jugés d’après elles.
analysis-view-was-about = Les chances en connaissant tout ce qui est sur la table, cartes et tuiles cachées comprises, mais aucun tirage à venir. La chance se mesure ainsi ; aucun choix n’est jugé d’après cela.
analysis-swings = Changements de 5 % ou plus
analysis-luck-of = chance de { $player }
analysis-decisions = La qualité des décisions
analysis-so-far = Chance et talent jusqu’ici
analysis-luck-about = La chance est ce que les cartes, les dés et les tuiles ont donné ou pris. Le jeu est ce que les choix d’un joueur ont perdu face aux meilleurs. Le reste, les autres l’ont offert par leurs erreurs, ou pris.
analysis-you = vous
analysis-part-luck = chance
analysis-part-play = jeu
analysis-part-others = erreurs des autres
analysis-start-chance = départ
analysis-result-chance = résultat
analysis-depth = Profondeur de l’analyse : { $depth }.
analysis-deeper = Analyser { $times } fois plus en profondeur
analysis-computing = Votre partie est en cours d’analyse
analysis-computing-deeper = Une analyse plus profonde est en cours
analysis-computing-about = Vous pouvez déjà regarder : ce qui est trouvé apparaît aussitôt. L’analyse continue si vous partez, et elle est conservée avec la partie.
analysis-waiting = D’autres parties sont analysées d’abord. La vôtre suivra dès qu’une place sera libre.
analysis-begins = Elle commence.
analysis-done-of = { $done } décisions sur { $total }.
analysis-left = Encore { $time } environ.
analysis-failed = L’analyse n’a pas pu commencer.
analysis-not-offered = Ce serveur ne propose pas d’analyse : son hôte l’a désactivée. Vous pouvez quand même revoir chaque étape de la partie.
analysis-picture = Image
analysis-picture-title = Une image à partager
analysis-picture-names = Avec les noms
analysis-picture-share = Partager
analysis-picture-save = Enregistrer
analysis-picture-failed = L’image n’a pas pu être dessinée.
analysis-picture-parts = chance { $luck }, jeu { $play }
analysis-picture-won = Victoire avec { $total } points
analysis-picture-size = { $players } joueurs, { $count } { $of ->
    [rounds] tours de jeu
   *[turns] tours
}
analysis-my-mistakes = { $count ->
    [0] Mes erreurs
    [one] Mon erreur
   *[other] Mes { $count } erreurs
}
analysis-kept-from-kind = ce qu’un autre joueur aurait obtenu

## Essayer une décision, et apprendre de ses erreurs

trial-call = Ce qui est demandé
trial-not-possible = Cela ne peut pas être choisi ici.
trial-found = { $found } sur { $all } trouvées, { $helped } avec de l’aide.
trial-played = joué alors
trial-chosen = votre choix
mistakes-title = Apprendre de ses erreurs
mistakes-short = Erreurs
mistakes-close = Retour à l’analyse
mistakes-to-analysis = Vers l’analyse
mistakes-to-you = Votre page
mistakes-play = Rejouer
mistakes-whose = De qui voulez-vous revoir les erreurs ?
mistakes-of = { $player } : { $count ->
    [0] aucune
    [one] une erreur
   *[other] { $count } erreurs
}
mistakes-none = Rien à apprendre ici
mistakes-none-about = Aucune décision de { $player } n’a coûté 3 % ou plus des chances de gagner.
mistakes-none-such = Il n’y a pas de telle décision dans cette partie.
mistakes-wait = Dès qu’elle sera finie, vous pourrez revoir vos erreurs.
mistakes-nth = Erreur { $number } sur { $all }
mistakes-ask = Qu’est-ce qui est mieux ?
mistakes-played = { $who ->
    [you] Vous avez choisi : { $played }. Cela a coûté { $loss } de vos chances de gagner.
   *[other] { $player } a choisi : { $played }. Cela a coûté { $loss } des chances de gagner.
}
mistakes-choose = La même main, la même position. Choisissez comme dans la partie : rien n’est pioché ni lancé.
mistakes-wrong = Pas encore
mistakes-same = { $who ->
    [you] C’est ce que vous avez joué. Il y a un choix qui vaut { $loss } de plus.
   *[other] C’est ce qui a été joué. Il y a un choix qui vaut { $loss } de plus.
}
mistakes-behind = C’est { $loss } derrière le meilleur choix.
mistakes-far-behind = C’est loin derrière le meilleur choix.
mistakes-hint = Un conseil : le meilleur choix apporte : { $reason }.
mistakes-hint-first = Un conseil : le meilleur choix commence par : { $first }.
mistakes-give-hint = Conseil
mistakes-again = Réessayer
mistakes-back = Choisir à nouveau
mistakes-show = Montrer
mistakes-skip = Passer
mistakes-right = Trouvé
mistakes-unclear = Peut-être aussi bon
mistakes-unclear-about = On ne peut pas dire si votre choix est derrière le meilleur : la différence est plus petite que l’erreur de l’estimation.
mistakes-shown = Voici mieux
mistakes-next = Erreur suivante
mistakes-finish = Terminer
mistakes-done = { $found } sur { $all } trouvées{ $helped ->
    [0] .
   *[other] , { $helped } avec de l’aide.
}
mistakes-share-reason = Dans { $count } cas sur { $all }, le meilleur choix portait sur la même chose : { $reason }.
mistakes-share-phase = { $count } sur { $all } ont été commises { $phase ->
    [early] dans le premier tiers de la partie.
    [middle] au milieu de la partie.
   *[late] dans le dernier tiers de la partie.
}
mistakes-share-nothing = Elles n’ont rien en commun. La plus chère a coûté { $loss }.
