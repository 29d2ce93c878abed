# What mistakes have in common: the kinds of reasons why a choice is better.

reason-luxor-collected-kind = points for treasures
reason-luxor-position-kind = a better position on the path
reason-luxor-sarcophagi-kind = a sarcophagus
reason-luxor-keys-kind = keys to the tomb chamber
reason-luxor-sets-kind = sets of treasures
reason-luxor-scarabs-kind = scarabs
reason-luxor-together-kind = adventurers close together
reason-luxor-active-kind = more active adventurers
