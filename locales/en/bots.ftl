# What computer players say: advice at the table.

hint-heading = What a strong player would think of it:
hint-line = { $chance } % to win · { $reason }
hint-unsampled = put aside at first sight · { $reason }

reason-nothing = little changes
reason-luxor-collected = about { $points } { $points ->
    [one] point
   *[other] points
} for treasures
reason-luxor-position = about { $points } more on the wall
reason-luxor-sarcophagi = a sarcophagus: { $points } points
reason-luxor-keys = a key to the tomb
reason-luxor-sets = sets of treasures: about { $points }
reason-luxor-scarabs = a scarab: about { $points }
reason-luxor-together = adventurers near each other, for a treasure
reason-luxor-awake = somebody wakes at a statue
reason-expedition-held = buildings held: about { $points } more
reason-expedition-camps = camps kept for later
reason-expedition-reach = more within reach: about { $points }
reason-expedition-ships = a ship: about { $points }
reason-expedition-captured = captures: { $points }
reason-expedition-supply = adventurers kept in supply
reason-expedition-tempo = an adventurer on the mountains, for action tiles
reason-expedition-other = a better place for later
