# Toy: ein Titel für Tests.

toy-name = Der Haufen
toy-about = Nimm Steine von einem Haufen. Ein Spiel nur für Tests.
toy-tall = Hoher Haufen
toy-tall-about = doppelt so viele Steine
toy-stones = Steine
toy-bonus-points = Bonus
toy-ask-stones = genommene Steine
toy-not-a-number = „{ $typed }“ muss eine Zahl sein.
toy-bonus = { $player } bekommt einen Bonus.
toy-turn = Zug { $n }: { $player }.
toy-rolled = { $player } würfelt eine { $n }.
toy-took = { $player } nimmt { $n }.
toy-over = Der Haufen ist leer.
toy-too-many = So viele Steine gibt es nicht.
toy-do-take = Nimm { $n } vom Haufen.
toy-do-roll = Würfle und nimm die Hälfte davon.
toy-heap = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
} auf dem Haufen
scoring-about-toy-stones = Vom Haufen genommene Steine.
scoring-about-toy-bonus-points = Der zu Beginn verdeckt ausgeteilte Bonus.
