# Les écrans pour apprendre : les leçons et le chemin qui les relie.

learn-title = Apprendre
learn-heading = Apprendre en jouant
learn-lead = Sans rien lire avant. Une partie préparée montre une chose à la fois, et c’est vous qui jouez.
learn-next = Ensuite : { $name }
learn-minutes = { $minutes ->
    [one] environ une minute
   *[other] environ { $minutes } minutes
}
learn-begin = Commencer
learn-continue = Continuer
learn-stations = { $done } étapes sur { $all }
learn-side = Chambres latérales
learn-side-text = une courte leçon pour chaque module, quand vous le rencontrez
learn-all-done = Vous êtes passé partout
learn-all-done-text = Chaque leçon peut être rejouée.
learn-to-game = Jouer une partie
learn-station = { $name }, { $state ->
    [done] faite
    [next] la prochaine
   *[later] pas encore
}

lesson-you = Vous
lesson-see = Vous voyez
lesson-do = Vous faites
lesson-why = Pourquoi
lesson-way = Étape { $station } sur { $stations }, pas { $step }
lesson-step = Pas { $step } sur { $steps }
lesson-know = Je connais
lesson-show = Montrez-moi
lesson-next = Suivant
lesson-back = Un pas en arrière
lesson-later = Bonne idée, plus tard. D’abord ce que la leçon demande.
lesson-done = Terminé
lesson-sum = Total
lesson-play-on = Continuer contre { $name }
lesson-leave = Quitter la leçon
lesson-leave-text = Elle reprendra ici la prochaine fois.
lesson-stay = Rester
lesson-know-all = Vous connaissez déjà ?
lesson-know-all-text = Alors jouez la vraie partie. La leçon vous attend.
