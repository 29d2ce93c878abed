# Was Bildschirme der Seite über Luxor sagen: wie es endet, wie gezählt wird und die Regeln in Kürze.

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
end-tie-luxor = Genauso viele Punkte: { $names }. Der wertvollere Sarkophag entscheidet.

luxor-modules = Module aus „Der Fluch der Mumie“

scoring-about-collected = Schätze und andere Punkte aus dem Spielverlauf.
scoring-about-position = Der Wert an der Wand für jeden Abenteurer.
scoring-about-sarcophagi = Der erste Abenteurer in der Grabkammer nimmt den wertvolleren, der zweite den anderen.
scoring-about-keys = 1 Punkt für jeden übrigen Schlüssel.
scoring-about-sets = Vase, Statue und Schmuck zusammen; Joker ersetzen, was fehlt.
scoring-about-scarabs = Die Werte der Skarabäen, jetzt aufgedeckt.
scoring-about-artifacts = Zu jedem vollständigen Set darf ein Artefakt gelegt werden.

minute-luxor = Luxor in einer Minute
minute-luxor-1 = In den Tempel
minute-luxor-1-text = Jeder hat fünf Abenteurer. Zwei beginnen auf der Treppe; die anderen liegen an den Statuen und werden aktiv, wenn einer von dir vorbeikommt.
minute-luxor-2 = Links oder rechts
minute-luxor-2-text = Deine fünf Karten behalten ihre Reihenfolge. Spiele die Karte ganz links oder ganz rechts aus; die neue kommt in die Mitte.
minute-luxor-3 = Von Plättchen zu Plättchen
minute-luxor-3-text = Ein Abenteurer rückt so viele Plättchen vor, wie die Karte sagt. Leere Felder zählen nicht mit; so wird der Weg immer kürzer.
minute-luxor-4 = Gemeinsam
minute-luxor-4-text = Ein Schatz verlangt ein bis drei deiner Abenteurer auf seinem Feld. Dann nimmst du ihn: Er bringt sofort Punkte, und am Ende zählen Sets.
minute-luxor-5 = Die Grabkammer
minute-luxor-5-text = Hinein geht es nur mit genau passender Zahl und einem Schlüssel. Sind zwei darin, wird die Runde zu Ende gespielt. Es zählen Positionen, Sarkophage, Schlüssel, Sets und Skarabäen.
minute-short-mummy = Mumie
minute-mummy = Der Fluch der Mumie in einer Minute
minute-mummy-1 = Die Mumie geht um
minute-mummy-1-text = Wird eine Horuskarte genommen oder ausgespielt, geht die Mumie in Richtung Treppe, ein Plättchen pro Auge. Sie legt fremde Abenteurer hin, an denen sie vorbeikommt, und alle, bei denen sie stehen bleibt.
minute-mummy-2 = Wieder aufstehen
minute-mummy-2-text = Wer liegt, bewegt sich nicht, bis du ihn mit dem Würfel aufrichtest. Legt die Mumie in deinem Zug andere hin, bekommst du Talismane; damit bezahlst du Mumienplättchen.
minute-mummy-3 = Ausrüstung
minute-mummy-3-text = Jeder beginnt mit eigenen Karten, etwa einer 6, einer 0 oder einer 2+, zu der du eine zweite Karte hinzufügen darfst.
minute-mummy-4 = Artefakte
minute-mummy-4-text = Zehn Artefakte liegen zwischen und unter den Schätzen. Am Ende darf zu jedem vollständigen Set eines gelegt werden, für 3 weitere Punkte.
minute-mummy-5 = Charaktere
minute-mummy-5-text = Jeder bekommt eine Fähigkeit: neu würfeln, die Horuskarte wählen, mit einem Schlüssel eine Zahl ändern … Spielt mit einem der vier Module oder mit allen.
