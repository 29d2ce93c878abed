# Luxor : ce que seul le terminal dit.

## Réponses qui ne peuvent pas être comptées

score-not-a-place = « { $typed } » n’est pas un emplacement ; tapez escaliers, chambre ou une case de 1 à { $last }.
score-too-many-adventurers = Cela fait { $count } aventuriers, mais un joueur en a { $most }.
score-not-one-of = « { $typed } » n’en fait pas partie ; chacun de ceux-ci existe une fois : { $known }.
score-with-another = « { $typed } » est déjà compté pour un autre joueur ; chacun de ceux-ci existe une fois : { $known }.
score-too-many-scarabs = « { $typed } » n’est pas possible. Voici les scarabées qui existent (nombre × valeur) : { $known }.

## Marques sur le plateau : sept colonnes au plus

mark-scarab = scarab.
mark-wild = joker
mark-scarab-or-wild = sc/jok.
mark-favour = fav
mark-tunnel = tunnel

## Une tuile Momie visible et son prix, en peu de colonnes

luxor-tile-price = { $tile } ({ $cost } tal.)

## Le petit plateau du plein écran : cinq colonnes au plus pour une tuile, une pour une faveur

tiny-scarab = scar.
tiny-wild = joker
tiny-scarab-or-wild = sc/jk
tiny-favour = F
tiny-tunnel = tunn.
tiny-draw-pile = pioche
tiny-discard-pile = déf.
tiny-mummy-tile-swap-hand = autre main
tiny-mummy-tile-rearmost = dernier 1–{ $number }
tiny-mummy-tile-one = un +{ $number }
tiny-mummy-tile-all = tous +{ $number }
tiny-mummy-tile-points = +{ $number }
tiny-mummy-tile-horus-card = carte Horus
tiny-mummy-tile-free-choice = { $number } au choix
tiny-mummy-tile-move-card = déplacer carte
tiny-mummy-tile-scarab = scarabée
tiny-mummy-tile-least-points = trésor le plus bas
tiny-mummy-tile-keys = clés +{ $number }
tiny-mummy-tile-per-treasures = +{ $number } par 2 tuiles
tiny-mummy-tile-extra-turn = tour suppl.
tiny-mummy-tile-other-scarab = autre scarabée

## Les mots d’une action, affichés et tapés ; tous différents

luxor-action-words =
    .play = jouer
    .left = gauche
    .right = droite
    .move = déplacer
    .by = de
    .act = agir
    .take_key = prendre clé
    .take_card = prendre carte
    .take_scarab = prendre scarabée
    .take_wild = prendre joker
    .take_treasure = prendre trésor
    .roll = lancer
    .raise_all = relever tous
    .stand_up = relever
    .use_tile = utiliser tuile
    .discard = défausser
    .shift = décaler
    .to = vers
    .put_out_scarab = échanger scarabée
    .add = ajouter
    .add_none = ne rien ajouter
    .put = placer
    .use_card = utiliser carte
    .forward = avancer
    .reroll = relancer
    .keep_roll = garder dé
    .extra_turn = tour supplémentaire
    .decline = renoncer
    .stairs = escaliers
    .tomb = chambre
