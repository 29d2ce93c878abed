# Het einde van een partij: wat er wordt verteld terwijl de punten worden geteld.

end-title = Het einde
end-why-lead = De voorsprong op { $name } komt vooral door: { $category } (+{ $points }).
end-why-shared = Niemand staat voor: de overwinning wordt gedeeld.
end-skip = Overslaan
end-once-more = Nogmaals bekijken
end-to-result = Naar de uitslag
end-show = Het einde nog eens tonen
scoring-picture = Afbeelding delen
scoring-picture-failed = De afbeelding kon niet worden getekend.
