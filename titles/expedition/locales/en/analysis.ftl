# What mistakes have in common: the kinds of reasons why a choice is better.

reason-expedition-held-kind = holding buildings
reason-expedition-camps-kind = camps kept for later
reason-expedition-reach-kind = buildings within reach
reason-expedition-ships-kind = ships
reason-expedition-captured-kind = captured adventurers
reason-expedition-supply-kind = adventurers kept in supply
reason-expedition-tempo-kind = an adventurer in the mountains, for action tiles
reason-expedition-other-kind = a better position for later
