# Was Bildschirme der Seite über Expedition Luxor sagen: wie es endet, wie gezählt wird und die Regeln in Kürze.

end-land = Alle Plättchen sind gelegt
end-land-text = Das Land ist vollständig. Jetzt werden die Punkte gezählt.
end-tie-expedition = Genauso viele Punkte: { $names }. Es entscheidet, wer mehr Abenteurer im Vorrat hat.

expedition-modules = Module

scoring-about-expedition-camps = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes Lager, auf dem dein Abenteurer obenauf liegt.
scoring-about-expedition-temples = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden Tempel, auf dem dein Abenteurer obenauf liegt.
scoring-about-expedition-pyramids = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jede Pyramide, auf der dein Abenteurer obenauf liegt.
scoring-about-expedition-ships = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jedes Gebäude horizontal oder vertikal neben deinen Schiffen, gleich wer dort obenauf liegt.
scoring-about-expedition-captured = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für jeden im Sandsturm gefangenen Abenteurer.

minute-expedition = Expedition Luxor in einer Minute
minute-expedition-1 = Plättchen anlegen
minute-expedition-1-text = Lege in jedem Zug ein bis drei Plättchen an, Kante an Kante. Was du anlegst, können alle nutzen.
minute-expedition-2 = Aus dem Lager
minute-expedition-2-text = Auf ein neues Lager setzt du Abenteurer: Manche bleiben, die anderen gehen in eine Richtung los.
minute-expedition-3 = Unterwegs
minute-expedition-3-text = Sie gehen von Plättchen zu Plättchen, und auf jedem müssen welche bleiben: einer in der Wüste, zwei in der Oase, drei in den Bergen.
minute-expedition-4 = Obenauf
minute-expedition-4-text = Nur wer obenauf liegt, bekommt die Punkte: Lager 1, Tempel 2, Pyramide 3.
minute-expedition-5 = Neue Abenteuer
minute-expedition-5-text = Für erfahrene Spieler: Von den Bergen aus kommen mit Aktionsplättchen Schiffe, Karawanen, Schlangen und Sandstürme ins Spiel.
