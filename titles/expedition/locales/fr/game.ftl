# Expedition Luxor avec Nouvelles aventures.
# Les joueurs et les cases arrivent tels qu’on les montre ; { $tile } et { $direction } sont déjà dans la langue du lecteur.
#
# L’attribut "answer" est ce que dit une réponse sur son bouton, où la place manque.

## Le titre

expedition-name = Expedition Luxor
expedition-about = Posez des tuiles Terrain, faites partir vos aventuriers des camps et tenez temples et pyramides.
module-new-adventures = Nouvelles aventures
module-new-adventures-about = Pour joueurs expérimentés : des tuiles Action, utilisées depuis les montagnes (bateaux, caravanes, serpents, tempêtes de sable).

## Points

expedition-camps = Camps
expedition-temples = Temples
expedition-pyramids = Pyramides
expedition-ships = Bâtiments à côté des bateaux
expedition-captured = Aventuriers capturés

## Terrains, bâtiments, tuiles

expedition-terrain-desert = désert
expedition-terrain-oasis = oasis
expedition-terrain-mountains = montagnes
expedition-terrain-lake = lac
expedition-building-camp = camp
expedition-building-temple = temple
expedition-building-pyramid = pyramide
expedition-tile-desert = désert
expedition-tile-desert-camp = camp dans le désert
expedition-tile-desert-temple = temple dans le désert
expedition-tile-desert-pyramid = pyramide dans le désert
expedition-tile-oasis = oasis
expedition-tile-oasis-camp = camp dans l’oasis
expedition-tile-oasis-temple = temple dans l’oasis
expedition-tile-oasis-pyramid = pyramide dans l’oasis
expedition-tile-mountains = montagnes
expedition-tile-lake = lac

## Tuiles Action et directions

expedition-action-ship = bateau
expedition-action-caravan = caravane
expedition-action-snakes = serpents
expedition-action-sandstorm = tempête de sable
expedition-north = nord
expedition-east = est
expedition-south = sud
expedition-west = ouest

## Ce que fait un choix

expedition-do-keep = Garder cette tuile en plus du camp : { $tile }.
expedition-do-lay = Poser cette tuile en { $cell } : { $tile }.
expedition-do-stop = Ne plus poser de tuile à ce tour.
    .label = Ne plus poser de tuile
    .answer = à ce tour
expedition-do-stay = Placer { $count ->
    [0] personne
    [one] un aventurier
   *[other] { $count } aventuriers
  } sur le camp ; tous y restent.
expedition-do-march = Placer { $count } aventuriers sur le camp : { $staying ->
    [one] 1 reste
   *[other] { $staying } restent
  }, les autres partent, direction { $direction } : { $tiles }.
expedition-do-use = Utiliser cette tuile Action : { $tile }.
expedition-do-pass = Ne pas utiliser de tuile Action à ce tour.
    .label = Pas de tuile Action
    .answer = à ce tour
expedition-do-from = Utiliser votre aventurier en { $cell }.
expedition-do-ship = Placer le bateau en { $cell }.
expedition-do-caravan = Aller en { $cell } avec la caravane.
expedition-do-snakes = Placer les serpents en { $cell }.
expedition-do-sandstorm = Balayer { $cell } avec la tempête de sable.

## Le journal

expedition-begins = { $player } commence.
expedition-begins-by-lot = Le sort désigne { $player }, qui commence.
expedition-kept = { $player } garde le camp et une autre tuile : { $tile }.
expedition-kept-hidden = { $player } garde le camp et une autre tuile.
expedition-start-laid = Les { $count } tuiles données sont mélangées et posées.
expedition-turn = Tour { $turn } : { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } pose une tuile { $back } en { $cell } : { $tile }.
    .short = { $tile } en { $cell }
expedition-deployed = { $player } place { $count ->
    [one] { $count } aventurier
   *[other] { $count } aventuriers
  } sur le camp en { $cell }.
    .short = { $count ->
    [one] { $count } reste
   *[other] { $count } restent
  } sur le camp
expedition-deployed-marching = { $player } place { $count } aventuriers sur le camp en { $cell } ; { $staying ->
    [one] { $staying } reste
   *[other] { $staying } restent
  }, les autres partent, direction { $direction } : { $tiles }.
    .short = { $staying ->
    [one] { $staying } reste
   *[other] { $staying } restent
  }, direction { $direction } : { $tiles }
expedition-tile-drawn = { $player } pioche une tuile { $back } : { $tile }.
expedition-tile-drawn-hidden = { $player } pioche une tuile { $back }.
expedition-stopped = { $player } ne pose plus de tuile.
    .short = plus de tuile
expedition-action-chosen = { $player } utilise une tuile Action : { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } reprend un aventurier en { $from } et place un bateau en { $to }.
    .short = un bateau en { $to }
expedition-caravan-moved = { $player } : un aventurier va avec la caravane de { $from } à { $to }.
    .short = de { $from } à { $to }
expedition-snakes-placed = { $player } reprend un aventurier en { $from } et place des serpents en { $to }.
    .short = serpents en { $to }
expedition-sandstorm-swept = { $player } : un aventurier va avec la tempête de sable de { $from } à { $to } { $count ->
    [0] et ne capture personne
    [one] et capture { $count } aventurier
   *[other] et capture { $count } aventuriers
  }.
    .short = de { $from } à { $to }, { $count ->
    [0] aucune capture
    [one] { $count } capture
   *[other] { $count } captures
  }
expedition-action-drawn = { $player } pioche une tuile Action : { $tile }.
expedition-action-drawn-hidden = { $player } pioche une tuile Action.
expedition-won = Toutes les tuiles sont posées : { $player } gagne.
expedition-won-by-two = Toutes les tuiles sont posées : { $player } et { $second } se partagent la victoire.
expedition-won-by-three = Toutes les tuiles sont posées : { $player }, { $second } et { $third } se partagent la victoire.
expedition-won-by-four = Toutes les tuiles sont posées : { $player }, { $second }, { $third } et { $fourth } se partagent la victoire.

## Pourquoi quelque chose est interdit

expedition-refused-over = La partie est terminée.
expedition-refused-keep-first = Choisissez d’abord la tuile que vous gardez avec le camp.
expedition-refused-all-have-kept = Tout le monde a déjà choisi sa tuile.
expedition-refused-camp-is-kept = Vous gardez le camp de toute façon : choisissez une autre tuile.
expedition-refused-not-among-ones = Cette tuile n’est pas une de vos tuiles 1 ({ $tile }) : choisissez-en une.
expedition-refused-lay-one-first = À votre tour, vous devez poser au moins une tuile.
expedition-refused-lay-now = Posez maintenant une tuile ; après la première, vous pouvez aussi arrêter.
expedition-refused-not-in-hand = Vous n’avez pas cette tuile { $back } en main ({ $tile }) : choisissez une tuile de votre main.
expedition-refused-cell-taken = Il y a déjà une tuile en { $cell } : choisissez un emplacement libre.
expedition-refused-layout-too-large = La zone de jeu ne dépasse pas { $limit } tuiles sur { $limit }, et { $cell } est trop loin : choisissez un emplacement plus proche.
expedition-refused-not-edge-to-edge = Une tuile doit en toucher une autre par un bord, et il n’y en a pas à côté de { $cell } : choisissez un autre emplacement.
expedition-refused-deploy-now = Placez d’abord vos aventuriers sur le camp.
expedition-refused-no-camp-laid = Les aventuriers ne partent que d’un camp qui vient d’être posé ; une fois en place, ils ne se déplacent plus.
expedition-refused-too-few = Vous devez placer au moins { $required ->
    [one] { $required } aventurier
   *[other] { $required } aventuriers
  } sur ce camp.
expedition-refused-too-many = Vous pouvez placer au plus { $most ->
    [one] { $most } aventurier
   *[other] { $most } aventuriers
  } sur ce camp.
expedition-refused-too-many-leave = Au moins { $required ->
    [one] { $required } aventurier doit
   *[other] { $required } aventuriers doivent
  } rester sur le camp.
expedition-refused-gap = Les aventuriers vont de tuile en tuile et ne franchissent pas de vide : arrêtez-les avant.
expedition-refused-cannot-enter = On ne peut pas entrer en { $cell } ({ $tile }) : arrêtez-vous avant ou changez de direction.
expedition-refused-too-few-stay = Vous devez laisser au moins { $need ->
    [one] { $need } aventurier
   *[other] { $need } aventuriers
  } en { $cell }.
expedition-refused-tile-full = Il ne peut pas rester plus de { $capacity } aventuriers en { $cell } : laissez-en moins.
expedition-refused-snakes = Il y a des serpents en { $cell }, personne ne peut y entrer : choisissez une autre tuile.
expedition-refused-use-or-pass = Utilisez maintenant une tuile Action ou renoncez.
expedition-refused-action-not-in-hand = Vous n’avez pas cette tuile Action ({ $tile }) : choisissez une des vôtres.
expedition-refused-action-without-target = Cette tuile Action ({ $tile }) n’a pas de cible permise en ce moment : choisissez-en une autre ou renoncez.
expedition-refused-choose-mountain = Choisissez maintenant les montagnes dont vous utilisez l’aventurier.
expedition-refused-no-mountain = Il n’y a pas de montagnes en { $cell } : choisissez des montagnes où vous avez un aventurier.
expedition-refused-nobody-on-mountain = Vous n’avez pas d’aventurier en { $cell } : choisissez des montagnes où vous en avez un.
expedition-refused-no-target-from = Depuis { $cell }, cette tuile Action ({ $tile }) n’a pas de cible permise : choisissez d’autres montagnes.
expedition-refused-choose-target = Choisissez maintenant la destination ({ $tile }).
expedition-refused-no-tile = Il n’y a pas de tuile en { $cell } : choisissez une tuile posée.
expedition-refused-ship-needs-lake = Un bateau va sur un lac, et { $cell } n’en est pas un.
expedition-refused-ship-lake-taken = Il y a déjà un bateau ou des serpents en { $cell } : choisissez un autre lac.
expedition-refused-caravan-not-adjacent = Une caravane va sur une tuile voisine, pas en diagonale, et { $cell } n’en est pas une.
expedition-refused-caravan-lake = Une caravane ne peut pas aller sur un lac : choisissez une autre tuile voisine.
expedition-refused-snakes-need-free-tile = Les serpents vont sur une tuile sans aventurier, bateau ni serpents, et { $cell } n’en est pas une.
expedition-refused-sandstorm-same-mountain = La tempête de sable ne peut pas rester sur les montagnes d’où elle vient : choisissez une autre tuile.
expedition-refused-sandstorm-needs-most = La tempête de sable va là où vous avez plus d’aventuriers que chacun des autres joueurs, et ce n’est pas le cas en { $cell }.

## À la table

expedition-turn-number = Tour { $number }
expedition-column-points = points
expedition-column-supply = réserve
expedition-column-tiles = tuiles
expedition-column-ships = bateaux
expedition-column-captured = capt.
expedition-holds = a en main
expedition-hand = Vos tuiles :
expedition-actions = Vos tuiles Action :
expedition-asked-keep = Quelle tuile gardez-vous avec le camp ?
expedition-asked-lay = Quelle tuile posez-vous, et où ?
expedition-asked-lay-more = Posez-vous une autre tuile ?
expedition-asked-deploy = Comment vos aventuriers partent-ils du camp ?
expedition-asked-adventure = Utilisez-vous une tuile Action ?
expedition-asked-from = Depuis quelles montagnes ?
expedition-asked-to = Où ?
expedition-cells = en (+)
expedition-type-cell = Tapez une lettre et un emplacement, par exemple
expedition-stop = plus de tuile
expedition-legend = d désert, o oasis, ^ montagnes, ~ lac ; C camp, T temple, P pyramide.
    A3 : trois aventuriers, celui du dessus est à A. + et les accolades marquent les emplacements à choisir.
    Sur la petite carte, =A est un bateau de A et §§ des serpents.
    déployer 4 est 1 2 : quatre aventuriers en tout ; un reste sur la première tuile à l’est, deux sur la suivante.
expedition-ask-camps = Camps tenus
expedition-ask-temples = Temples tenus
expedition-ask-pyramids = Pyramides tenues
expedition-ask-ships = Bâtiments à côté des bateaux
expedition-ask-captured = Aventuriers capturés
expedition-ask-supply = Aventuriers restés en réserve

## Raisons d’un conseil

reason-expedition-held = bâtiments tenus : environ { $points } de plus
reason-expedition-camps = des camps gardés pour plus tard
reason-expedition-reach = plus de bâtiments à portée : environ { $points }
reason-expedition-ships = bateau : environ { $points }
reason-expedition-captured = captures : { $points }
reason-expedition-supply = des aventuriers gardés en réserve
reason-expedition-tempo = un aventurier dans les montagnes, pour les tuiles Action
reason-expedition-other = une meilleure position pour la suite

## La table dans la page

land-name = La zone de jeu
land-picture = La zone de jeu vue d’en haut. Un tableau en mots suit.
land-in-words = La zone de jeu, rangée par rangée
land-free = libre
land-stack = { $count ->
    [one] { $count } aventurier, { $name }
   *[other] { $count } aventuriers, { $name } sur le dessus
  }
land-ship-of = bateau ({ $name })
land-not-yet = Les tuiles de départ sont posées quand tout le monde a choisi.
land-zoom = Zoom
land-zoom-in = Agrandir
land-zoom-out = Réduire
land-zoom-fit = Tout afficher
land-leave = Quitter le camp : { $direction }
land-asked-which = Quelle tuile posez-vous ?
land-asked-where = Où posez-vous cette tuile ({ $tile }) ?
land-asked-deploy = Placez { $required } à { $most } aventuriers : combien restent, combien partent ?
land-asked-to-ship = Sur quel lac va le bateau ?
land-asked-to-caravan = Où va la caravane ?
land-asked-to-snakes = Où vont les serpents ?
land-asked-to-sandstorm = Où souffle la tempête de sable ?
land-which-way = Dans quelle direction
land-all-stay = tous restent
land-new-camp = Nouveau camp
land-place = { $tile }, { $cell }
land-fewer = Un de moins : { $place }
land-more = Un de plus : { $place }
land-go = En route
land-come-out = { $count } sur { $most }
land-hidden-tile = une tuile cachée
land-back-number = verso { $back }
land-tiles-left = { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
  }
land-supply = Aventuriers en réserve
land-stack-backs = Tuiles à venir :
land-back = { $count } avec un { $back } au verso
land-action-tiles = Tuiles Action
land-no-action-tiles = Vous n’en avez plus.
land-why-action = Une tuile Action s’utilise à la fin de votre tour, après avoir posé vos tuiles, depuis des montagnes où vous avez un aventurier.
land-does-ship = va sur un lac
land-does-caravan = va sur une tuile voisine
land-does-snakes = ferment une tuile
land-does-sandstorm = capture les autres
land-gives-building = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour qui est dessus
land-gives-terrain = { $stay ->
    [one] { $stay } doit y rester
   *[other] { $stay } doivent y rester
  } en passant
land-gives-lake = personne ne peut y entrer
