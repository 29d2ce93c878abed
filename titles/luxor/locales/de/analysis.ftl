# Was Fehler gemeinsam haben: die Arten von Gründen, warum eine Möglichkeit besser ist.

reason-luxor-collected-kind = Punkte für Schätze
reason-luxor-position-kind = eine bessere Position auf dem Weg
reason-luxor-sarcophagi-kind = ein Sarkophag
reason-luxor-keys-kind = Schlüssel für die Grabkammer
reason-luxor-sets-kind = Schatz-Sets
reason-luxor-scarabs-kind = Skarabäen
reason-luxor-together-kind = Abenteurer nah beieinander
reason-luxor-active-kind = mehr aktive Abenteurer
