# Was Computerspieler sagen: Rat am Tisch.

hint-heading = Was ein starker Spieler davon hielte:
hint-line = { $chance } % Gewinnchance · { $reason }
hint-unsampled = auf den ersten Blick verworfen · { $reason }

reason-nothing = wenig ändert sich
reason-luxor-collected = etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für Schätze
reason-luxor-position = etwa { $points } mehr an der Wand
reason-luxor-sarcophagi = ein Sarkophag: { $points } Punkte
reason-luxor-keys = ein Schlüssel zur Grabkammer
reason-luxor-sets = Schatzsätze: etwa { $points }
reason-luxor-scarabs = ein Skarabäus: etwa { $points }
reason-luxor-together = Abenteurer nah beieinander, für einen Schatz
reason-luxor-awake = jemand erwacht an einer Statue
reason-expedition-held = gehaltene Bauwerke: etwa { $points } mehr
reason-expedition-camps = Lager für später aufgehoben
reason-expedition-reach = mehr in Reichweite: etwa { $points }
reason-expedition-ships = ein Schiff: etwa { $points }
reason-expedition-captured = Gefangene: { $points }
reason-expedition-supply = Abenteurer im Vorrat behalten
reason-expedition-tempo = ein Abenteurer im Gebirge, für Aktionsplättchen
reason-expedition-other = ein besserer Platz für später
