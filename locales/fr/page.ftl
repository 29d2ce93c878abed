# La page : ce qui entoure chaque table, et la table de Luxor.

page-home = Luxor, page d’accueil
page-settings = Réglages
page-language = Langue
page-day-night = Passer du jour à la nuit
page-loading = Un instant …
page-try-again = Réessayer
page-to-start = À la page d’accueil
page-lost = Il n’y a rien ici
page-lost-text = Rien que du sable. L’adresse a peut-être été coupée en la copiant.
page-failed-no-table = Cette table n’existe pas
page-failed-no-table-text = L’adresse a peut-être été coupée en la copiant, ou la partie se trouve sur un autre serveur.
page-failed-no-seat = Vous n’avez pas de place à cette table
page-failed-no-seat-text = Cette adresse ne marche que sur les appareils qui jouent ici. Demandez l’invitation ou le lien pour regarder ; si c’est votre place, créez un lien à usage unique dans le menu de la table.
page-failed-offline = Le serveur est injoignable
page-failed-offline-text = Vérifiez votre connexion. Vos parties sont gardées et vous attendent.
page-failed-other = Cette table ne peut pas être ouverte
page-failed-other-text = Quelque chose s’est mal passé en chemin. Rien n’est perdu.
page-close = Fermer
page-to-scoring = Voir le décompte
page-menu = Cette table
page-skip = Aller à votre tour
page-connection-lost = Pas de connexion. { $seconds ->
        [0] Nouvel essai.
       *[other] Nouvel essai dans { $seconds } s.
    } Rien n’est perdu.
page-choice-overdue = Votre choix est encore en route ; il comptera une seule fois, dès qu’il arrivera.
page-try-now = Essayer maintenant
page-rules = Règles
page-rule = Règle { $rule }

## Ce qui ne marche pas

page-error-offline = Le serveur est injoignable. Réessayez.
page-error-conflict = Quelque chose s’est passé entre-temps. Regardez encore.
page-error-other = Le serveur ne l’a pas fait.

## La table de Luxor

page-heading = { $title }, tour de jeu { $round }
page-board = Le temple vu d’en haut. Le chemin en mots suit.
page-temple = Le temple
page-path = Le chemin des escaliers à la chambre funéraire
page-players = À la table
page-players-short = À la table, en bref
page-side = Réserve et journal
page-your-turn = À vous
page-hand = Votre main, dans un ordre fixe. Seules les deux cartes du bord se jouent.
page-you = vous
page-computer = ordinateur
page-away = pas là
page-points = { $count ->
        [one] point
       *[other] points
    }
page-character = { $name } : { $does }
page-keys = Clés
page-vases = Vases
page-statues = Statues
page-jewellery = Bijoux
page-artifacts = Artefacts
page-wilds = Trésors jokers
page-scarabs = Scarabées
page-talismans = Talismans
page-sarcophagi = Sarcophages
page-in-tomb = { $count } dans la chambre funéraire
page-lying = { $count ->
        [one] { $count } couché : { $places }
       *[other] { $count } couchés : { $places }
    }
page-asleep = { $count ->
        [one] { $count } dort près d’une statue
       *[other] { $count } dorment près des statues
    }
page-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
page-cards-known = vues : { $cards }
page-extra-turns = { $count ->
        [one] un tour supplémentaire
       *[other] { $count } tours supplémentaires
    }

page-horus-cards = Cartes Horus
page-draw-discard = pioche et défausse
page-eyes = { $count ->
        [one] { $count } œil
       *[other] { $count } yeux
    }
page-draw = pioche
page-discard = défausse
page-discard-pile = La défausse
page-look-discard = Parcourir la défausse, { $count ->
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
page-log-empty = Rien encore.
page-show-moment = Montrer ce moment
page-moment = Ce moment
page-moment-failed = Ce moment ne peut pas être montré maintenant.
page-to-replay = Revoir toute la partie

page-card-horus = { $card }, Horus à { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }
page-card-equipment = { $card }, équipement
page-card-known = Tout le monde a vu cette carte
page-card-playable = { $card } : { $does }
page-card-not-now = { $card } : { $does }. Place { $place } de votre main, non jouable maintenant
page-card-waits = { $card } : { $does }. Ce n’est pas votre tour
page-card-put-here = { $card }. Mettre la carte prise ici, à la place { $place }

page-space = case { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, demande { $demand ->
        [one] { $demand } aventurier
       *[other] { $demand } aventuriers
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    } : une clé ou une carte
page-tile-osiris = { $tile }, { $number } plus loin
page-words-space = Case { $number }, valeur { $value } :
page-words-empty = vide
page-words-below = , une autre tuile est dessous, face cachée
page-words-tomb = valeur { $value }
page-words-standing = { $player } : { $count }
page-words-lying = { $player } : { $count ->
        [one] { $count } couché
       *[other] { $count } couchés
    }
page-words-mummy = la momie

page-target = { $from } → { $place } : { $effects }
page-target-many = Vers { $place } : { $count } façons
page-source = Seulement l’aventurier : { $place }
page-enlarge = Agrandir : { $place }
page-who-moves = Qui se déplace
page-who-is-here = Qui est ici
page-your-choices = Ce que vous pouvez faire
page-from-to = { $from } → { $to }
page-from-by = { $place }, de { $by }

## La question

page-lead-turn = À vous :
page-lead-card = { $card } :
page-lead-reroll = Le dé donne { $face }.
page-lead-raise = { $count ->
        [one] { $count } des vôtres est couché.
       *[other] { $count } des vôtres sont couchés.
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
page-lead-rearrange = Quelqu’un est entré en jeu.
page-one-moment = un instant …
page-thinking = réfléchit
page-not-possible = Impossible.
page-go = Valider
page-lifted = Où va { $card } ? Choisissez la carte dont elle prend la place.
page-would = → { $place } : { $effects }.
page-would-only = → { $place }.
page-would-card = { $card } : { $does }.
page-would-card-then = { $card } : { $does } ; { $effects }.

page-why-not-your-turn = Ce n’est pas votre tour.
page-why-middle = Seules les deux cartes du bord se jouent.
page-why-card-in-play = Une carte est en jeu. Annulez pour en choisir une autre.
page-why-other-question = Autre chose est demandé maintenant.
page-why-mummy-tile = Une tuile Momie s’utilise à la fin du tour, après la pioche.
page-why-no-undo = Il n’y a rien à annuler.
page-why-no-redo = Rien n’a été annulé qui puisse être refait.

page-undo = Annuler
page-redo = Rétablir
page-restart = Recommencer
page-hint = Conseil
page-hint-thinking = Un bon joueur réfléchit
page-hint-chance = { $chance } % de gagner
page-hint-aside = écarté
page-hint-best = Le mieux : { $choice }, { $chance } % de gagner, { $reason }.

page-take-key = Une clé
page-take-scarab = Un scarabée
page-take-wild = Un trésor joker
page-have-left = vous en avez { $have } · reste { $left }
page-left = { $count } dans la pile
page-scarab-worth = Valeur { $value }
page-put-left = Deuxième à gauche
page-put-right = Deuxième à droite
page-do-roll = Lancer le dé
page-do-reroll = Relancer
page-do-keep = Garder le { $face }
page-do-use = Utiliser la carte
page-do-extra-turn = Prendre un tour supplémentaire
page-do-alone = La jouer seule
page-do-decline = Non, merci
page-do-play = Jouer une carte
page-do-leave = Laisser la main ainsi
page-raise-1 = un se relève, tour fini
page-raise-3 = tous se relèvent, tour fini
page-raise-5 = tous se relèvent, et vous jouez
