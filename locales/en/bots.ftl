# What computer players say: hints at the table.

hint-heading = What a strong player thinks of it:
hint-line = { $chance }% to win · { $reason }
hint-unsampled = ruled out at first glance · { $reason }

reason-nothing = little changes
reason-luxor-collected = about { $points } { $points ->
    [one] point
   *[other] points
} for treasures
reason-luxor-position = position: about { $points } more
reason-luxor-sarcophagi = a sarcophagus: { $points } points
reason-luxor-keys = a key to the tomb chamber
reason-luxor-sets = sets of treasures: about { $points }
reason-luxor-scarabs = a scarab: about { $points }
reason-luxor-together = adventurers close together, for a treasure
reason-luxor-active = an adventurer becomes active
reason-expedition-held = buildings held: about { $points } more
reason-expedition-camps = camps kept for later
reason-expedition-reach = more within reach: about { $points }
reason-expedition-ships = a ship: about { $points }
reason-expedition-captured = adventurers captured: { $points }
reason-expedition-supply = adventurers kept in supply
reason-expedition-tempo = an adventurer in the mountains, for action tiles
reason-expedition-other = a better position for later
