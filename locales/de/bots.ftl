# Was Computerspieler sagen: Rat am Tisch.

hint-heading = Was ein starker Spieler dazu meint:
hint-line = { $chance } % Siegchance · { $reason }
hint-unsampled = gleich verworfen · { $reason }

reason-nothing = ändert wenig
reason-luxor-collected = etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für Schätze
reason-luxor-position = Position: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr
reason-luxor-sarcophagi = ein Sarkophag: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-keys = ein Schlüssel für die Grabkammer
reason-luxor-sets = Schatz-Sets: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-scarabs = ein Skarabäus: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-luxor-together = Abenteurer nah beieinander, für einen Schatz
reason-luxor-active = ein Abenteurer wird aktiv
reason-expedition-held = mehr Gebäude: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-camps = Lager für später aufgehoben
reason-expedition-reach = mehr in Reichweite: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-ships = ein Schiff: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-captured = gefangene Abenteurer: { $points }
reason-expedition-supply = Abenteurer im Vorrat behalten
reason-expedition-tempo = ein Abenteurer auf den Bergen, für Aktionsplättchen
reason-expedition-other = ein besserer Platz für später
