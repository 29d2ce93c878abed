# Ce que dit chaque table, quels que soient le titre et l’endroit où l’on joue.

player = Joueur

## Ce qui peut être annulé

undo-nothing-of-yours = Vous n’avez aucun choix à annuler.
undo-revealed = Impossible d’annuler : quelque chose a été révélé depuis.
undo-nothing-undone = Il n’y a rien à rétablir.
refused-game-over = La partie est terminée.
log-undo = { $player } annule un choix.
log-takeover-bot = L’ordinateur joue à la place de { $from }.
log-takeover-back = { $to } joue de nouveau.
log-takeover-person = { $to } prend la place de { $from }.
log-ended = Les joueurs ont mis fin à la partie d’un commun accord.
