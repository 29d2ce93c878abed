# Luxor et La Malédiction de la momie.
#
# L’attribut "short" est ce qu’un choix annonce comme suite ; un attribut vide ne dit rien.
# Un lieu arrive comme « escaliers », « chambre funéraire » ou « case 17 » : d’où « des escaliers » à part, « de la… » sinon.
# L’attribut "answer" est ce que dit une réponse sur son bouton, où la place manque.

luxor-name = Luxor
luxor-sum = { $collected } marqués + { $position } sur les murs + { $other } autres
luxor-about = Menez vos aventuriers à travers le temple, récupérez des trésors en chemin et entrez dans la chambre funéraire.
luxor-advice-five = À cinq, le livre de règles conseille les modules Équipement et Artefacts : ajoutez --modules equipment,artifacts.

module-mummy = Momie
module-mummy-about = Une momie parcourt le temple et couche les aventuriers qu’elle rencontre ; vos talismans paient l’aide de ses tuiles.
module-equipment = Équipement
module-equipment-about = Chacun commence avec ses propres cartes ; certaines permettent d’en ajouter une autre.
module-artifacts = Artefacts
module-artifacts-about = Dix artefacts se cachent parmi et sous les trésors et donnent plus de valeur aux séries.
module-characters = Personnages
module-characters-about = Chacun joue un personnage, avec sa propre capacité.

## Lieux

place-stairs = escaliers
place-tomb = chambre funéraire
place-number = case { $number }

## Cartes

card-number = { $number }
    .does = un aventurier { $number ->
        [0] reste sur place et effectue l’action de sa tuile
        [one] avance de { $number } tuile
       *[other] avance de { $number } tuiles
    }
card-plus-minus = ±1
    .does = un aventurier avance ou recule de 1 tuile
card-die = dé
    .face = dé
    .does = lancez le dé ; un aventurier avance d’autant de tuiles
card-plus = { $number }+
    .does = un aventurier avance de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } ; vous pouvez ajouter une carte
    .answer = { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }, ou plus avec une seconde carte
card-die-plus-minus = dé ±1
    .face = dé ±1
    .does = lancez le dé ; un aventurier avance d’autant de tuiles, d’une de plus ou d’une de moins
    .answer = le résultat du dé, un de plus ou un de moins
card-horus1-up-to = 1–{ $number }
    .does = un aventurier avance de 1 à { $number } tuiles
card-horus2-up-to = 1–{ $number }
    .does = un aventurier avance de 1 à { $number } tuiles
card-horus3-up-to = 1–{ $number }
    .does = un aventurier avance de 1 à { $number } tuiles
card-horus1-up-to-die = 1–dé
    .face = 1–dé
    .does = lancez le dé ; un aventurier avance d’un nombre de tuiles au choix, entre 1 et le résultat
    .answer = au plus le résultat du dé
card-horus2-up-to-die = 1–dé
    .face = 1–dé
    .does = lancez le dé ; un aventurier avance d’un nombre de tuiles au choix, entre 1 et le résultat
    .answer = { card-horus1-up-to-die.answer }
card-horus3-up-to-die = 1–dé
    .face = 1–dé
    .does = lancez le dé ; un aventurier avance d’un nombre de tuiles au choix, entre 1 et le résultat
    .answer = { card-horus1-up-to-die.answer }
card-horus1-all = tous avancent de { $number }
    .face = tous +{ $number }
    .does = tous vos aventuriers avancent de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }, puis l’un d’eux effectue l’action de sa tuile
    .answer = tous avancent de { $number }, puis l’un utilise sa tuile
card-horus2-all = tous avancent de { $number }
    .face = tous +{ $number }
    .does = tous vos aventuriers avancent de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }, puis l’un d’eux effectue l’action de sa tuile
    .answer = { card-horus1-all.answer }
card-horus3-all = tous avancent de { $number }
    .face = tous +{ $number }
    .does = tous vos aventuriers avancent de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }, puis l’un d’eux effectue l’action de sa tuile
    .answer = { card-horus1-all.answer }
card-horus1-last = le dernier rejoint l’avant-dernier
    .face = dernier
    .does = votre aventurier le plus éloigné de la chambre funéraire rejoint l’avant-dernier
    .answer = votre dernier le rattrape
card-horus2-last = le dernier rejoint l’avant-dernier
    .face = dernier
    .does = votre aventurier le plus éloigné de la chambre funéraire rejoint l’avant-dernier
    .answer = { card-horus1-last.answer }
card-horus3-last = le dernier rejoint l’avant-dernier
    .face = dernier
    .does = votre aventurier le plus éloigné de la chambre funéraire rejoint l’avant-dernier
    .answer = { card-horus1-last.answer }
card-horus1-less = { $number }, 1 aventurier de moins
    .face = { $number }, 1 moins
    .short = { $number }, 1 de moins
    .does = un aventurier avance de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } ; un trésor à l’arrivée demande 1 aventurier de moins
    .answer = avance de { $number } ; un trésor demande 1 de moins
card-horus2-less = { $number }, 1 aventurier de moins
    .face = { $number }, 1 moins
    .short = { $number }, 1 de moins
    .does = un aventurier avance de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } ; un trésor à l’arrivée demande 1 aventurier de moins
    .answer = { card-horus1-less.answer }
card-horus3-less = { $number }, 1 aventurier de moins
    .face = { $number }, 1 moins
    .short = { $number }, 1 de moins
    .does = un aventurier avance de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    } ; un trésor à l’arrivée demande 1 aventurier de moins
    .answer = { card-horus1-less.answer }
card-hidden = ?

## Tuiles

tile-vase = un vase
tile-statue = une statue
tile-jewellery = un bijou
tile-artifact = un artefact
tile-osiris = une tuile Osiris
tile-horus = une tuile Horus
tile-scarab = une tuile Temple (scarabée)
tile-wild = une tuile Temple (joker)
tile-scarab-or-wild = une tuile Temple (scarabée ou joker)
tile-favour-1-2 = une faveur d’Horus (niveau 1 ou 2)
tile-favour-1-3 = une faveur d’Horus (niveau 1 ou 3)
tile-favour-2-3 = une faveur d’Horus (niveau 2 ou 3)
tile-tunnel = un tunnel

treasure-vase = vase
treasure-statue = statue
treasure-jewellery = bijou

mummy-tile-swap-hand = une nouvelle main
mummy-tile-rearmost = le dernier aventurier avance de 1 { $number ->
        [2] ou { $number } tuiles
       *[other] à { $number } tuiles
    }
mummy-tile-one = un aventurier avance de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
mummy-tile-all = tous les aventuriers avancent de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
mummy-tile-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
mummy-tile-horus-card = une carte Horus contre une carte de votre main
mummy-tile-free-choice = { $number } parmi clé, scarabée et joker
mummy-tile-move-card = déplacer une carte de votre main
mummy-tile-scarab = un scarabée
mummy-tile-least-points = autant de points que le plus petit trésor en jeu
mummy-tile-keys = { $number ->
        [one] { $number } clé
       *[other] { $number } clés
    }
mummy-tile-per-treasures = { $number } points par tranche de 2 trésors
mummy-tile-extra-turn = un tour supplémentaire
mummy-tile-other-scarab = un autre scarabée contre un des vôtres

character-reroll = Relancer
    .does = peut relancer une fois le dé d’une carte
character-rearrange = Réarranger
    .does = peut déplacer une carte de sa main quand un aventurier entre en jeu
character-choose-horus = Choisir une carte Horus
    .does = sur une tuile Horus, peut prendre la première carte de n’importe quelle pile
character-extra-point = Point supplémentaire
    .does = marque 1 point de plus par trésor ou artefact
character-forward = En avant
    .does = peut avancer de 1 tuile au lieu d’utiliser sa carte
character-temple-action = Action de temple
    .does = effectue aussitôt l’action d’une tuile Temple retournée
character-special-key = Clé spéciale
    .does = peut défausser une clé pour changer un nombre de 1
character-extra-turn = Tour supplémentaire
    .does = peut jouer un tour supplémentaire pour une série sans joker

## Ce qui est demandé

asked-play = Quelle carte jouez-vous ?
asked-use = Utilisez-vous la carte ?
asked-add = Quelle carte ajoutez-vous ?
asked-reroll = Gardez-vous le résultat, ou relancez-vous le dé ?
asked-move = Quel aventurier déplacez-vous ?
asked-act = Quel aventurier effectue l’action de sa tuile ?
asked-horus = Prenez-vous une clé ou une carte Horus ?
asked-favour = Quelle carte Horus prenez-vous ?
asked-scarab-or-wild = Prenez-vous un scarabée ou un joker ?
asked-put = Où placez-vous la première nouvelle carte ?
asked-rearrange = Déplacez-vous une carte de votre main ?
asked-extra-turn = Jouez-vous un tour supplémentaire pour cette série ?
asked-raise = Lancez-vous le dé pour relever vos aventuriers ?
asked-raise-one = Quel aventurier relevez-vous ?
asked-mummy-tile = Utilisez-vous une tuile Momie ?
asked-tile-move = Quel aventurier déplacez-vous avec la tuile Momie ?
asked-discard = Quelle carte de votre main défaussez-vous ?
asked-any-horus = Quelle carte Horus prenez-vous ?
asked-free-choice = Que prenez-vous ?
asked-move-card = Quelle carte de votre main déplacez-vous, et où ?
asked-put-out = Quel scarabée retirez-vous de la partie ?
asked-nothing = La partie est terminée.

## Ce que fait un choix

luxor-do-play = Jouer la carte « { $card } ».
luxor-do-move = Déplacer un aventurier { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }.
luxor-do-forward = Au lieu d’utiliser la carte, avancer un aventurier { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }.
luxor-do-stay = Laisser l’aventurier sur la { $place } et effectuer l’action de sa tuile.
luxor-do-act = Effectuer l’action de la tuile sur la { $place }.
luxor-do-not-act = Ne pas effectuer l’action de la nouvelle tuile.
    .label = Non, merci
luxor-do-take-prize = Prendre { $tile }.
    .label = La prendre
luxor-do-leave-prize = Laisser la tuile à sa place.
    .label = La laisser
luxor-do-take-key = Prendre une clé.
    .label = Une clé
    .gives = ouvre la chambre funéraire
luxor-do-take-card = Prendre la carte Horus « { $card } ».
luxor-do-take-scarab = Prendre un scarabée.
    .label = Un scarabée
    .gives = points secrets à la fin
luxor-do-take-wild = Prendre une tuile Trésor joker.
    .label = Un joker
    .gives = tout trésor d’une série
luxor-do-roll = Lancer le dé pour relever vos aventuriers : avec 1–2 vous pouvez en relever un, avec 3–4 tous, avec 5–6 tous, et vous jouez votre tour.
    .label = Lancer le dé
    .answer = 1–2 : un se relève ; dès 3, tous ; dès 5, vous jouez aussi
luxor-do-not-roll = Laisser vos aventuriers couchés et jouer une carte.
    .label = Jouer une carte
    .answer = vos aventuriers restent couchés
luxor-do-raise-all = Relever tous vos aventuriers qui peuvent se relever.
    .label = Relever tout le monde
luxor-do-stand-up = Relever un aventurier sur la { $place }.
    .label = Relever
luxor-do-leave-lying = Les laisser couchés.
    .label = Les laisser couchés
luxor-do-use-tile = Payer { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    } pour cette tuile Momie : { $tile }.
luxor-do-use-no-tile = Ne pas utiliser de tuile Momie à ce tour.
    .label = Non, merci
luxor-do-discard = Défausser la carte « { $card } ».
luxor-do-shift = Déplacer la carte « { $card } » à la place { $to } de votre main.
luxor-do-leave-hand = Ne rien déplacer dans votre main.
    .label = Ne rien déplacer
luxor-do-put-out = Échanger le scarabée de valeur { $value }.
    .label = Valeur { $value }
luxor-do-add = Ajouter la carte « { $card } ».
luxor-do-alone = N’ajouter aucune carte.
    .label = La jouer seule
    .answer = sans seconde carte
luxor-do-put-left = Placer la nouvelle carte en deuxième à partir de la gauche.
    .label = Deuxième à partir de la gauche
    .answer = pour la nouvelle carte
luxor-do-put-right = Placer la nouvelle carte en deuxième à partir de la droite.
    .label = Deuxième à partir de la droite
    .answer = pour la nouvelle carte
luxor-do-use = Utiliser la carte telle quelle.
    .label = Utiliser la carte
    .answer = telle quelle
luxor-do-move-nobody = Ne déplacer personne avec cette carte.
    .label = Non, merci
luxor-do-reroll = Relancer le dé ; le second résultat compte.
    .label = Relancer
    .answer = le second résultat compte
luxor-do-keep-roll = Garder le { $face } obtenu au dé.
    .label = Garder le { $face }
    .answer = le premier résultat compte
luxor-do-extra-turn = Jouer un tour supplémentaire juste après celui-ci.
    .label = Jouer un tour supplémentaire
    .answer = juste après celui-ci
luxor-do-no-extra-turn = Ne pas jouer de tour supplémentaire.
    .label = Non, merci
luxor-do-decline = Ne rien prendre de ce qui est proposé.
    .label = Non, merci

## Ce qui s’est passé

luxor-began = { $player } commence.
luxor-character = { $player } joue le personnage « { $character } ».
luxor-turn = Tour de jeu { $round }, { $player } :
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } joue la carte « { $card } ».
    .short = { $card }
luxor-nobody-moved = Aucun aventurier ne se déplace.
    .short = aucun aventurier ne se déplace
luxor-card-added = { $player } ajoute la carte « { $card } ».
    .short = plus la carte « { $card } »
luxor-rolled = { $player } obtient { $face } au dé.
    .short = le dé indique { $face }
luxor-moved = { $player } va { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }.
    .short = { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }
luxor-moved-by-tunnel = Par le tunnel, { $player } va de la { $from } à la { $to }.
    .short = par le tunnel à la { $to }
luxor-moved-by-mummy-tile = Avec la tuile Momie, { $player } va { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }.
    .short = { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }
luxor-moved-forward = { $player } avance { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }.
    .short = { $from ->
        [escaliers] des { $from }
       *[other] de la { $from }
    } à la { $to }
luxor-stayed = { $player } reste sur la { $place } et effectue l’action de la tuile.
    .short = reste sur la { $place }
luxor-entered-tomb-first = { $player } entre dans la chambre funéraire et prend le sarcophage de valeur { $value }.
    .short = dans la chambre funéraire, sarcophage de valeur { $value }
luxor-entered-tomb = { $player } entre dans la chambre funéraire.
    .short = dans la chambre funéraire
luxor-prize-taken = { $player } prend { $tile } et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = prend { $tile }, +{ $points }
luxor-tile-turned = Sur la { $place }, on retourne { $tile }.
    .short = on retourne { $tile }
luxor-key-taken = { $player } prend { $count ->
        [one] une clé
       *[other] { $count } clés
    }.
    .short = { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-horus-taken = { $player } prend la carte Horus « { $card } ».
    .short = carte Horus « { $card } »
luxor-horus-turned = La carte Horus suivante est « { $card } ».
    .short = { "" }
luxor-scarab-taken-known = { $player } prend un scarabée de valeur { $value }.
    .short = un scarabée
luxor-scarab-taken = { $player } prend un scarabée.
    .short = un scarabée
luxor-wild-taken = { $player } prend une tuile Trésor joker.
    .short = un joker
luxor-card-drawn-known = { $player } pioche la carte « { $card } ».
    .short = { "" }
luxor-card-drawn = { $player } pioche une carte.
    .brief = { "" }
    .short = { "" }
luxor-card-put = La carte va à la place { $slot } de la main.
    .short = à la place { $slot } de votre main
luxor-reshuffled = La défausse est mélangée et devient la nouvelle pioche.
    .short = { "" }
luxor-mummy-moved = La momie va de la { $from } à la { $to }.
    .short = la momie va à la { $to }
luxor-laid-down = { $player } : un aventurier est couché sur la { $place }.
    .short = { $player } : un aventurier couché sur la { $place }
luxor-talismans-taken = { $player } prend { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }.
    .short = { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }
luxor-raised = { $player } : un aventurier se relève sur la { $place }.
    .short = un aventurier se relève sur la { $place }
luxor-mummy-tile-used = { $player } paie { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    } : { $tile }.
    .short = { $tile } pour { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    }
luxor-mummy-tile-opened = Une tuile Momie est révélée : { $tile }.
    .short = { "" }
luxor-mummy-tiles-reshuffled = Les tuiles Momie défaussées sont mélangées et forment la nouvelle pile.
    .short = { "" }
luxor-points-scored = { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } défausse la carte « { $card } ».
    .short = défausser « { $card } »
luxor-card-shifted = { $player } déplace une carte de sa main de la place { $from } à la place { $to }.
    .short = carte { $from } à la place { $to }
luxor-scarab-put-out-known = { $player } retire de la partie un scarabée de valeur { $value }.
    .short = le scarabée de valeur { $value }
luxor-scarab-put-out = { $player } retire un scarabée de la partie.
    .short = un scarabée
luxor-keys-given-up = { $player } défausse { $count ->
        [one] une clé
       *[other] { $count } clés
    }.
    .short = coûte { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-extra-turn = { $player } gagne un tour supplémentaire.
    .short = un tour supplémentaire
luxor-ended = La partie est terminée.
    .short = la partie se termine

## Ce qui n’est pas permis

refused-middle-card = Seules les deux cartes du bord peuvent être jouées.
refused-card-in-play = Une carte est déjà jouée. Annulez pour en choisir une autre.
refused-other-card-moves = Cette carte ne permet aucun déplacement, l’autre carte du bord en permet un : jouez l’autre.
refused-must-move = Un de vos aventuriers peut se déplacer avec cette carte, il faut donc le faire : choisissez lequel.
refused-card-moves-nobody = À elle seule, cette carte ne permet aucun déplacement : avancez plutôt un aventurier de 1 tuile.
refused-must-use = Cette carte ne permet un déplacement qu’avec une aide, et l’autre carte du bord en permettait un sans aide : utilisez donc l’aide.
refused-card-cannot-be-added = Cette carte ne peut pas être ajoutée. Ajoutez une carte de départ ou Équipement dont un résultat au moins permet un déplacement, ou aucune.
refused-nobody-to-act = Vous n’avez pas d’aventurier actif à cet endroit : choisissez-en un debout sur une tuile.
refused-no-key-left = Il n’y a plus de clé dans la réserve : prenez la carte Horus.
refused-no-card-of-level = Vous ne pouvez pas prendre de carte Horus de ce niveau : choisissez parmi celles proposées.
refused-cannot-be-raised = Aucun de vos aventuriers ne peut être relevé ici : choisissez-en un couché ailleurs que sur la tuile de la momie.
refused-mummy-tile = Cette tuile Momie ne peut pas être utilisée, faute de talismans ou parce qu’elle n’aurait aucun effet : choisissez-en une autre ou renoncez.
refused-no-such-card = Vous n’avez pas cette carte : choisissez une carte de votre main.
refused-no-such-shift = Une carte de votre main doit aller à une autre place que la sienne : choisissez une autre place.
refused-not-twice = Il faut deux choses différentes, parmi celles qui restent : choisissez autre chose.
refused-no-such-scarab = Vous n’avez pas de scarabée de cette valeur : choisissez un des vôtres.
refused-not-asked = Ce n’est pas ce qui est demandé maintenant : { $asked }
refused-tomb-is-final = Un aventurier dans la chambre funéraire ne se déplace plus : choisissez-en un autre.
refused-lying = Votre aventurier sur la { $place } est couché et ne peut pas se déplacer : choisissez-en un debout.
refused-nobody-there = Vous n’avez pas d’aventurier à déplacer sur { $place ->
        [escaliers] les { $place }
       *[other] la { $place }
    } : choisissez-en un autre.
refused-number-of-tiles = Cette carte ou cette tuile ne permet pas un déplacement de { $by } : choisissez un nombre permis.
refused-no-key-to-give-up = Changer le nombre coûte une clé que vous n’avez pas : choisissez le nombre de la carte.
refused-not-on-a-tile = Avec 0, un aventurier effectue l’action de sa tuile : choisissez-en un qui se tient sur une tuile.
refused-tomb-needs-key = Entrer dans la chambre funéraire coûte une clé, et il ne vous en reste pas : choisissez un autre déplacement.
refused-no-tile-behind = Il n’y a pas de tuile derrière cet aventurier, il ne peut donc pas reculer : choisissez un autre déplacement.
refused-beyond-tomb = Ce serait au-delà de la chambre funéraire, où l’on n’entre que par un compte exact : choisissez un autre déplacement.
refused-push-impossible = La tuile Osiris à l’arrivée ferait avancer plus loin, et c’est impossible : choisissez un autre déplacement.

## Points

collected = en cours de partie
position = position
sarcophagi = sarcophages
keys = clés
sets = séries de trésors
scarabs = scarabées
artifacts = artefacts

ask-points = Points marqués pendant la partie
ask-places = Places des aventuriers
ask-sarcophagi = Sarcophages
ask-keys = Clés restantes
ask-vases = Vases
ask-statues = Statues
ask-jewellery = Bijoux
ask-wild = Tuiles Trésor joker
ask-scarabs = Valeurs des scarabées
ask-artifacts = Artefacts

## Autour du plateau

luxor-stairs = ESCALIERS
luxor-tomb = CHAMBRE ({ $number })
luxor-sarcophagi-left = sarcophages
luxor-horus = Horus
luxor-draw-pile = pioche
luxor-discard-pile = défausse
luxor-keys = clés
luxor-scarabs = scarabées
luxor-wild = jokers
luxor-temple = temple
luxor-mummy-tiles = tuiles Momie
luxor-round = Tour de jeu { $number }
luxor-in-play = En jeu :
luxor-hand = Votre main :
luxor-legend = Les aventuriers sont des lettres : majuscules debout, minuscules couchés. MU est la momie.
    V vase, S statue, J bijou, A artefact : V•• 3 demande deux aventuriers et rapporte 3 points.
    c, f, l : une tuile Temple (cobra, faucon, lion) apparaît quand le trésor est pris. + : il y a une autre tuile dessous.
    Sous chaque tuile, à droite : les points d’un aventurier à cet endroit en fin de partie.
    •, ••, ••• sur une carte : une carte Horus de ce niveau.
    Sur le petit plateau, V2/3 veut dire V•• 3, M est la momie, et + remplace les aventuriers pour lesquels la place manque.
    maint. : les points si la partie se terminait maintenant, sans les scarabées des autres.
luxor-roll = dé : { $number }
luxor-known-cards = cartes connues
luxor-best-sets = { $count ->
        [one] { $count } série de trésors
       *[other] { $count } séries de trésors
    }

column-points = points
column-now = maint.
column-keys = clés
column-treasures = trésors
column-wild = jokers
column-scarabs = scarabées
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
asked-raise-any = Qui relevez-vous maintenant ?
refused-newcomer = Votre aventurier sur les escaliers vient d’entrer en jeu : il pourra se déplacer à partir du tour de jeu suivant.
luxor-newcomers = vient d’entrer en jeu : peut se déplacer à partir du tour de jeu suivant
asked-prize = Prenez-vous la tuile ?
luxor-activated = { $player } : un aventurier devient actif, debout sur les escaliers.
    .short = un aventurier devient actif
luxor-not-active = pas encore actifs, devant les statues

## Raisons d’un conseil

reason-luxor-collected = environ { $points } { $points ->
    [one] point
   *[other] points
} de trésors
reason-luxor-position = position : environ { $points } de plus
reason-luxor-sarcophagi = sarcophage : { $points } points
reason-luxor-keys = une clé pour la chambre funéraire
reason-luxor-sets = séries de trésors : environ { $points }
reason-luxor-scarabs = scarabée : environ { $points }
reason-luxor-together = des aventuriers proches, pour un trésor
reason-luxor-active = un aventurier de plus devient actif
