# La table de Luxor sur la page.

page-heading = { $title }, tour de jeu { $round }
page-board = Le temple vu d’en haut. Le chemin est décrit ensuite.
page-temple = Le temple
page-path = Le chemin, des escaliers à la chambre funéraire
page-hand = Votre main, dans un ordre fixe. Seules les deux cartes du bord peuvent être jouées.
page-end-left = Tout à gauche : { $card }
page-end-right = Tout à droite : { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } marqués
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
page-lifted = Où va la carte « { $card } » ? Choisissez la carte dont elle prend la place.
page-would = Vers la { $place }, { $effects }.
page-would-only = Vers la { $place }.
page-would-card = { $card } : { $does }.
page-would-card-then = { $card } : { $does } ; { $effects }.
page-why-mummy-tile = Une tuile Momie s’utilise à la fin de votre tour, après la pioche.
page-have = vous en avez { $have }
page-newcomers = { $count ->
        [one] { $count } vient d’entrer en jeu : peut se déplacer à partir du tour de jeu suivant
       *[other] { $count } viennent d’entrer en jeu : peuvent se déplacer à partir du tour de jeu suivant
    }
page-lead-prize = Un aventurier de moins suffit.
page-not-active = { $count ->
        [one] { $count } pas encore actif
       *[other] { $count } pas encore actifs
    }
page-statue = statue d’Anubis
page-around = Autour du chemin
page-legend = cibles : { $places }
