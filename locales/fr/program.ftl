# Ce que le programme dit lui-même à la table, quel que soit le titre.

## Le premier écran

welcome-what = Les jeux de société Luxor de Rüdiger Dorn, dans votre terminal.
welcome-unofficial = Un projet de fans non officiel, sans lien avec l’auteur ni l’éditeur.
welcome-begin = Pour commencer :
welcome-play = vous contre trois ordinateurs
welcome-people = deux personnes au même clavier
welcome-expedition = le deuxième titre
welcome-rules = les règles par numéro et par mot
welcome-score = compter les points d’une partie à une vraie table
welcome-help = tout le reste

## À la table

table-your-choice = Que faites-vous ?
table-cover = Appuyez sur Entrée pour cacher la table.{" "}
table-pass-keyboard = Passez le clavier à { $player }, puis appuyez sur Entrée.
table-unverified = La partie continue, mais tout n’a pas pu être vérifié : { $reason }.
table-not-understood = « { $typed } » n’est pas possible ici. Tapez un numéro de la liste, l’action elle-même ou help.
table-enter = {" "}(Entrée : 1)
table-forfeit = { $player } perd cette partie, quels que soient les points, et joue désormais au hasard. Son programme : { $reason }.
table-file-exists = { $file } existe déjà ; choisissez un autre nom. Rien n’a été enregistré.
table-saved = La partie est enregistrée dans { $file }.
    Pour continuer : luxor play --resume { $file }
    Le fichier contient toutes les cartes cachées : aucun joueur ne devrait le lire avant la fin.
table-saved-over = La partie est enregistrée dans { $file }. Pour la revoir : luxor replay { $file }
table-not-saved = Impossible d’écrire { $file } : { $reason }. Essayez save avec un autre nom.
table-keep = Tapez save FICHIER pour garder cette partie, log pour la relire, ou appuyez sur Entrée pour quitter.

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
replay-help = Entrée ou next : une étape. back : une étape en arrière. turn : au tour suivant. turn 12 : au tour 12. start, end, quit.

## Compter les points

score-intro = Répondez pour chaque joueur ; une réponse vide veut dire aucun. Un nom vide termine la liste.
score-name = Nom du joueur { $number }
