# Wat schermen van de pagina over Luxor zeggen: hoe het eindigt, hoe de punten worden geteld en de regels in het kort.

end-enters = De laatste avonturier gaat naar binnen
end-enters-text = { $name } staat in de grafkamer.
end-enters-takes = { $name } neemt de sarcofaag met waarde { $value }.
end-round = De laatste ronde is voorbij
end-round-text = Twee avonturiers zijn in de grafkamer, en iedereen heeft de ronde uitgespeeld.
end-stones = De stenen komen in beweging
end-stones-text = { $count ->
        [one] Eén avonturier is in de grafkamer.
       *[other] { $count } avonturiers zijn in de grafkamer.
    }
end-stuck-text = Een hele ronde lang kon niemand zetten.
end-sealed = De grafkamer is verzegeld
end-sealed-text = Niets beweegt meer. Nu worden de punten geteld.
end-tie-luxor = Evenveel punten: { $names }. De waardevolste sarcofaag beslist.

luxor-modules = Modules van De Vloek van de Mummie

scoring-about-collected = Schatten en andere punten die je tijdens het spel hebt gekregen.
scoring-about-position = De waarde op de muur, voor elke avonturier.
scoring-about-sarcophagi = De eerste in de grafkamer krijgt de waardevolste, de tweede de andere.
scoring-about-keys = 1 punt voor elke overgebleven sleutel.
scoring-about-sets = Een vaas, een standbeeld en juwelen, met jokers voor wat ontbreekt.
scoring-about-scarabs = De waarden van de scarabeeën, die nu worden omgedraaid.
scoring-about-artifacts = Aan elke complete set mag je één artefact toevoegen.

minute-luxor = Luxor in één minuut
minute-luxor-1 = De tempel in
minute-luxor-1-text = Iedereen heeft vijf avonturiers. Twee beginnen op de trap; de andere drie liggen bij de standbeelden en worden actief als je er voorbijkomt.
minute-luxor-2 = Links of rechts
minute-luxor-2-text = Je vijf kaarten blijven in hun volgorde. Speel de kaart helemaal links of helemaal rechts; de nieuwe komt in het midden.
minute-luxor-3 = Van tegel naar tegel
minute-luxor-3-text = Verplaats één avonturier het aantal tegels op de kaart. Lege velden tellen niet mee, dus de weg wordt steeds korter.
minute-luxor-4 = Samen
minute-luxor-4-text = Een schat vraagt één, twee of drie avonturiers van jou. Zijn die er, dan neem je hem: meteen punten, en aan het einde sets.
minute-luxor-5 = De grafkamer
minute-luxor-5-text = Je komt er alleen in met precies het juiste aantal stappen en een sleutel. Zijn er twee avonturiers binnen, dan speel je de ronde uit. Wie dan de meeste punten heeft, wint.
minute-short-mummy = Mummie
minute-mummy = De Vloek van de Mummie in één minuut
minute-mummy-1 = De mummie komt
minute-mummy-1-text = Wordt er een Horuskaart genomen of gespeeld, dan gaat de mummie één tegel per oog in de richting van de trap. Avonturiers van anderen die hij passeert, worden neergelegd, en iedereen op de tegel waar hij eindigt.
minute-mummy-2 = Weer rechtop
minute-mummy-2-text = Wie ligt, kan niet worden verplaatst tot de dobbelsteen hem weer rechtop laat zetten. Leg je met de mummie anderen neer, dan krijg je talismannen. Daarmee gebruik je mummietegels.
minute-mummy-3 = Uitrusting
minute-mummy-3-text = Iedereen begint met eigen kaarten, zoals een 6, een 0 of een 2+ waar je een tweede kaart bij mag spelen.
minute-mummy-4 = Artefacten
minute-mummy-4-text = Tussen en onder de schatten liggen tien artefacten. Aan het einde mag je aan elke complete set er één toevoegen, voor 3 extra punten.
minute-mummy-5 = Personages
minute-mummy-5-text = Iedereen krijgt een vaardigheid: opnieuw gooien, een Horuskaart naar keuze nemen, een getal veranderen met een sleutel … Speel met een van de vier modules, of met allemaal.
