# Les écrans autour des tables.

## La page d’accueil

start-title = Luxor : jouez dans le navigateur
start-learn = Apprendre en jouant
start-learn-text = Jamais joué ? Une partie préparée vous montre tout en huit minutes.
start-lessons = Leçons
start-lessons-text = De courtes parties préparées, une pour chaque module.
start-puzzle = Énigme du jour
start-puzzle-text = Une position, un seul essai : quel est le meilleur coup ?
start-puzzle-streak = { $count ->
    [one] Répondu hier. On continue aujourd’hui ?
   *[other] { $count } jours de suite. On continue aujourd’hui ?
  }
start-puzzle-done = { $count ->
    [one] Répondu. La prochaine arrive demain.
   *[other] Répondu, { $count } jours de suite. La prochaine arrive demain.
  }
rules-lesson = Jouer la leçon
start-motto = Dans le temple, pas à pas.
start-skip = Aller au jeu
start-doors = Façons de jouer
start-door-computer = Contre l’ordinateur
start-door-computer-about = En solo, au niveau de votre choix
start-door-device = Sur cet appareil
start-door-device-about = À faire passer autour de la table
start-door-friends = Entre amis
start-door-friends-about = Envoyez-leur un lien
start-game = Jeu
start-opponents = Adversaires
start-players = Joueurs
start-strength = Niveau
start-strength-gentle = Facile
start-strength-greedy = Moyen
start-strength-clever = Difficile
start-strength-master = Expert
start-go = Jouer
start-go-friends = Ouvrir la table
start-failed = La table n’a pas pu être ouverte. Réessayez.
start-failed-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez.
start-offline-text = Vérifiez votre connexion. Les règles se lisent aussi hors ligne.
start-more = Plus d’options
start-more-none = modules, qui joue, qui commence
start-more-device = modules, qui commence
start-advice = À { $count } joueurs, le livre de règles conseille : { $modules }.
start-advice-take = Suivre ce conseil
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
start-sits-computer = Ordinateur : { $strength }
start-first = Qui commence
start-first-lot = tirage au sort
start-first-friend = la personne invitée à la place { $number }
start-first-computer = l’ordinateur à la place { $number }
start-patience = L’ordinateur peut jouer pour un absent
start-patience-after = au bout de { $time }
start-your-games = Vos parties
start-no-games = Pas encore de partie. Celles que vous commencez restent ici.
start-all-games = Afficher les { $count } parties
start-more-games = Afficher plus de parties
start-expires = Sera supprimée le { $date }
start-with = avec { $names }
start-here = { $names }, sur cet appareil
start-nobody-yet = personne d’autre pour l’instant
start-your-turn = À vous
start-turn-of = À { $name } de jouer
start-waiting-for = On attend { $name }
start-waiting = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
start-over = Terminée
start-import = Ouvrir une partie enregistrée
start-import-failed = { $file } n’est pas une partie que l’on peut lire ici.
start-unofficial = Projet de fans non officiel. Tous les dessins sont originaux. Logiciel libre ; aucun compte requis.

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
settings-kept = Enregistré sur cet appareil.
expiry-label = Cette partie sera supprimée
expiry-note = Personne n’a touché à cette partie depuis longtemps : elle sera supprimée le { $date }.
expiry-keep = La garder
expiry-failed = Cela n’a pas marché. Veuillez réessayer.

## Le menu d’une table

menu-transcript = Enregistrer la partie
menu-transcript-known = Enregistrer ce que vous savez
menu-transcript-open = Enregistrer ce que tout le monde voit
menu-leave = Quitter la table
menu-seats = Places
seats-here = à la table
seats-away = absent
seats-computer = ordinateur
seats-stand-in = l’ordinateur joue en attendant son retour
seats-wanted = { $count ->
    [one] un joueur veut
   *[other] { $count } joueurs veulent
} que l’ordinateur joue
seats-leave = Laisser l’ordinateur jouer pour moi
seats-pass-on = Céder ma place à quelqu’un
seats-replace = Laisser l’ordinateur jouer pour { $name }
seats-invite = Inviter quelqu’un à la place de { $name }
seats-back = Reprendre ma place
seats-plays-for = L’ordinateur joue pour { $name }.
seats-done = L’ordinateur continue.
seats-back-done = La place est de nouveau à vous.
seats-votes = C’est noté : { $votes } voix sur { $needed } nécessaires.
seats-link = Lien vers cette place
seats-link-about = La première personne qui ouvre ce lien prend la place et voit sa main.
seats-patience = L’hôte, ou la majorité des autres, peut confier une place à l’ordinateur quand son joueur est absent depuis { $time }.
seats-end = Mettre fin à la partie
seats-end-offer = Proposer de mettre fin à la partie
seats-end-agree = Accepter de mettre fin à la partie
seats-end-offered = Vous voulez mettre fin à la partie : { $votes } sur { $needed } sont d’accord. La proposition tombe au prochain coup.
seats-ended = La partie est terminée.
seats-failed = Cela n’a pas marché. Veuillez réessayer.
ended-title = La partie a été interrompue
ended-text = Les joueurs ont convenu de s’arrêter là. Personne n’a gagné.
join-instead = Jouer à la place de { $name }
menu-device = Sur un autre appareil
menu-watch = Inviter à regarder
menu-watch-about = Ce lien montre ce que voit toute la table, et la main de personne.
menu-commitment = Empreinte du tirage, publiée avant la première carte :

## Entre amis

friends-title = Entre amis
friends-heading = Votre table est prête
friends-heading-guest = Vous êtes à table
friends-heading-watch = La table se prépare
friends-lead = Envoyez le lien : il suffit de l’ouvrir pour prendre place. Pas de compte, rien à installer.
friends-lead-guest = La partie commence quand l’hôte la lance.
friends-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
friends-link = Le lien
friends-link-about = Le lien permet d’entrer jusqu’à ce que toutes les places soient prises. Vous pourrez toujours revenir à cette table depuis cet appareil.
friends-qr = Code QR du lien
friends-qr-for = pour un téléphone à table
friends-copy = Copier
friends-copied = Copié
friends-share = Partager…
friends-seats = Places
friends-empty = Place libre
friends-look-1 = rouge, chapeau, disque
friends-look-2 = bleu, casque d’explorateur, triangle
friends-look-3 = vert, casquette, carré
friends-look-4 = ambre, coiffe, losange
friends-look-5 = violet, capuche, croix
friends-here = en ligne
friends-away = hors ligne pour l’instant
friends-computer = Ordinateur
friends-free = Libérer la place
friends-waiting = { $count ->
    [one] Il manque { $count } personne
   *[other] Il manque { $count } personnes
  }
friends-full = Tout le monde est là.
friends-stays = Vous pouvez quitter cette page : la table reste ouverte.
friends-patience = Si quelqu’un s’absente pendant { $time }, les autres peuvent laisser l’ordinateur jouer à sa place.
friends-start = Commencer
friends-start-bots = Commencer ; l’ordinateur prend les places libres
friends-failed = Cela n’a pas marché. Regardez les places et réessayez.

## Ce que voit un invité

join-title = Une invitation
join-heading = Une place vous attend
join-invites = { $name } vous invite
join-game = { $title } à { $count } joueurs.
join-modules = Avec : { $modules }.
join-name = Votre nom
join-name-missing = Écrivez d’abord votre nom.
join-figure = Vos aventuriers
join-free = libre
join-taken = place prise par { $name }
join-sit = Prendre place
join-seat-taken = Cette place vient d’être prise. Choisissez-en une autre.
join-full = La table est complète
join-full-text = Toutes les places sont prises. Demandez le lien pour regarder, ou ouvrez votre propre table.
join-unknown = Cette invitation n’est plus valable
join-unknown-text = Le lien a peut-être été coupé lors de la copie. Demandez-le à nouveau.

## Regarder

watch-title = Regarder
watch-unknown = Il n’y a rien à regarder ici
watch-unknown-text = Le lien est peut-être incomplet, ou la partie a été supprimée.

## Un autre appareil

device-title = Continuer ici
device-text = Ce lien transfère vos places sur cet appareil. Il ne sert qu’une fois.
device-go = Transférer mes places ici
device-move = Créer un lien à usage unique
device-once = Ouvrez ce lien sur l’autre appareil. Il ne sert qu’une fois, dans les dix minutes.
device-failed = Le lien n’a pas pu être créé. Réessayez.
device-unknown = Ce lien a déjà servi ou a expiré
device-unknown-text = Créez-en un nouveau sur l’appareil où vous jouez, dans le menu de la table.

## Le rideau entre deux joueurs sur un appareil

curtain-away = La main précédente est cachée.
curtain-others = Les autres, regardez un instant les pyramides.
curtain-show = Je suis { $name } : montrer ma main
curtain-since = Depuis votre dernier tour
curtain-begin = Ce qui s’est passé jusqu’ici
curtain-nothing = Rien pour l’instant : la partie vient de commencer.
curtain-covered = Caché jusqu’à ce que { $name } le demande.

## Le décompte

scoring-title = Le décompte
scoring-to = Voir le décompte
scoring-wins = { $name } gagne avec { $total } points
scoring-shared = { $names } se partagent la victoire avec { $total } points
scoring-again = Rejouer
scoring-follow = Aller à la partie suivante
scoring-replay = Revoir la partie
scoring-look = Regarder la table
scoring-what-next = Et maintenant
scoring-counting = Le décompte
scoring-step = { $at } sur { $all }
scoring-previous = Catégorie précédente
scoring-next = Catégorie suivante
scoring-total = Total
scoring-chart = Points au fil de la partie
scoring-chart-picture = Courbes des points. Un tableau avec les mêmes chiffres suit.
scoring-chart-table = Les points en tableau
scoring-chart-turn = tour

## Revoir une partie

show-title = Revoir la partie
show-board = La table à ce moment
show-skip = Aller à la chronologie
show-time = Chronologie
show-moment = Étape { $at } sur { $all }
show-to-start = Au début
show-back = Une étape en arrière
show-play = Lecture
show-pause = Pause
show-on = Une étape en avant
show-to-end = À la fin
show-speed = Vitesse
show-analyse = Analyse
show-share = Lien vers ce moment
show-copied = Le lien est copié.
show-close = Fermer
show-setup = Mise en place

## Les règles

rules-title = Règles
rules-count = { $count } en tout, chacune avec son numéro
rules-number = { $count } règles
rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
rules-skip = Aller à la recherche
rules-search = Chercher dans les règles par mot ou par numéro
rules-search-example = Un mot ou un numéro : clé, tunnel, L23
rules-parts = Parties des règles
rules-none = Aucune règle ne parle de « { $search } ».
rules-show-all = Afficher toutes les règles
rules-back = Retour
rules-link = Règle { $rule }, lien
rules-whole = Toutes les règles
rules-minute = Les règles en une minute
