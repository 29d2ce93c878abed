# Ce que le programme dit lui-même à la table, quel que soit le titre.

## Le premier écran

welcome-what = Les jeux de société Luxor de Rüdiger Dorn, dans votre terminal.
welcome-unofficial = Un projet de fans non officiel, sans lien avec l’auteur ni l’éditeur.
welcome-begin = Pour commencer :
welcome-play = vous contre trois ordinateurs
welcome-people = deux personnes au même clavier
welcome-rules = les règles par numéro et par mot
welcome-score = compter les points d’une partie à une vraie table
welcome-help = tout le reste

## À la table

table-your-choice = Que faites-vous ?
table-no-drawing = Ce jeu n’a pas d’affichage propre dans le terminal : voici ce que vous en voyez, sous forme de données.
table-cover = Appuyez sur Entrée pour cacher la table.{" "}
table-pass-keyboard = Passez le clavier à { $player }, puis appuyez sur Entrée.
table-unverified = La partie continue, mais tout n’a pas pu être vérifié : { $reason }.
table-not-understood = « { $typed } » n’est pas possible ici. { $right } Tapez help pour tout le reste.
table-right-number = { $last ->
        [one] Tapez 1 ou l’action elle-même.
       *[other] Tapez un numéro de 1 à { $last } ou l’action elle-même.
    }
table-too-small = La table demande { $least-columns } colonnes et { $least-lines } lignes ; cette fenêtre en a { $columns } sur { $lines }. Agrandissez-la, ou tapez quit.
table-menu-page = { $first }–{ $last } sur { $all } · PgDn PgUp
table-pager = Entrée : retour à la table · PgDn PgUp : pages{" "}
table-enter = {" "}(Entrée : 1)
table-forfeit = { $player } perd cette partie, quels que soient les points, et joue désormais au hasard. Son programme : { $reason }.
table-file-exists = { $file } existe déjà ; choisissez un autre nom. Rien n’a été enregistré.
table-saved = La partie est enregistrée dans { $file }.
    Pour continuer : luxor play --resume { $file }
    Le fichier contient toutes les cartes cachées : aucun joueur ne devrait le lire avant la fin.
table-saved-over = La partie est enregistrée dans { $file }. Pour la revoir : luxor replay { $file }
table-not-saved = Impossible d’écrire { $file } : { $reason }. Essayez save avec un autre nom.
table-saves-to = La partie est enregistrée au fur et à mesure dans { $file }.
play-cannot-save = La partie ne pourrait pas être enregistrée dans { $file } : { $reason }. Indiquez un autre fichier avec --save.

help-number = choisir dans la liste ; les mots d’une action fonctionnent aussi
help-hint = ce qu’un bon joueur penserait de vos choix
help-undo = annuler votre dernier choix, tant que rien n’a été révélé
help-board = redessiner la table (Entrée le fait aussi quand il y a un choix)
help-log = lire ce qui s’est passé, ou les dernières lignes
help-rules = expliquer une règle
help-rules-word = trouver les règles qui parlent d’un sujet
help-save = enregistrer la partie
help-quit = enregistrer la partie et quitter

## La fin

result-name = { $player }
result-total = total
result-place = place
result-won = { $player } gagne !
result-shared = { $players } se partagent la victoire.
result-forfeit = { $player } perd par forfait, quels que soient les points.

## Parcourir une partie

replay-next = Ensuite : { $player }, { $action }.
replay-takes-back = Ensuite : { $player } annule { $action }.
replay-hidden = un choix caché
replay-place = étape { $at } sur { $all }, tour { $turn } (Entrée, back, turn 12, help, quit)
replay-help = Entrée ou next : une étape. back : une étape en arrière. turn : au tour suivant. turn 12 : au tour 12. position : la position sous forme de texte. start, end, quit.

## Compter les points

score-intro = Répondez pour chaque joueur ; une réponse vide veut dire aucun. Un nom vide termine la liste, et back revient à la question précédente.
score-name = Nom du joueur { $number }

rules-example-word = clé
help-file = FICHIER

## Qui joue

seating-computer = { $name } (ordinateur)
seating-name-missing = Il manque un nom : nommez les joueurs ainsi : --people Ann,Ben
seating-count = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $bots ->
        [one] { $bots } ordinateur
       *[other] { $bots } ordinateurs
    } : cela ne correspond pas à --players { $players }.
seating-same-name = Deux joueurs s’appellent { $name } ; donnez-leur des noms différents.
seating-too-many-bots = { $count } ordinateurs, c’est trop.
seating-nobody = Personne ici ne s’appelle « { $who } » ; à la table : { $names } (ou 1 à { $count }).

## Parties enregistrées

position-unreadable = { $file } n’est pas une position à partir de laquelle on peut jouer :
    { $reason }
position-player = Joueur { $number }
replay-unreadable = { $file } n’est pas une partie enregistrée :
    { $reason }
replay-impossible = Impossible de montrer { $file } : { $reason }
replay-not-a-turn = « { $typed } » n’est pas un tour ; tapez par exemple turn 12.
replay-no-turn = Il n’y a pas de tour { $number } ; la partie va du tour 1 au tour { $last }.
verify-exact = conforme
verify-unfinished = inachevée, conforme jusque-là
verify-unverified = vérification incomplète
verify-diverged = contraire aux règles
verify-unreadable = illisible
verify-sum = { $games } parties : { $good } en ordre, { $bad } non

## Consulter les règles

rules-how = Lisez une règle avec { $one }, ou cherchez avec { $word }.
rules-no-such = La règle { $id } n’existe pas ; les règles sont { $numbers }.
rules-not-found = Aucune règle ne parle de « { $words } » ; luxor rules les affiche toutes.

## Réponses qui ne peuvent pas être comptées

score-nobody = Pour qui faut-il compter ? Nommez au moins un joueur.
score-unknown-field = « { $field } » n’existe pas ; il y a { $known }.
score-unreadable = « { $typed } » devrait s’écrire ainsi : { $example }
score-not-a-number = « { $typed } » devrait être un nombre de 0 à { $most }.

verify-unsupported-generation = selon d’autres règles
verify-sum-unsupported-generation = { $games } parties : { $good } en ordre, { $bad } non, { $other } selon d’autres règles
resume-file-exists = { $file } existe déjà. Choisissez un autre fichier, ou continuez cette partie : luxor play --resume { $file }
resume-unreadable = { $file } n’est pas une partie enregistrée que l’on peut continuer :
    { $reason }
resume-diverged = Impossible de continuer { $file } : le fichier contredit les règles. { $reason }
    Rien n’a été modifié. Pour vérifier à nouveau : luxor verify { $file }
resume-impossible = Impossible de continuer { $file } : { $reason }
resume-over = La partie de { $file } est terminée. Pour la revoir : luxor replay { $file }
resume-program = { $file } lancerait ce programme comme joueur : { $program }
    Si vous lui faites confiance, ajoutez : --programs
resume-unsupported-generation = Impossible de continuer { $file } : { $reason }
    Rien n’a été modifié.
generation-earlier = jouée selon des règles antérieures, génération { $generation } ; ce programme ne peut pas la vérifier
generation-later = jouée selon des règles plus récentes, génération { $generation } ; il faut un programme plus récent
label = { $label } : { $value }
series = { $before } ; { $after }

# luxor learn
learn-keys = Tapez un choix, ou appuyez sur Entrée pour continuer. Aussi : back, skip, show, quit (reculer, sauter, montrer, quitter).

## L’analyse d’une partie terminée

analyse-running = La partie dans { $file } n’est pas terminée, et seules les parties terminées peuvent être analysées : { $next } permet de la continuer.
analyse-diverged = { $file } ne peut pas être analysé : { $reason }
analyse-title = Analyse d’une partie
analyse-views = Les choix sont jugés d’après ce que le joueur pouvait savoir ; les chances et le hasard d’après la situation réelle, sans connaître les tirages à venir.
analyse-turn = Tour { $turn }
analyse-chances = Les chances au fil de la partie
analyse-percent = { $number } %
analyse-written = Le rapport est dans { $file }.
