# Das Ende einer Partie: was erzählt wird, während die Punkte gezählt werden.

end-title = Das Ende
end-why-lead = Den größten Vorsprung vor { $name } bringt: { $category } (+{ $points }).
end-why-shared = Niemand liegt vorn: Der Sieg wird geteilt.
end-skip = Überspringen
end-once-more = Noch einmal ansehen
end-to-result = Zum Ergebnis
end-show = Das Ende noch einmal zeigen
scoring-picture = Bild teilen
scoring-picture-failed = Das Bild konnte nicht gezeichnet werden.
