# La page personnelle.

yours-title = Votre page
yours-since = Ici depuis { $month }. Seul ce navigateur peut ouvrir cette page.
yours-private = Seul ce navigateur peut ouvrir cette page.
yours-all = Tout

## En bref

yours-short = En bref
yours-games = { $count ->
    [one] partie
   *[other] parties
}
yours-of-title = { $count } { $title }
yours-unfinished = { $count ->
    [one] Une autre est en cours.
   *[other] { $count } autres sont en cours.
}
yours-won = gagnées
yours-not-won = non gagnées
yours-won-between = La vraie part se situe entre { $low } et { $high }. Pur hasard : { $chance }
yours-run = d’affilée
yours-run-about = gagnées, la plus longue série ; { $won } des { $count } dernières
yours-lost = perdus
yours-lost-about = de chances de gagner à chaque décision, sur { $count ->
    [one] une partie
   *[other] { $count } parties
}
yours-lost-before = de chances de gagner à chaque décision, sur les { $count } dernières parties ; { $loss } sur les dix d’avant

## Des progrès

yours-better = Des progrès ?
yours-better-of = { $title }, { $count ->
    [one] une partie
   *[other] { $count } parties
}
yours-better-about = Ce que chaque décision a coûté en moyenne, partie par partie. Plus c’est bas, mieux c’est.
yours-better-band = Votre vraie moyenne se trouve dans la bande claire, avec 90 % de certitude.
yours-better-few = À partir de { $count } parties analysées, une ligne montre la tendance.
yours-better-none = Aucune partie terminée de { $title } n’a encore été analysée. Ouvrez l’analyse d’une partie : elle apparaîtra ici.
yours-better-dots = { $count ->
    [one] Une partie analysée : trop peu pour une tendance.
   *[other] { $count } parties analysées : trop peu pour une tendance.
}
yours-better-line = { $way ->
    [better] Votre perte par décision est passée de { $from } à { $to } en { $count } parties : elle baisse.
    [worse] Votre perte par décision est passée de { $from } à { $to } en { $count } parties : elle augmente.
   *[unclear] Votre perte par décision est passée de { $from } à { $to } en { $count } parties ; c’est peut-être le hasard.
}

## Parties gagnées

yours-won-title = Parties gagnées
yours-won-about = La barre montre à quel point c’est sûr (90 %), la ligne pointillée le pur hasard.
yours-players = À { $count }
yours-levels = Force de l’ordinateur
yours-level-mixed = Mélangée
yours-won-picture = { $name } : { $share } gagnées, { $won } sur { $games }. La vraie part se situe entre { $low } et { $high } ; le pur hasard en gagnerait { $chance }.

## D’où viennent les points

yours-points = D’où viennent vos points
yours-points-about = { $count ->
    [one] la dernière partie de { $title } ; en pointillé : vos adversaires
   *[other] les { $count } dernières parties de { $title } ; en pointillé : vos adversaires
}
yours-points-others = adversaires { $points }
yours-points-picture = { $category } : { $own } points en moyenne, adversaires { $others }. Partie par partie : { $points }.

## Parties

yours-rank = rang
yours-nth = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
yours-game = jeu
yours-against = contre
yours-reached = points
yours-luck-play = chance, jeu
yours-luck = chance
yours-play = jeu
yours-analysis = Analyse
yours-replay = Revoir
yours-go-on = Continuer

## Adversaires

yours-opponents-about = Parties où vous avez fini devant
yours-gone = n’est plus ici

## Données

yours-data = Vos données
yours-data-about = Vos parties sont sur ce serveur, et seul ce navigateur en a la clé ; il garde aussi vos réglages, vos leçons et vos réponses aux énigmes. Personne d’autre ne peut lire cette page.
yours-save = Enregistrer une copie
yours-saving = Préparation : { $done } parties sur { $total }
yours-saved = Enregistré sous { $file }
yours-save-failed = Cela n’a pas marché. Veuillez réessayer.

## Pas encore joué

yours-first = Votre première partie s’affichera ici
yours-first-text = Les résultats, ce que la chance a donné et ce que vous avez décidé, et si vous progressez. À partir d’une dizaine de parties, les courbes veulent dire quelque chose.
yours-first-lesson = Première partie guidée

## Se supprimer

delete-me = Me supprimer d’ici…
delete-me-title = Vous supprimer de ce serveur ?
delete-me-goes = Ce qui disparaît : votre nom, vos parties où personne d’autre ne joue, la clé de vos places sur cet appareil, votre avancée dans les leçons et vos réponses aux énigmes.
delete-me-stays = Ce qui reste : les parties avec d’autres. Elles continuent, mais ne vous nomment plus : votre place porte son numéro (#2), et l’ordinateur joue pour vous jusqu’à ce que quelqu’un la reprenne.
delete-me-device = C’est définitif. Si vous jouez aussi sur d’autres appareils, faites-le là-bas également. Les sauvegardes du serveur peuvent garder votre nom quelque temps.
delete-me-yes = Me supprimer
delete-me-no = Tout garder
delete-me-done = C’est fait : { $deleted ->
    [0] aucune partie n’a disparu
    [one] une partie a disparu
   *[other] { $deleted } parties ont disparu
}, { $kept ->
    [0] aucune partie d’autres ne vous nommait
    [one] une partie d’autres ne vous nomme plus
   *[other] { $kept } parties d’autres ne vous nomment plus
}.
delete-me-failed = Cela n’a pas marché, vous êtes toujours là. Veuillez réessayer.
