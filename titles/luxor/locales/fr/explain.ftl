# Ce que la page dit d’une pièce que l’on pointe : son nom, et son effet en une phrase (`text`).

about-luxor-key = Clés
    .text = Entrer dans la chambre funéraire coûte une clé. Chaque clé restante vaut 1 point.
about-luxor-vase = Vases
    .text = Un vase, une statue et un bijou forment une série ; chaque série de plus vaut davantage à la fin.
about-luxor-statue = Statues
    .text = Un vase, une statue et un bijou forment une série ; chaque série de plus vaut davantage à la fin.
about-luxor-jewellery = Bijoux
    .text = Un vase, une statue et un bijou forment une série ; chaque série de plus vaut davantage à la fin.
about-luxor-artifact = Artefacts
    .text = À la fin, chaque série complète peut recevoir un artefact, pour { $number ->
        [one] { $number } point
       *[other] { $number } points
    } de plus.
about-luxor-wild = Jokers
    .text = Un joker remplace tout trésor qui manque à une série, deux au plus par série.
about-luxor-scarab = Scarabées
    .text = Chacun vaut les points de sa face. Seul son propriétaire les connaît avant la fin.
about-luxor-talisman = Talismans
    .text = Ils paient les tuiles Momie. Vous en recevez un par joueur dont la momie couche un aventurier pendant votre tour.
about-luxor-sarcophagus = Sarcophages
    .text = Le premier aventurier dans la chambre funéraire prend le plus précieux, le deuxième l’autre.
about-luxor-standing = Situation
    .text = Les points si la partie finissait maintenant. { $collected } sont acquis ; le reste peut encore changer.
about-luxor-stairs = Les escaliers
    .text = Tous partent d’ici, et les aventuriers qui deviennent actifs y arrivent. À la fin, ils n’y rapportent rien.
about-luxor-tomb = La chambre funéraire
    .text = On y entre par un compte exact, pour une clé chaque fois. La partie finit après le tour de jeu de la deuxième entrée.
about-luxor-anubis = Statue d’Anubis
    .text = Quand un de vos aventuriers passe, le vôtre couché ici devient actif : il va sur les escaliers et se déplace dès le tour de jeu suivant.
about-luxor-wall = Valeur sur le mur
    .text = À la fin, chaque aventurier dans cette salle vaut autant de points, couché ou debout.
about-luxor-temple-stack = Tuiles Temple
    .text = Quand un trésor portant ce signe est pris, la première tuile de cette pile est révélée à sa place.
about-luxor-cobra = Cobra
about-luxor-falcon = Faucon
about-luxor-lion = Lion
about-luxor-horus-stack = Pile Horus
    .text = Une tuile Horus avec autant d’yeux vous permet de prendre la carte visible au milieu de votre main.
about-luxor-draw-pile = Pioche
    .text = À la fin de votre tour, vous piochez une carte au milieu de votre main, sauf si vous avez pris une carte Horus.
about-luxor-discard-pile = Défausse
    .text = Les cartes jouées ; tous peuvent les consulter. Mélangées, elles deviennent la pioche suivante.
about-luxor-hidden-card = Carte cachée
    .text = Seul son propriétaire la connaît. D’une main, seules les deux cartes du bord peuvent être jouées.
about-luxor-adventurers = Aventuriers
    .text = Couchés, ils ne bougent pas et ne comptent pour aucun trésor ; ceux des statues attendent qu’un des leurs passe.
about-luxor-roll = Un { $number } au dé
    .text = Le dé dit de combien la carte déplace un aventurier.
about-luxor-round = Tour de jeu { $number }
    .text = Un tour de chaque joueur, dans le sens horaire, à partir du premier joueur.
about-luxor-empty = Case vide
    .text = Rien ici. Les aventuriers passent dessus sans la compter.
about-luxor-treasure = Trésor
    .text = { $demand ->
        [one] Avec un de vos aventuriers ici
       *[other] Avec { $demand } de vos aventuriers ici en même temps
    }, vous le prenez et marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
about-luxor-tile-artifact = Artefact
    .text = { $demand ->
        [one] Avec un de vos aventuriers ici
       *[other] Avec { $demand } de vos aventuriers ici en même temps
    }, vous le prenez et marquez { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; il complète aussi une série.
about-luxor-tile-horus = Tuile Horus
    .text = Qui s’arrête ici prend une clé, ou la carte Horus visible avec { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }. La tuile reste.
about-luxor-tile-osiris = Tuile Osiris
    .text = Qui s’arrête ici est aussitôt poussé de { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }.
about-luxor-temple = Tuile Temple
about-luxor-tile-scarab = Scarabée
    .text = Qui s’arrête ici prend un scarabée et garde ses points secrets.
about-luxor-tile-wild = Joker
    .text = Qui s’arrête ici prend un joker, qui remplace n’importe quel trésor d’une série.
about-luxor-tile-scarab-or-wild = Scarabée ou joker
    .text = Qui s’arrête ici prend l’un des deux.
about-luxor-tile-favour = Faveur d’Horus
    .text = Qui s’arrête ici prend la carte Horus visible de niveau { $one } ou { $other }.
about-luxor-tile-tunnel = Tunnel
    .text = Qui s’arrête ici ressort au tunnel suivant, vers la chambre funéraire.
about-luxor-mummy-tile = Tuile Momie
    .text = Après la pioche, vous pouvez payer une tuile Momie visible : { $tile }.
about-luxor-character = Personnage
about-luxor-module = Module
about-luxor-card-basic = Carte de départ
about-luxor-card-horus = Carte Horus, { $eyes ->
        [one] { $eyes } œil
       *[other] { $eyes } yeux
    }
about-luxor-card-equipment = Carte Équipement
about-luxor-in-left = bord gauche de votre main
about-luxor-in-right = bord droit de votre main
about-luxor-in-middle = milieu de votre main
about-luxor-in-play = en jeu
about-luxor-in-hand-of = main de { $name }
about-luxor-does = { $does }.
about-luxor-does-later = { $does }. Jouable une fois au bord : { $left ->
        [one] { $left } carte à sa gauche
       *[other] { $left } cartes à sa gauche
    }, { $right } à sa droite.
about-luxor-fact-wall = mur { $value }
about-luxor-fact-card = carte : { $card }
about-luxor-fact-below = une autre tuile dessous
about-luxor-fact-left = reste { $count }
about-luxor-fact-waits = { $name } attend ici
about-luxor-fact-sarcophagus = sarcophage de { $value }
about-luxor-fact-costs = { $count ->
        [one] { $count } talisman
       *[other] { $count } talismans
    }
