# Was Fehler gemeinsam haben: die Arten von Gründen, warum eine Möglichkeit besser ist.

reason-expedition-held-kind = Gebäude halten
reason-expedition-camps-kind = Lager, die für später bleiben
reason-expedition-reach-kind = Gebäude in Reichweite
reason-expedition-ships-kind = Schiffe
reason-expedition-captured-kind = gefangene Abenteurer
reason-expedition-supply-kind = Abenteurer im Vorrat
reason-expedition-tempo-kind = ein Abenteurer auf den Bergen, für Aktionsplättchen
reason-expedition-other-kind = ein besserer Platz für später
