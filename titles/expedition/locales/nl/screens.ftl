# Wat schermen van de pagina over Expeditie Luxor zeggen: hoe het eindigt, hoe de punten worden geteld en de regels in het kort.

end-land = Alle tegels zijn gelegd
end-land-text = Het land is compleet. Nu worden de punten geteld.
end-tie-expedition = Evenveel punten: { $names }. Wie de meeste avonturiers in voorraad heeft, wint.

expedition-modules = Modules

scoring-about-expedition-camps = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elk kamp waar jouw avonturier bovenop ligt.
scoring-about-expedition-temples = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke tempel waar jouw avonturier bovenop ligt.
scoring-about-expedition-pyramids = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke piramide waar jouw avonturier bovenop ligt.
scoring-about-expedition-ships = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elk gebouw naast je schepen, wie het ook bezet.
scoring-about-expedition-captured = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} voor elke avonturier die je met een zandstorm gevangen hebt genomen.

minute-expedition = Expedition Luxor in één minuut
minute-expedition-1 = Leg het land
minute-expedition-1-text = Leg elke beurt één tot drie tegels, zijde aan zijde. Wat jij legt, kan iedereen gebruiken.
minute-expedition-2 = Het kamp uit
minute-expedition-2-text = Op een nieuw kamp komen avonturiers. Sommige blijven daar, de andere gaan in één richting op tocht.
minute-expedition-3 = Onderweg
minute-expedition-3-text = Ze gaan van tegel naar tegel. Op elke tegel blijven er achter: één in de woestijn, twee in de oase, drie in de bergen.
minute-expedition-4 = Bovenop
minute-expedition-4-text = Wie bovenop ligt, krijgt de punten: kamp 1, tempel 2, piramide 3.
minute-expedition-5 = Nieuwe Avonturen
minute-expedition-5-text = Voor ervaren spelers: vanuit de bergen gebruik je actietegels, met schepen, karavanen, slangen en zandstormen.
