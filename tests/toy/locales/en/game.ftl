# Toy: a title for tests.

toy-name = The heap
toy-about = Take stones from a heap. A game for tests only.
toy-tall = Tall heap
toy-tall-about = twice as many stones
toy-stones = stones
toy-bonus-points = bonus
toy-ask-stones = stones taken
toy-not-a-number = “{ $typed }” should be a number.
toy-bonus = { $player } is dealt a bonus.
toy-turn = Turn { $n }: { $player }.
toy-rolled = { $player } rolls a { $n }.
toy-took = { $player } takes { $n }.
toy-over = The heap is gone.
toy-too-many = There are not so many stones.
toy-do-take = Take { $n } from the heap.
toy-do-roll = Roll, and take half of that.
toy-heap = { $number ->
    [one] 1 stone
   *[other] { $number } stones
} on the heap
scoring-about-toy-stones = Stones taken from the heap.
scoring-about-toy-bonus-points = The bonus dealt in secret at the start.
