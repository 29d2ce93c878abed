# L’énigme du jour et les archives.

puzzle-title = Énigme du jour
puzzle-older = Énigme
puzzle-todays = Vers l’énigme du jour
puzzle-easy = Facile
puzzle-medium = Moyenne
puzzle-hard = Difficile
puzzle-one-try = un seul essai
puzzle-ask = Que joueriez-vous ?
puzzle-ask-about = Un choix est nettement le meilleur. Choisissez comme dans la partie : rien n’est pioché ni lancé, et rien ne compte avant que vous le disiez.
puzzle-refused = Le serveur n’a pas répondu. Choisissez à nouveau.
puzzle-sure = Est-ce votre réponse ?
puzzle-submit = C’est ma réponse
puzzle-again = Réfléchir encore
puzzle-failed = Votre réponse n’est pas arrivée : votre essai n’est pas perdu. Envoyez-la à nouveau.
puzzle-said-best = Trouvé : le meilleur coup
puzzle-said-half = Presque. Un coup est meilleur.
puzzle-said-missed = Pas cette fois
puzzle-behind = { $loss } derrière le meilleur
puzzle-natural = semble naturel
puzzle-why = Ce que rapporte le meilleur coup :
puzzle-why-natural = Ce que rapporte le meilleur coup, comparé à « { $natural } » :
puzzle-share = Partager
puzzle-share-text = Luxor, énigme du { $date } : { $mark }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , { $streak } jours de suite
    }
puzzle-streak = Jours de suite
puzzle-streak-days = { $count ->
        [0] Pas encore de jours de suite
        [one] 1 jour
       *[other] { $count } jours de suite
    }
puzzle-week = Les sept derniers jours
puzzle-marks = Signes
puzzle-mark-best = meilleur coup
puzzle-mark-half = moins de 5 % derrière
puzzle-mark-missed = manqué
puzzle-mark-none = pas joué
puzzle-none = Il n’y a pas d’énigme ce jour-là
puzzle-none-text = Chaque jour a la sienne, et chacune vient en son jour. Celles des jours passés sont dans les archives.
puzzle-archive = Archives
puzzle-archive-about = Chaque énigme reste. Les anciennes ne comptent pas pour les jours de suite.
puzzle-all = Toutes
puzzle-month = meilleur coup : { $best } sur { $count }
puzzle-earlier = Mois précédents
