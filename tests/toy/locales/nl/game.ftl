# Toy: een titel voor tests.

toy-name = De hoop
toy-about = Neem stenen van een hoop. Een spel alleen voor tests.
toy-tall = Hoge hoop
toy-tall-about = twee keer zo veel stenen
toy-stones = stenen
toy-bonus-points = bonus
toy-ask-stones = genomen stenen
toy-not-a-number = ‘{ $typed }’ moet een getal zijn.
toy-bonus = { $player } krijgt een bonus.
toy-turn = Beurt { $n }: { $player }.
toy-rolled = { $player } gooit een { $n }.
toy-took = { $player } neemt er { $n }.
toy-over = De hoop is op.
toy-too-many = Zo veel stenen zijn er niet.
toy-do-take = Neem er { $n } van de hoop.
toy-do-roll = Gooi en neem daarvan de helft.
toy-heap = { $number ->
    [one] 1 steen
   *[other] { $number } stenen
} op de hoop
scoring-about-toy-stones = Van de hoop genomen stenen.
scoring-about-toy-bonus-points = De bonus die bij het begin in het geheim is gedeeld.
