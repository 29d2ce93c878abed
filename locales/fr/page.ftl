# La page : ce qui entoure chaque table.

page-home = Luxor, page d’accueil
way-ways = Pages principales
way-play = Jouer
way-learn = Apprendre
way-puzzle = Énigme
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

## À chaque table

page-players = Joueurs
page-players-short = Joueurs, en bref
page-side = Réserve et journal
page-your-turn = À vous
page-you = vous
page-more = Plus
page-next-players = Ensuite : { $names }
page-nothing-to-answer = Il n’y a rien à décider maintenant.
page-computer = ordinateur
page-away = absent
page-points = { $count ->
        [one] point
       *[other] points
    }

page-log = Ce qui s’est passé
page-log-start = Le début
page-log-empty = Rien pour l’instant.
page-show-moment = Montrer ce moment
page-moment = Ce moment
page-moment-failed = Ce moment ne peut pas être montré pour l’instant.
page-to-replay = Revoir toute la partie

## La question

page-one-moment = un instant…
page-not-possible = Impossible.
page-go = Valider

page-why-not-your-turn = Ce n’est pas votre tour.
page-why-no-undo = Il n’y a rien à annuler.
page-why-no-redo = Il n’y a rien à rétablir.

page-undo = Annuler
page-redo = Rétablir
page-restart = Refaire le tour
page-hint = Conseil
page-hint-thinking = Un bon joueur réfléchit
page-hint-best = Le mieux : { $choice }, { $chance } de chances de gagner, { $reason }.

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
story-more = +{ $count }
story-turn-of = C’est à { $player } de jouer.
story-fast = Rapide
story-skip = Jusqu’à mon tour
page-hint-now = Évolution de vos chances de gagner, { $now } maintenant
page-hint-only = Il n’y a qu’un choix : { $choice }
page-hint-best-short = Le mieux :
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
table-tools = Outils
table-log = Ce qui s’est passé
table-close = Fermer
