# Toy : un titre pour les tests.

toy-name = Le tas
toy-about = Prenez des pierres d’un tas. Un jeu pour les tests seulement.
toy-tall = Grand tas
toy-tall-about = deux fois plus de pierres
toy-stones = pierres
toy-bonus-points = bonus
toy-ask-stones = pierres prises
toy-not-a-number = « { $typed } » devrait être un nombre.
toy-bonus = { $player } reçoit un bonus.
toy-turn = Tour { $n } : { $player }.
toy-rolled = { $player } lance le dé et obtient { $n }.
toy-took = { $player } prend { $n }.
toy-over = Le tas est épuisé.
toy-too-many = Il n’y a pas autant de pierres.
toy-do-take = En prendre { $n } du tas.
toy-do-roll = Lancer le dé et en prendre la moitié.
toy-heap = { $number ->
    [one] 1 pierre
   *[other] { $number } pierres
} sur le tas
scoring-about-toy-stones = Les pierres prises du tas.
scoring-about-toy-bonus-points = Le bonus distribué en secret au début.
