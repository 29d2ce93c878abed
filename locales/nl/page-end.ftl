# Het einde van een partij: wat er wordt verteld terwijl de grafkamer wordt verzegeld en de punten worden geteld.

end-title = Het einde
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
end-land = Alle tegels zijn gelegd
end-land-text = Het land is compleet. Nu worden de punten geteld.
end-why-lead = De voorsprong op { $name } komt vooral door: { $category } (+{ $points }).
end-why-shared = Niemand staat voor: de overwinning wordt gedeeld.
end-tie-luxor = Evenveel punten: { $names }. De waardevolste sarcofaag beslist.
end-tie-expedition = Evenveel punten: { $names }. Wie de meeste avonturiers in voorraad heeft, wint.
end-skip = Overslaan
end-once-more = Nogmaals bekijken
end-to-result = Naar de uitslag
end-show = Het einde nog eens tonen
scoring-picture = Afbeelding delen
scoring-picture-failed = De afbeelding kon niet worden getekend.
