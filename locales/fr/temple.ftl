# Luxor et La malédiction de la momie.
#
# L’attribut "short" est ce qu’un choix annonce comme suite ; un attribut vide ne dit rien.

luxor-name = Luxor
luxor-about = Guidez vos aventuriers dans la spirale du temple, récoltez des trésors en chemin et gagnez la chambre funéraire.
luxor-advice-five = À cinq, la règle conseille l’équipement et les artefacts : ajoutez --modules equipment,artifacts.

module-mummy = La momie
module-mummy-about = Une momie parcourt le temple et couche qui elle rencontre ; des talismans achètent l’aide de ses tuiles.
module-equipment = L’équipement
module-equipment-about = Chacun commence avec des cartes à soi, dont certaines s’ajoutent à d’autres.
module-artifacts = Les artefacts
module-artifacts-about = Dix artefacts se cachent parmi et sous les trésors et donnent plus de valeur aux séries.
module-characters = Les personnages
module-characters-about = Chacun incarne quelqu’un avec une capacité à soi.

## Lieux

place-stairs = escaliers
place-tomb = chambre funéraire
place-number = { $number }

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
    .does = lancez le dé ; un aventurier avance d’autant de tuiles
card-plus = { $number }+
    .does = un aventurier avance de { $number }, ou plus avec une carte que vous ajoutez
card-die-plus-minus = dé±1
    .does = lancez le dé ; un aventurier avance d’autant de tuiles, une de plus ou une de moins
card-horus1-up-to = 1-{ $number }
    .does = Horus : un aventurier avance de 1 à { $number } tuiles
card-horus2-up-to = 1-{ $number }
    .does = Horus : un aventurier avance de 1 à { $number } tuiles
card-horus3-up-to = 1-{ $number }
    .does = Horus : un aventurier avance de 1 à { $number } tuiles
card-horus1-up-to-die = 1-dé
    .does = Horus : lancez le dé ; un aventurier avance de 1 à autant de tuiles
card-horus2-up-to-die = 1-dé
    .does = Horus : lancez le dé ; un aventurier avance de 1 à autant de tuiles
card-horus3-up-to-die = 1-dé
    .does = Horus : lancez le dé ; un aventurier avance de 1 à autant de tuiles
card-horus1-all = tous { $number }
    .does = Horus : tous vos aventuriers avancent de { $number }, puis l’un d’eux agit
card-horus2-all = tous { $number }
    .does = Horus : tous vos aventuriers avancent de { $number }, puis l’un d’eux agit
card-horus3-all = tous { $number }
    .does = Horus : tous vos aventuriers avancent de { $number }, puis l’un d’eux agit
card-horus1-last = dernier
    .does = Horus : votre dernier aventurier rejoint l’avant-dernier
card-horus2-last = dernier
    .does = Horus : votre dernier aventurier rejoint l’avant-dernier
card-horus3-last = dernier
    .does = Horus : votre dernier aventurier rejoint l’avant-dernier
card-horus1-less = moins { $number }
    .does = Horus : un aventurier avance de { $number }, un trésor demande un aventurier de moins
card-horus2-less = moins { $number }
    .does = Horus : un aventurier avance de { $number }, un trésor demande un aventurier de moins
card-horus3-less = moins { $number }
    .does = Horus : un aventurier avance de { $number }, un trésor demande un aventurier de moins
card-hidden = ?

## Tuiles

tile-vase = un vase
tile-statue = une statue
tile-jewellery = un bijou
tile-artifact = un artefact
tile-osiris = une tuile Osiris
tile-horus = une tuile Horus
tile-scarab = une tuile Scarabée
tile-wild = une tuile Trésor joker
tile-scarab-or-wild = une tuile scarabée ou Trésor joker
tile-favour-1-2 = une faveur d’Horus (niveau 1 ou 2)
tile-favour-1-3 = une faveur d’Horus (niveau 1 ou 3)
tile-favour-2-3 = une faveur d’Horus (niveau 2 ou 3)
tile-tunnel = un tunnel

treasure-vase = vase
treasure-statue = statue
treasure-jewellery = bijou

mummy-tile-swap-hand = une nouvelle main de cartes
mummy-tile-rearmost = le dernier aventurier avance de 1 à { $number }
mummy-tile-one = un aventurier avance de { $number }
mummy-tile-all = tous les aventuriers avancent de { $number }
mummy-tile-points = { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
mummy-tile-horus-card = une carte Horus contre une carte en main
mummy-tile-free-choice = { $number } parmi clé, scarabée, joker
mummy-tile-move-card = déplacer une carte en main
mummy-tile-scarab = un scarabée
mummy-tile-least-points = les points du plus petit trésor
mummy-tile-keys = { $number ->
        [one] { $number } clé
       *[other] { $number } clés
    }
mummy-tile-per-treasures = { $number } points par paire de trésors
mummy-tile-extra-turn = un tour supplémentaire
mummy-tile-other-scarab = un autre scarabée contre un des vôtres

character-reroll = Relancer
    .does = peut relancer un dé
character-rearrange = Réarranger
    .does = peut déplacer une carte en main dès qu’un aventurier entre en jeu
character-choose-horus = Choisir une carte Horus
    .does = prend la carte Horus de son choix sur une tuile Horus
character-extra-point = Point supplémentaire
    .does = 1 point de plus pour chaque trésor
character-forward = En avant
    .does = peut avancer de 1 au lieu d’utiliser la carte
character-temple-action = Action de temple
    .does = effectue la tuile Temple retournée
character-special-key = Clé spéciale
    .does = peut donner une clé pour changer un nombre de 1
character-extra-turn = Tour supplémentaire
    .does = un tour supplémentaire pour une vraie série

## Ce qui est demandé

asked-play = Quelle carte jouez-vous ?
asked-use = Utilisez-vous la carte, ou autre chose ?
asked-add = Quelle carte ajoutez-vous ?
asked-reroll = Gardez-vous le dé, ou relancez-vous ?
asked-move = Qui se déplace ?
asked-act = Qui effectue l’action de sa tuile ?
asked-horus = Que vous donne Horus ?
asked-favour = Quelle carte Horus ?
asked-scarab-or-wild = Un scarabée ou un trésor joker ?
asked-put = Où va la première nouvelle carte ?
asked-rearrange = Déplacez-vous une carte de votre main ?
asked-extra-turn = Prenez-vous un tour supplémentaire pour cette série ?
asked-raise = Lancez-vous le dé pour relever vos aventuriers ?
asked-raise-one = Qui relevez-vous ?
asked-mummy-tile = Utilisez-vous une tuile Momie ?
asked-tile-move = Qui se déplace grâce à la tuile Momie ?
asked-discard = Quelle carte de votre main défaussez-vous ?
asked-any-horus = Quelle carte Horus prenez-vous ?
asked-free-choice = Que prenez-vous ?
asked-move-card = Quelle carte de la main va où ?
asked-put-out = Quel scarabée retirez-vous de la partie ?
asked-nothing = Rien : la partie est terminée.

## Ce qui s’est passé

luxor-began = { $player } commence.
luxor-character = { $player } a le personnage « { $character } ».
luxor-turn = Tour de jeu { $round }, { $player } :
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
luxor-card-played = { $player } joue { $card }.
    .short = { $card }
luxor-nobody-moved = Personne ne se déplace.
    .short = personne ne se déplace
luxor-card-added = { $player } ajoute { $card }.
    .short = + { $card }
luxor-rolled = { $player } obtient { $face }.
    .short = le dé donne { $face }
luxor-moved = { $player } se déplace : { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-by-tunnel = Le tunnel emmène { $player } : { $from } → { $to }.
    .short = tunnel → { $to }
luxor-moved-by-mummy-tile = La tuile Momie déplace { $player } : { $from } → { $to }.
    .short = { $from } → { $to }
luxor-moved-forward = { $player } avance : { $from } → { $to }.
    .short = { $from } → { $to }
luxor-stayed = { $player } reste sur place ({ $place }) et agit.
    .short = reste sur place ({ $place })
luxor-woke = { $player } : un aventurier s’éveille et se tient sur les escaliers.
    .short = un aventurier s’éveille
luxor-entered-tomb-first = { $player } entre dans la chambre funéraire et prend le sarcophage de valeur { $value }.
    .short = chambre funéraire, sarcophage de valeur { $value }
luxor-entered-tomb = { $player } entre dans la chambre funéraire.
    .short = chambre funéraire
luxor-prize-taken = { $player } prend { $tile } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = prend { $tile }, +{ $points }
luxor-tile-turned = Case { $place } : on retourne { $tile }.
    .short = on retourne { $tile }
luxor-key-taken = { $player } prend { $count ->
        [one] une clé
       *[other] { $count } clés
    }.
    .short = { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-horus-taken = { $player } prend la carte Horus { $card }.
    .short = carte Horus { $card }
luxor-horus-turned = La carte Horus suivante est « { $card } ».
    .short = { "" }
luxor-scarab-taken-known = { $player } prend un scarabée de valeur { $value }.
    .short = un scarabée
luxor-scarab-taken = { $player } prend un scarabée.
    .short = un scarabée
luxor-wild-taken = { $player } prend une tuile Trésor joker.
    .short = un trésor joker
luxor-card-drawn-known = { $player } pioche { $card }.
    .short = { "" }
luxor-card-drawn = { $player } pioche une carte.
    .brief = { "" }
    .short = { "" }
luxor-card-put = La carte va à la place { $slot } de la main.
    .short = à la place { $slot } de votre main
luxor-reshuffled = La défausse devient la nouvelle pioche.
    .short = { "" }
luxor-mummy-moved = La momie marche : { $from } → { $to }.
    .short = la momie → { $to }
luxor-laid-down = { $player } : un aventurier est couché (case { $place }).
    .short = { $player } : aventurier couché (case { $place })
luxor-talismans-taken = { $player } prend { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }.
    .short = { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }
luxor-raised = { $player } : un aventurier se relève (case { $place }).
    .short = se relève (case { $place })
luxor-mummy-tile-used = { $player } paie { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    } : { $tile }.
    .short = { $tile } pour { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    }
luxor-mummy-tile-opened = Une tuile Momie est révélée : { $tile }.
    .short = { "" }
luxor-points-scored = { $player } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
    .short = +{ $points }
luxor-card-discarded = { $player } défausse { $card }.
    .short = défausse { $card }
luxor-card-shifted = { $player } déplace la carte { $from } de sa main à la place { $to }.
    .short = carte { $from } à la place { $to }
luxor-scarab-put-out-known = { $player } retire de la partie un scarabée de valeur { $value }.
    .short = le scarabée de valeur { $value }
luxor-scarab-put-out = { $player } retire un scarabée de la partie.
    .short = un scarabée
luxor-keys-given-up = { $player } donne { $count ->
        [one] une clé
       *[other] { $count } clés
    }.
    .short = coûte { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-extra-turn = { $player } aura un tour supplémentaire.
    .short = un tour supplémentaire
luxor-ended = La partie est terminée.
    .short = la partie se termine

## Ce qui n’est pas permis

refused-other-card-moves = L’autre carte du bord déplace quelqu’un, celle-ci personne : jouez l’autre.
refused-must-move = Quelqu’un peut se déplacer, donc quelqu’un doit le faire.
refused-card-moves-nobody = Par elle-même, cette carte ne déplace personne.
refused-must-use = Cette carte a besoin d’aide, et l’autre carte du bord aurait déplacé quelqu’un : utilisez-la donc ainsi.
refused-card-cannot-be-added = Cette carte ne peut pas être ajoutée : seulement des cartes de départ et Équipement, et seulement si un résultat est possible.
refused-nobody-to-act = Aucun de vos aventuriers n’y est debout sur une tuile.
refused-no-key-left = Il n’y a plus de clé.
refused-no-card-of-level = Il n’y a pas de telle carte Horus à prendre.
refused-cannot-be-raised = Aucun de vos aventuriers ne peut être relevé ici.
refused-mummy-tile = Cette tuile Momie ne peut pas servir : trop peu de talismans, ou elle n’aurait aucun effet.
refused-no-such-card = Vous n’avez pas cette carte en main.
refused-no-such-shift = Une carte va d’une place de votre main à une autre.
refused-not-twice = Deux choses différentes, et seulement ce qui reste.
refused-no-such-scarab = Vous n’avez pas de scarabée de cette valeur.
refused-not-asked = Ce n’est pas la question maintenant : { $asked }
refused-tomb-is-final = Qui est dans la chambre funéraire n’en bouge plus jamais.
refused-lying = Votre aventurier est couché ({ $place }) et ne peut pas se déplacer.
refused-nobody-there = Vous n’avez personne à cet endroit ({ $place }).
refused-number-of-tiles = Avec cette carte, personne ne peut se déplacer de { $by }.
refused-no-key-to-give-up = Vous n’avez pas de clé à donner pour cela.
refused-not-on-a-tile = Pour effectuer l’action d’une tuile, il faut se tenir sur une tuile.
refused-tomb-needs-key = La chambre funéraire demande une clé, et vous n’en avez pas.
refused-no-tile-behind = Il n’y a pas de tuile derrière où reculer.
refused-beyond-tomb = Ce serait au-delà de la chambre funéraire, où l’on n’entre qu’avec le compte exact.
refused-push-impossible = La poussée de la tuile Osiris ne peut pas y être achevée.

## Points

collected = récoltés
position = position
sarcophagi = sarcophages
keys = clés
sets = séries de trésors
scarabs = scarabées
artifacts = artefacts

ask-points = Points récoltés pendant la partie
ask-places = Où sont les aventuriers
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
luxor-asleep = endormis près des statues
luxor-mummy-tiles = tuiles Momie
luxor-round = Tour de jeu { $number }
luxor-in-play = En jeu :
luxor-hand = Votre main :
luxor-legend = Les aventuriers sont des lettres : majuscules debout, minuscules couchées. MU est la momie.
    V vase, S statue, J bijou, A artefact : V•• 3 demande deux aventuriers et donne 3 points.
    c, f, l : une tuile Temple (cobra, faucon, lion) suit quand le trésor est pris. + : une autre tuile est dessous.
    Sous chaque tuile à droite : ce qu’y vaut un aventurier à la fin.
    maint. : les points si la partie finissait maintenant, sans les scarabées des autres.
luxor-roll = dé : { $number }
luxor-known-cards = vues en main
luxor-decline = non, merci
luxor-roll-to-raise = 1-2 un se relève, 3-4 tous, 5-6 tous et votre tour continue
luxor-best-sets = { $count ->
        [one] { $count } série de trésors
       *[other] { $count } séries de trésors
    }
luxor-add-none = la jouer seule

column-points = points
column-now = maint.
column-keys = clés
column-treasures = trésors
column-wild = jokers
column-scarabs = scarabées
column-sarcophagi = sarc.
column-artifacts = art.
column-talismans = tal.
