# La page : ce qui entoure chaque table, et la table de Luxor.

page-home = Luxor, page d’accueil
way-ways = Pages principales
way-play = Jouer
way-learn = Apprendre
way-you = Vous
page-settings = Réglages
page-language = Langue
page-day-night = Basculer entre jour et nuit
page-loading = Un instant…
page-try-again = Réessayer
page-to-start = Retour à l’accueil
page-lost = Il n’y a rien ici
page-lost-text = Rien que du sable. L’adresse a peut-être été coupée lors de la copie.
page-unknown-title = Cette page ne peut pas afficher ce jeu
page-unknown-title-text = Le serveur joue à « { $title } », mais cette page n’a pas de table pour ce jeu. La page est peut-être plus ancienne que le serveur : rechargez-la.
page-reload = Recharger
page-failed-no-table = Cette table n’existe pas
page-failed-no-table-text = L’adresse a peut-être été coupée lors de la copie, ou la partie se trouve sur un autre serveur.
page-failed-no-seat = Vous n’avez pas de place à cette table
page-failed-no-seat-text = Cette adresse ne fonctionne que sur les appareils qui jouent ici. Demandez l’invitation ou le lien pour regarder. Si c’est votre place, créez un lien à usage unique dans le menu de la table, sur l’appareil où vous jouez.
page-failed-offline = Le serveur est injoignable
page-failed-offline-text = Vérifiez votre connexion. Vos parties sont enregistrées et vous attendent.
page-failed-other = Cette table ne peut pas être ouverte
page-failed-other-text = Une erreur est survenue en chemin. Rien n’est perdu.
page-close = Fermer
page-to-scoring = Voir le décompte
page-menu = Cette table
page-skip = Aller à votre tour
page-connection-lost = Pas de connexion. { $seconds ->
        [0] Nouvel essai en cours.
       *[other] Nouvel essai dans { $seconds } s.
    } Rien n’est perdu.
page-choice-overdue = Votre choix est encore en route. Il comptera une seule fois, dès son arrivée.
page-try-now = Réessayer maintenant
page-rules = Règles
page-rule = Règle { $rule }

## Ce qui ne marche pas

page-error-offline = Le serveur est injoignable. Réessayez.
page-error-conflict = La table a changé entre-temps. Regardez-la et choisissez à nouveau.
page-error-other = Le serveur n’a pas pu le faire. Réessayez.

## La table de Luxor

page-heading = { $title }, tour de jeu { $round }
page-board = Le temple vu d’en haut. Le chemin est décrit ensuite.
page-temple = Le temple
page-path = Le chemin, des escaliers à la chambre funéraire
page-players = Joueurs
page-players-short = Joueurs, en bref
page-side = Réserve et journal
page-your-turn = À vous
page-hand = Votre main, dans un ordre fixe. Seules les deux cartes du bord peuvent être jouées.
page-you = vous
page-more = Plus
page-next-players = Ensuite : { $names }
page-nothing-to-answer = Il n’y a rien à décider maintenant.
page-end-left = Tout à gauche : { $card }
page-end-right = Tout à droite : { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } marqués
page-computer = ordinateur
page-away = hors ligne
page-points = { $count ->
        [one] point
       *[other] points
    }
page-keys = Clés
page-vases = Vases
page-statues = Statues
page-jewellery = Bijoux
page-artifacts = Artefacts
page-wilds = Jokers
page-scarabs = Scarabées
page-talismans = Talismans
page-sarcophagi = Sarcophages
page-in-tomb = { $count } dans la chambre funéraire
page-lying = { $count ->
        [one] { $count } couché : { $places }
       *[other] { $count } couchés : { $places }
    }
page-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-cards-known = cartes connues : { $cards }
page-extra-turns = { $count ->
        [one] { $count } tour supplémentaire
       *[other] { $count } tours supplémentaires
    }

page-horus-cards = Cartes Horus
page-eyes = { $count ->
        [one] { $count } œil
       *[other] { $count } yeux
    }
page-draw = pioche
page-discard = défausse
page-discard-pile = La défausse
page-look-discard = Consulter la défausse, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-mummy-tiles = Tuiles Momie
page-mummy-tiles-when = après la pioche, une par tour
page-costs = coûte { $count ->
        [one] { $count } talisman
       *[other] { $count } talismans
    }
page-log = Ce qui s’est passé
page-log-start = Le début
page-log-empty = Rien pour l’instant.
page-show-moment = Montrer ce moment
page-moment = Ce moment
page-moment-failed = Ce moment ne peut pas être montré pour l’instant.
page-to-replay = Revoir toute la partie

page-card-horus = { $card }, carte Horus à { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }
page-card-equipment = { $card }, carte Équipement
page-card-known = Tout le monde connaît cette carte
page-card-playable = { $card } : { $does }
page-card-not-now = { $card } : { $does }. Place { $place } de votre main, pas jouable maintenant
page-card-waits = { $card } : { $does }. Ce n’est pas votre tour
page-card-put-here = { $card }. Placer ici la carte choisie, à la place { $place }

page-space = case { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, demande { $demand ->
        [one] { $demand } aventurier
       *[other] { $demand } aventuriers
    }
page-tile-horus = { $tile } à { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }, une clé ou une carte
page-tile-osiris = { $tile }, avance de { $number }
page-words-space = Case { $number }, valeur { $value } :
page-words-empty = vide
page-words-below = , une autre tuile face cachée dessous
page-words-tomb = valeur { $value }
page-words-standing = { $player } : { $count }
page-words-lying = { $player } : { $count ->
        [one] { $count } couché
       *[other] { $count } couchés
    }
page-words-mummy = la momie

page-target = { $from ->
        [escaliers] Des { $from }
       *[other] De la { $from }
    } à la { $place } : { $effects }
page-target-many = Vers la { $place } : { $count } possibilités
page-source = Seulement l’aventurier sur { $place ->
        [escaliers] les { $place }
       *[other] la { $place }
    }
page-who-moves = Aventurier à déplacer
page-who-is-here = Qui est ici
page-your-choices = Ce que vous pouvez faire
page-from-by = { $place }, { $by ->
        [-1] recule de 1
        [0] reste sur place
       *[other] avance de { $by }
    }

## La question

page-lead-turn = À vous :
page-lead-card = { $card } :
page-lead-reroll = Le dé indique { $face }.
page-lead-raise = { $count ->
        [one] Un de vos aventuriers est couché.
       *[other] { $count } de vos aventuriers sont couchés.
    }
page-lead-mummy-tile = Vous avez { $count ->
        [one] { $count } talisman.
       *[other] { $count } talismans.
    }
page-lead-act = Tous ont avancé.
page-lead-horus = Une tuile Horus.
page-lead-favour = Faveur d’Horus.
page-lead-scarab-or-wild = L’un des deux.
page-lead-put = Deux nouvelles cartes.
page-lead-extra-turn = Une série est complète.
page-lead-rearrange = Un aventurier est entré en jeu.
page-one-moment = un instant…
page-thinking = réfléchit
page-not-possible = Impossible.
page-go = Valider
page-lifted = Où va la carte « { $card } » ? Choisissez la carte dont elle prend la place.
page-would = Vers la { $place }, { $effects }.
page-would-only = Vers la { $place }.
page-would-card = { $card } : { $does }.
page-would-card-then = { $card } : { $does } ; { $effects }.

page-why-not-your-turn = Ce n’est pas votre tour.
page-why-mummy-tile = Une tuile Momie s’utilise à la fin de votre tour, après la pioche.
page-why-no-undo = Il n’y a rien à annuler.
page-why-no-redo = Il n’y a rien à rétablir.

page-undo = Annuler
page-redo = Rétablir
page-restart = Refaire le tour
page-hint = Conseil
page-hint-thinking = Un bon joueur réfléchit
page-hint-best = Le mieux : { $choice }, { $chance } de chances de gagner, { $reason }.

page-have-left = vous en avez { $have } · il en reste { $left }
page-left = { $count } dans la pile
page-newcomers = { $count ->
        [one] { $count } vient d’entrer en jeu : peut se déplacer à partir du tour de jeu suivant
       *[other] { $count } viennent d’entrer en jeu : peuvent se déplacer à partir du tour de jeu suivant
    }
page-lead-prize = Un aventurier de moins suffit.
page-not-active = { $count ->
        [one] { $count } pas encore actif
       *[other] { $count } pas encore actifs
    }
page-label = { $label } : { $value }
page-label-before = { $label } :
page-series = { $before } ; { $after }
page-clauses = { $before }, { $after }
page-moment-told = { $moment }, { $who }. { $told }

## Le récit

story-you = Vous
story-sentence = { $player } { $does }.
story-short = { $player } { $does }
story-title = Le récit de la partie
story-all = tout
story-since = Depuis votre dernier coup
story-since-round = Les derniers tours
story-more = +{ $count }
story-turn-of = C’est à { $player } de jouer.
story-fast = Rapide
story-skip = Jusqu’à mon tour
page-statue = statue d’Anubis
page-around = Autour du chemin
page-hint-now = Évolution de vos chances de gagner, { $now } maintenant
page-hint-only = Il n’y a qu’un choix : { $choice }
page-hint-best-short = Le mieux :
page-legend = cibles : { $places }
keys-title = Touches
keys-arrows = parcourir le plateau, la zone de jeu ou un panneau
keys-enter = choisir l’élément actif
keys-numbers = choisir une réponse d’après son rang
keys-undo = annuler
keys-hint = conseil
keys-rules = règles
keys-escape = abandonner une sélection, fermer une explication
keys-all = expliquer l’élément actif, ou montrer toutes les touches

## Autour d’une table

friends-came = { $name } est là.
friends-left = { $name } n’est plus là.
curtain-pass = Passez l’appareil à { $name }
pass-done = C’est fait.
pass-on = Passer l’appareil
show-turn = Tour { $turn }
table-you = vous
table-computer = ordinateur
table-points-now = points actuels
table-your-turn = À vous
table-lead = { $who } :
table-thinks = réfléchit
table-tools = Outils
table-log = Ce qui s’est passé
table-close = Fermer
