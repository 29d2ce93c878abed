# Les écrans autour des tables, et la table d’Expedition.

## La page d’accueil

start-title = Luxor : jouez dans le navigateur
start-motto = Dans le temple, pas à pas.
start-skip = Aller au jeu
start-doors = Façons de jouer
start-door-computer = Contre l’ordinateur
start-door-computer-about = En solo, au niveau de votre choix
start-door-device = Sur cet appareil
start-door-device-about = À faire passer autour de la table
start-door-friends = En ligne
start-door-friends-about = Invitez qui vous voulez par un lien
start-game = Jeu
start-opponents = Adversaires
start-players = À combien
start-strength = Niveau
start-strength-gentle = Facile
start-strength-greedy = Moyen
start-strength-clever = Difficile
start-strength-master = Expert
start-go = Jouer
start-go-friends = Ouvrir la table
start-failed = La table n’a pas pu être ouverte. Réessayez.
start-failed-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez.
start-offline-text = Vérifiez votre connexion. Les règles se lisent aussi sans elle.
start-more = Plus d’options
start-more-none = modules, qui joue, qui commence
start-more-device = modules, qui commence
start-modules = { $title ->
        [luxor] Modules de La Malédiction de la momie
       *[other] Modules
    }
start-advice = À { $count }, la règle conseille : { $modules }.
start-advice-take = Suivre
start-who-plays = Qui joue
start-colour-1 = Rouge
start-colour-2 = Bleu
start-colour-3 = Vert
start-colour-4 = Ambre
start-colour-5 = Violet
start-name-of = Nom à la place { $number }
start-sits = Qui occupe la place { $number }
start-sits-here = sur cet appareil
start-sits-friend = par invitation
start-sits-computer = Ordinateur : { $strength }
start-first = Qui commence
start-first-lot = le sort décide
start-first-friend = la personne à la place { $number }
start-first-computer = l’ordinateur à la place { $number }
start-your-games = Vos parties
start-no-games = Pas encore de partie. Celles que vous commencez restent ici, demain aussi.
start-all-games = Afficher les { $count }
start-with = avec { $names }
start-here = { $names }, sur cet appareil
start-nobody-yet = personne d’autre pour l’instant
start-your-turn = À vous
start-turn-of = Au tour de : { $name }
start-waiting-for = En attente : { $name }
start-waiting = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
  }
start-over = Terminée
start-import = Ouvrir une partie enregistrée
start-import-failed = { $file } n’est pas une partie lisible ici.
start-unofficial = Projet de fans non officiel. Tous les dessins sont originaux. Logiciel libre ; aucun compte requis.

## Réglages

settings-more = Réglages
settings-theme = Jour ou nuit
settings-theme-device = comme l’appareil
settings-theme-light = jour
settings-theme-dark = nuit
settings-speed = Animations
settings-speed-0 = aucune
settings-speed-05 = lentes
settings-speed-1 = normales
settings-speed-2 = rapides
settings-sound = Son
settings-sound-about = Quelques notes discrètes quand il se passe quelque chose.
settings-kept = Retenu sur cet appareil.

## Le menu d’une table

menu-transcript = Enregistrer la partie
menu-transcript-known = Enregistrer ce que vous savez
menu-transcript-open = Enregistrer ce que tout le monde voit
menu-leave = Quitter la table
menu-device = Sur un autre appareil
menu-watch = Laisser regarder
menu-watch-about = Ce lien montre ce que voit toute la table, et la main de personne.
menu-commitment = Empreinte du tirage, publiée avant la première carte :

## Entre amis

friends-title = En ligne
friends-heading = Votre table est prête
friends-heading-guest = Vous êtes à table
friends-heading-watch = La table se prépare
friends-lead = Envoyez le lien. Qui l’ouvre prend place ; pas de compte, rien à installer.
friends-lead-guest = La partie commence quand l’hôte la lance.
friends-players = à { $count }
friends-link = Le lien
friends-link-about = Le lien laisse entrer jusqu’à ce que toutes les places soient prises. Votre propre retour à cette table reste gardé sur cet appareil.
friends-qr = Code QR du lien
friends-qr-for = pour un téléphone à table
friends-copy = Copier
friends-copied = Copié
friends-share = Partager …
friends-seats = Places
friends-empty = Place libre
friends-look-1 = rouge, chapeau, disque
friends-look-2 = bleu, casque d’explorateur, triangle
friends-look-3 = vert, casquette, carré
friends-look-4 = ambre, coiffe, losange
friends-look-5 = violet, capuche, croix
friends-here = là
friends-away = pas là pour l’instant
friends-came = { $name } est là.
friends-left = { $name } n’est plus là.
friends-computer = Ordinateur
friends-free = Libérer la place
friends-waiting = { $count ->
    [one] Il manque { $count } personne
   *[other] Il manque { $count } personnes
  }
friends-full = Tout le monde est là.
friends-stays = Vous pouvez quitter cette page : la table reste.
friends-start = Commencer
friends-start-bots = Commencer ; l’ordinateur prend les places libres
friends-failed = Cela n’a pas marché. Regardez les places et réessayez.

## Ce que voit un invité

join-title = Une invitation
join-heading = Une place vous attend
join-invites = { $name } vous invite
join-game = { $title } à { $count }.
join-modules = Avec { $modules }.
join-name = Votre nom
join-name-missing = Écrivez d’abord votre nom.
join-figure = Vos aventuriers
join-free = libre
join-taken = prise par { $name }
join-sit = Prendre place
join-seat-taken = Cette place vient d’être prise. Choisissez-en une autre.
join-full = La table est complète
join-full-text = Toutes les places sont prises. Demandez le lien pour regarder, ou ouvrez votre propre table.
join-unknown = Cette invitation n’est plus valable
join-unknown-text = Le lien a peut-être été coupé en le copiant. Demandez-le encore une fois.

## Regarder

watch-title = Regarder
watch-unknown = Il n’y a rien à regarder ici
watch-unknown-text = Le lien est peut-être incomplet, ou la partie a été retirée.

## Un autre appareil

device-title = Continuer ici
device-text = Ce lien amène vos places sur cet appareil. Il ne sert qu’une fois.
device-go = Amener mes places ici
device-move = Créer un lien à usage unique
device-once = Ouvrez ce lien sur l’autre appareil. Il sert une fois, pendant dix minutes.
device-failed = Le lien n’a pas pu être créé. Réessayez.
device-unknown = Ce lien a déjà servi ou est trop ancien
device-unknown-text = Faites-en un nouveau sur l’appareil où vous jouez, dans le menu de la table.

## Le rideau entre deux joueurs sur un appareil

curtain-pass = Passez l’appareil à { $name }
curtain-away = La main précédente est rangée.
curtain-others = Les autres, regardez un instant les pyramides.
curtain-show = { $name }, c’est moi : montrer ma main
curtain-since = Depuis votre dernier tour
curtain-begin = Ce qui s’est passé jusqu’ici
curtain-nothing = Rien encore : la partie vient de commencer.
curtain-covered = Caché jusqu’à ce que { $name } le demande.
pass-done = C’est fait.
pass-on = Passer

## Le décompte

scoring-title = Le décompte
scoring-to = Voir le décompte
scoring-who = Qui gagne ?
scoring-wins = { $name } gagne avec { $total }
scoring-shared = { $names } se partagent la victoire avec { $total }
scoring-again = Rejouer
scoring-follow = À la partie suivante
scoring-replay = Revoir
scoring-look = Regarder la table
scoring-what-next = Et ensuite
scoring-counting = Le décompte
scoring-step = { $at } sur { $all }
scoring-all = Tout montrer
scoring-previous = Catégorie précédente
scoring-next = Catégorie suivante
scoring-total = Total
scoring-chart = Points au fil de la partie
scoring-chart-picture = Graphique des points. Un tableau avec les mêmes chiffres suit.
scoring-chart-table = Les points en tableau
scoring-chart-turn = tour
scoring-about-collected = Les trésors pris et les autres points marqués pendant la partie.
scoring-about-position = La valeur inscrite sur le mur pour chaque aventurier.
scoring-about-sarcophagi = Le premier dans la chambre funéraire prend le plus grand, le deuxième l’autre.
scoring-about-keys = Des points pour les clés restantes.
scoring-about-sets = Vase, statue et bijou ensemble, avec des jokers là où il manque quelque chose.
scoring-about-scarabs = Les valeurs sous les scarabées, maintenant retournés.
scoring-about-artifacts = Chaque série complète peut porter un artefact.
scoring-about-expedition-camps = 1 point pour chaque camp où votre aventurier est au-dessus.
scoring-about-expedition-temples = 2 points pour chaque temple tenu de la même façon.
scoring-about-expedition-pyramids = 3 points pour chaque pyramide tenue de la même façon.
scoring-about-expedition-ships = 1 point pour chaque bâtiment à côté de vos bateaux, peu importe qui le tient.
scoring-about-expedition-captured = 1 point pour chaque aventurier capturé dans une tempête de sable.

## Revoir une partie

show-title = Revoir
show-board = La table à ce moment
show-skip = Aller à la ligne du temps
show-time = Ligne du temps
show-moment = Étape { $at } sur { $all }
show-to-start = Au début
show-back = Un pas en arrière
show-play = Lecture
show-pause = Pause
show-on = Un pas en avant
show-to-end = À la fin
show-speed = Vitesse
show-share = Lien vers ce moment
show-copied = Le lien est copié.
show-close = Fermer
show-setup = Mise en place
show-turn = Tour { $turn }, { $name } :

## Les règles

rules-title = Règles
rules-count = { $count } en tout, chacune avec son numéro
rules-number = { $count } règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
rules-skip = Aller à la recherche
rules-search = Chercher par mot ou par numéro
rules-search-example = Un mot ou un numéro : clé, tunnel, L23
rules-parts = Parties des règles
rules-none = Aucune règle ne parle de « { $search } ».
rules-show-all = Afficher toutes les règles
rules-back = Retour
rules-link = Règle { $rule }, lien
rules-whole = Toutes les règles
rules-minute = Les règles en une minute
minute-luxor = Luxor en une minute
minute-luxor-1 = Dans le temple
minute-luxor-1-text = Vous avez cinq aventuriers. Deux partent des escaliers ; les autres attendent près des statues qu’un des vôtres passe.
minute-luxor-2 = Gauche ou droite
minute-luxor-2-text = Vos cinq cartes gardent leur ordre. Jouez celle tout à gauche ou tout à droite ; la nouvelle va au milieu.
minute-luxor-3 = De tuile en tuile
minute-luxor-3-text = Un aventurier avance d’autant de tuiles que l’indique la carte. Les cases vides ne comptent pas : le chemin raccourcit.
minute-luxor-4 = Ensemble
minute-luxor-4-text = Un trésor demande un, deux ou trois des vôtres sur sa case. Il est alors à vous : des points, et des séries à la fin.
minute-luxor-5 = La chambre funéraire
minute-luxor-5-text = On y entre avec le compte exact et une clé. Quand deux y sont, on finit le tour de jeu. Places profondes, séries et scarabées comptent.
minute-short-mummy = Momie
minute-mummy = La Malédiction de la momie en une minute
minute-mummy-1 = La momie marche
minute-mummy-1-text = À chaque carte Horus prise ou jouée, la momie avance vers les escaliers, d’une tuile par œil. Les aventuriers des autres qu’elle dépasse tombent, et tous ceux de la tuile où elle s’arrête.
minute-mummy-2 = Debout
minute-mummy-2-text = Un aventurier couché ne bouge plus tant que le dé ne l’a pas relevé. Faites tomber les autres avec la momie et gagnez des talismans : ils paient l’aide des tuiles Momie.
minute-mummy-3 = Équipement
minute-mummy-3-text = Tout le monde commence avec ses propres cartes : un 6, un 0, ou un 2+ qui en entraîne une deuxième.
minute-mummy-4 = Artefacts
minute-mummy-4-text = Dix artefacts se cachent parmi et sous les trésors. À la fin, chaque série complète peut en porter un, pour 3 points de plus.
minute-mummy-5 = Personnages
minute-mummy-5-text = Chaque personnage a un don : relancer le dé, choisir sa carte Horus, changer un nombre avec une clé … Prenez un des quatre modules, ou tous.
minute-expedition = Expedition Luxor en une minute
minute-expedition-1 = Posez le pays
minute-expedition-1-text = À chaque tour, posez une à trois tuiles, bord à bord. Ce que vous posez sert à tout le monde.
minute-expedition-2 = Hors du camp
minute-expedition-2-text = Un nouveau camp envoie des aventuriers : certains restent, les autres partent dans une direction.
minute-expedition-3 = En marche
minute-expedition-3-text = Ils vont de tuile en tuile, et sur chacune certains doivent rester : un dans le désert, plus dans l’oasis et les montagnes.
minute-expedition-4 = Au-dessus
minute-expedition-4-text = Qui est au-dessus tient le bâtiment : camps 1 point, temples 2, pyramides 3.
minute-expedition-5 = Nouvelles aventures
minute-expedition-5-text = Depuis les montagnes, les tuiles Action lancent bateaux, caravanes, serpents et tempêtes de sable.

## À toute table

table-you = vous
table-computer = ordinateur
table-points-now = points actuels
table-players = À la table
table-skip = Aller à votre tour
table-your-turn = À vous
table-lead = { $who } :
table-thinks = réfléchit
table-actions-and-log = Actions et journal
table-tools = Outils
table-log = Ce qui s’est passé
table-close = Fermer

## La table d’Expedition

land-name = Le pays
land-picture = Le pays vu d’en haut. Un tableau en mots suit.
land-in-words = Le pays, rangée par rangée
land-free = libre
land-stack = { $count ->
    [one] { $count } aventurier, { $name }
   *[other] { $count } aventuriers, { $name } au-dessus
  }
land-ship-of = bateau : { $name }
land-not-yet = Le pays est posé quand tout le monde a choisi.
land-zoom = Zoom
land-zoom-in = Plus près
land-zoom-out = Plus loin
land-zoom-fit = Tout afficher
land-lay-at = Poser { $tile } en { $cell }
land-leave = Quitter le camp : { $direction }
land-choose-from = Utiliser l’aventurier en { $cell }
land-choose-ship = Bateau en { $cell }
land-choose-caravan = Caravane vers { $cell }
land-choose-snakes = Serpents en { $cell }
land-choose-sandstorm = Tempête de sable vers { $cell }
land-asked-which = Quelle tuile posez-vous ?
land-asked-where = Où posez-vous : { $tile } ?
land-asked-deploy = Placez de { $required } à { $most } aventuriers : combien restent, combien partent ?
land-asked-to-ship = Sur quel lac va le bateau ?
land-asked-to-caravan = Où va la caravane ?
land-asked-to-snakes = Où vont les serpents ?
land-asked-to-sandstorm = Où souffle la tempête de sable ?
land-which-way = Dans quelle direction
land-all-stay = tous restent
land-new-camp = Nouveau camp
land-place = { $tile }, { $cell }
land-fewer = Un de moins : { $place }
land-more = Un de plus : { $place }
land-go = En route
land-come-out = { $count } sur { $most }
land-stop = Ne plus poser
land-pass = Pas de tuile Action
land-hidden-tile = une tuile cachée
land-back-number = dos { $back }
land-tiles-left = { $count ->
    [one] encore { $count } tuile
   *[other] encore { $count } tuiles
  }
land-supply = Aventuriers en réserve
land-stack-backs = À venir :
land-back = { $count } avec un { $back } au dos
land-action-tiles = Tuiles Action
land-action-tiles-when = après vos tuiles, une par tour
land-no-action-tiles = Vous n’en avez plus.
land-why-action = Une tuile Action s’utilise à la fin du tour, après les tuiles, depuis une montagne où vous avez un aventurier.
land-does-ship = sur un lac
land-does-caravan = un pas plus loin
land-does-snakes = ferment une tuile
land-does-sandstorm = emporte les autres
