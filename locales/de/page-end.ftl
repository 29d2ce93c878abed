# Das Ende einer Partie: was erzählt wird, während die Grabkammer versiegelt wird und die Punkte gezählt werden.

end-title = Das Ende
end-enters = Der letzte Abenteurer tritt ein
end-enters-text = { $name } steht in der Grabkammer.
end-enters-takes = { $name } nimmt den Sarkophag mit dem Wert { $value }.
end-round = Die letzte Runde ist vorbei
end-round-text = Zwei Abenteurer sind in der Grabkammer, und alle haben die Runde zu Ende gespielt.
end-stones = Die Steine setzen sich in Bewegung
end-stones-text = { $count ->
        [one] Ein Abenteurer ist in der Grabkammer.
       *[other] { $count } Abenteurer sind in der Grabkammer.
    }
end-stuck-text = Eine ganze Runde lang konnte niemand ziehen.
end-sealed = Die Grabkammer ist versiegelt
end-sealed-text = Nichts bewegt sich mehr. Jetzt werden die Punkte gezählt.
end-land = Alle Plättchen sind gelegt
end-land-text = Das Land ist vollständig. Jetzt werden die Punkte gezählt.
end-why-lead = Den größten Vorsprung vor { $name } bringt: { $category } (+{ $points }).
end-why-shared = Niemand liegt vorn: Der Sieg wird geteilt.
end-tie-luxor = Genauso viele Punkte: { $names }. Der wertvollere Sarkophag entscheidet.
end-tie-expedition = Genauso viele Punkte: { $names }. Es entscheidet, wer mehr Abenteurer im Vorrat hat.
end-skip = Überspringen
end-once-more = Noch einmal ansehen
end-to-result = Zum Ergebnis
end-show = Das Ende noch einmal zeigen
scoring-picture = Bild teilen
scoring-picture-failed = Das Bild konnte nicht gezeichnet werden.
