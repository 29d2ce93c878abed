# Expedition Luxor avec Nouvelles aventures.
# Les joueurs et les cases arrivent tels qu’on les montre ; { $tile } et { $direction } sont déjà dans la langue du lecteur.

## Le titre

expedition-name = Expedition Luxor
expedition-about = Posez le pays tuile par tuile, faites partir vos aventuriers des camps et tenez temples et pyramides.
module-new-adventures = Nouvelles aventures
module-new-adventures-about = Des tuiles Action, utilisées depuis les montagnes : bateaux, caravanes, serpents et tempêtes de sable.

## Points

expedition-camps = Camps
expedition-temples = Temples
expedition-pyramids = Pyramides
expedition-ships = Bâtiments près des bateaux
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

## Le journal

expedition-begins = { $player } commence.
expedition-begins-by-lot = { $player } commence, par tirage au sort.
expedition-kept = { $player } a gardé le camp et : { $tile }.
expedition-kept-hidden = { $player } a gardé le camp et une autre tuile.
expedition-start-laid = Les { $count } tuiles données sont mélangées et posées.
expedition-turn = Tour { $turn } : { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } pose une tuile marquée { $back } en { $cell } : { $tile }.
    .short = { $tile } en { $cell }
expedition-deployed = { $player } place { $count ->
    [one] un aventurier
   *[other] { $count } aventuriers
  } sur le camp en { $cell }.
    .short = { $count ->
    [one] 1 reste
   *[other] { $count } restent
  } au camp
expedition-deployed-marching = { $player } place { $count } aventuriers sur le camp en { $cell } ; { $staying ->
    [one] 1 reste
   *[other] { $staying } restent
  }, les autres partent, direction { $direction } : { $tiles }.
    .short = { $staying ->
    [one] 1 reste
   *[other] { $staying } restent
  }, { $direction } : { $tiles }
expedition-tile-drawn = { $player } pioche une tuile marquée { $back } : { $tile }.
expedition-tile-drawn-hidden = { $player } pioche une tuile marquée { $back }.
expedition-stopped = { $player } ne pose plus de tuile.
    .short = plus de tuile
expedition-action-chosen = { $player } utilise une tuile Action : { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } reprend un aventurier de { $from } et place un bateau en { $to }.
    .short = un bateau en { $to }
expedition-caravan-moved = { $player } : un aventurier suit la caravane de { $from } à { $to }.
    .short = de { $from } à { $to }
expedition-snakes-placed = { $player } reprend un aventurier de { $from } et place des serpents en { $to }.
    .short = serpents en { $to }
expedition-sandstorm-swept = { $player } : un aventurier arrive avec la tempête de sable de { $from } à { $to } { $count ->
    [0] et ne capture personne
    [one] et capture un aventurier
   *[other] et capture { $count } aventuriers
  }.
    .short = de { $from } à { $to }, { $count ->
    [0] aucune capture
    [one] 1 capturé
   *[other] { $count } capturés
  }
expedition-action-drawn = { $player } pioche une tuile Action : { $tile }.
expedition-action-drawn-hidden = { $player } pioche une tuile Action.
expedition-won = Toutes les tuiles sont posées : { $player } gagne.
expedition-won-by-two = Toutes les tuiles sont posées : { $player } et { $second } se partagent la victoire.
expedition-won-by-three = Toutes les tuiles sont posées : { $player }, { $second } et { $third } se partagent la victoire.
expedition-won-by-four = Toutes les tuiles sont posées : { $player }, { $second }, { $third } et { $fourth } se partagent la victoire.

## Pourquoi quelque chose est interdit

expedition-refused-over = La partie est terminée.
expedition-refused-keep-first = Choisissez d’abord la tuile à garder avec votre camp.
expedition-refused-all-have-kept = Tout le monde a choisi ce qu’il garde.
expedition-refused-camp-is-kept = Vous gardez le camp de toute façon ; choisissez une autre tuile.
expedition-refused-not-among-ones = Elle n’est pas parmi vos tuiles marquées 1 : { $tile }.
expedition-refused-lay-one-first = Vous devez poser au moins une tuile à votre tour.
expedition-refused-lay-now = Posez maintenant une tuile, ou arrêtez si vous en avez posé une.
expedition-refused-not-in-hand = Vous n’avez pas de telle tuile marquée { $back } : { $tile }.
expedition-refused-cell-taken = Il y a déjà une tuile en { $cell }.
expedition-refused-layout-too-large = La zone de jeu ne peut pas dépasser { $limit } tuiles sur { $limit } ; { $cell } est trop loin.
expedition-refused-not-edge-to-edge = Une tuile doit en toucher une autre par un côté ; il n’y en a pas à côté de { $cell }.
expedition-refused-deploy-now = Dites d’abord comment vos aventuriers sortent du camp.
expedition-refused-no-camp-laid = Les aventuriers ne sortent que d’un camp qui vient d’être posé ; une fois au repos, ils ne bougent plus.
expedition-refused-too-few = Il faut en placer au moins { $required } sur ce camp.
expedition-refused-too-many = On peut en placer au plus { $most } sur ce camp.
expedition-refused-too-many-leave = Il doit en rester au moins { $required } au camp.
expedition-refused-gap = Les aventuriers vont de tuile en tuile, sans sauter de vide.
expedition-refused-cannot-enter = On ne peut pas entrer en { $cell } : { $tile }.
expedition-refused-too-few-stay = Il doit en rester au moins { $need } en { $cell }.
expedition-refused-tile-full = Il ne peut pas y avoir plus de { $capacity } aventuriers en { $cell }.
expedition-refused-snakes = Personne ne peut entrer en { $cell } : il y a des serpents.
expedition-refused-use-or-pass = Utilisez maintenant une tuile Action, ou passez.
expedition-refused-action-not-in-hand = Vous n’avez pas cette tuile Action : { $tile }.
expedition-refused-action-without-target = Cette tuile Action n’a pas de cible autorisée : { $tile }.
expedition-refused-choose-mountain = Choisissez maintenant la montagne dont vous utilisez l’aventurier.
expedition-refused-no-mountain = Il n’y a pas de montagnes en { $cell }.
expedition-refused-nobody-on-mountain = Vous n’avez pas d’aventurier en { $cell }.
expedition-refused-no-target-from = Depuis { $cell }, cette tuile Action n’a pas de cible autorisée : { $tile }.
expedition-refused-choose-target = Choisissez maintenant la destination : { $tile }.
expedition-refused-no-tile = Il n’y a pas de tuile en { $cell }.
expedition-refused-ship-needs-lake = Un bateau a besoin d’un lac ; { $cell } n’en est pas un.
expedition-refused-ship-lake-taken = Il y a déjà un bateau ou des serpents en { $cell }.
expedition-refused-caravan-not-adjacent = Une caravane va sur une tuile voisine ; { $cell } n’en est pas une.
expedition-refused-caravan-lake = Une caravane ne peut pas aller sur un lac.
expedition-refused-snakes-need-free-tile = Il faut aux serpents une tuile sans aventurier, bateau ni serpents ; { $cell } n’en est pas une.
expedition-refused-sandstorm-same-mountain = La tempête de sable doit aller sur une autre tuile que celle d’où elle vient.
expedition-refused-sandstorm-needs-most = En { $cell }, vous n’avez pas plus d’aventuriers que chaque autre joueur.

## À la table

expedition-turn-number = Tour { $number }
expedition-column-points = points
expedition-column-supply = réserve
expedition-column-tiles = tuiles
expedition-column-ships = bateaux
expedition-column-captured = capt.
expedition-holds = tient
expedition-hand = Vos tuiles :
expedition-actions = Vos tuiles Action :
expedition-asked-keep = Quelle tuile gardez-vous avec le camp ?
expedition-asked-lay = Quelle tuile posez-vous, et où ?
expedition-asked-lay-more = Posez-vous une autre tuile ?
expedition-asked-deploy = Comment vos aventuriers sortent-ils du camp ?
expedition-asked-adventure = Utilisez-vous une tuile Action ?
expedition-asked-from = Depuis quelle montagne ?
expedition-asked-to = Où ?
expedition-cells = en (+)
expedition-type-cell = Tapez une lettre et une case, par exemple
expedition-stop = plus de tuile
expedition-legend = d désert, o oasis, ^ montagnes, ~ lac ; C camp, T temple, P pyramide.
    A3 : trois aventuriers, celui du dessus est à A. + et les accolades marquent les cases à choisir.
    deploy 4 east 1 2 : quatre aventuriers sortent ; un reste sur la première tuile à l’est, deux sur la suivante.
expedition-ask-camps = Camps tenus
expedition-ask-temples = Temples tenus
expedition-ask-pyramids = Pyramides tenues
expedition-ask-ships = Bâtiments près des bateaux
expedition-ask-captured = Aventuriers capturés
expedition-ask-supply = Aventuriers restés en réserve
