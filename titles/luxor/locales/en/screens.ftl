# What screens of the page say of Luxor: how it ends, how it is scored, and its rules in short.

end-enters = The last one enters
end-enters-text = { $name } stands in the tomb chamber.
end-enters-takes = { $name } takes the sarcophagus worth { $value }.
end-round = The last round is over
end-round-text = Two adventurers are in the tomb chamber, and everyone has finished the round.
end-stones = The stones begin to move
end-stones-text = { $count ->
        [one] One adventurer is in the tomb chamber.
       *[other] { $count } adventurers are in the tomb chamber.
    }
end-stuck-text = For a whole round nobody could move.
end-sealed = The tomb chamber is sealed
end-sealed-text = Nothing moves any more. Now the points are counted.
end-tie-luxor = Level on points: { $names }. The more valuable sarcophagus decides.

luxor-modules = Modules of The Mummy’s Curse

scoring-about-collected = Treasures taken and other points scored during the game.
scoring-about-position = The value on the wall for every adventurer.
scoring-about-sarcophagi = The first in the tomb chamber takes the more valuable one, the second the other.
scoring-about-keys = Points for leftover keys.
scoring-about-sets = Vase, statue and jewelry together, with wild card tiles in place of what is missing.
scoring-about-scarabs = The values of the scarabs, now turned up.
scoring-about-artifacts = One artifact may be added to each complete set.

minute-luxor = Luxor in one minute
minute-luxor-1 = Into the temple
minute-luxor-1-text = Five adventurers each. Two start on the stairs; the others wait at the statues until one of yours walks past.
minute-luxor-2 = Left or right
minute-luxor-2-text = Your five cards keep their order. Play the leftmost or the rightmost; the new one goes into the middle.
minute-luxor-3 = From tile to tile
minute-luxor-3-text = One adventurer moves as many tiles as the card says. Empty spaces do not count, so the path gets shorter.
minute-luxor-4 = Together
minute-luxor-4-text = A treasure requires one, two or three of your adventurers on its space. Then you take it: points now, and sets at the end.
minute-luxor-5 = The tomb chamber
minute-luxor-5-text = Enter by exact count, with a key. Once two adventurers are in, finish the round. Then positions, sets and scarabs score.
minute-short-mummy = The Mummy
minute-mummy = The Mummy’s Curse in one minute
minute-mummy-1 = The mummy moves
minute-mummy-1-text = Whenever a Horus card is taken or played, the mummy moves toward the stairs, one tile for each eye. It lays down other players’ adventurers it passes, and everybody where it stops.
minute-mummy-2 = Up again
minute-mummy-2-text = Adventurers lying down cannot move until a roll of the die lets them stand up. Lay others down with the mummy and you earn talismans, which buy the help of mummy tiles.
minute-mummy-3 = Equipment
minute-mummy-3-text = Each player starts with cards of their own, such as a 6, a 0, or a 2+ to which you can add a second card.
minute-mummy-4 = Artifacts
minute-mummy-4-text = Ten artifacts lie among and below the treasures. At the end, one can be added to each complete set for 3 more points.
minute-mummy-5 = Characters
minute-mummy-5-text = Each player gets an ability: roll again, choose any Horus card, change a number with a key … Use any of the four modules, or all.
