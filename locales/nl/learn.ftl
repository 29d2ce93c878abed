# De schermen om te leren: lessen en de weg erdoorheen.

learn-title = Leren
learn-heading = Spelend leren
learn-lead = Zonder eerst te lezen. Een voorbereid spel toont één ding tegelijk, en jij speelt het zelf.
learn-next = Verder: { $name }
learn-minutes = { $minutes ->
    [one] ongeveer een minuut
   *[other] ongeveer { $minutes } minuten
}
learn-begin = Beginnen
learn-continue = Verder
learn-stations = { $done } van { $all } stations
learn-side = Zijkamers
learn-side-text = een korte les per module, wanneer je die tegenkomt
learn-all-done = Je bent overal geweest
learn-all-done-text = Elke les kun je nog een keer spelen.
learn-to-game = Speel een spel
learn-station = { $name }, { $state ->
    [done] klaar
    [next] nu aan de beurt
   *[later] nog niet
}

lesson-you = Jij
lesson-see = Je ziet
lesson-do = Je doet
lesson-why = Waarom
lesson-way = Station { $station } van { $stations }, stap { $step }
lesson-step = Stap { $step } van { $steps }
lesson-know = Dit ken ik
lesson-show = Laat zien
lesson-next = Verder
lesson-back = Eén stap terug
lesson-later = Goed idee, later. Eerst wat de les vraagt.
lesson-done = Klaar
lesson-sum = Samen
lesson-play-on = Verder spelen tegen { $name }
lesson-leave = Les verlaten
lesson-leave-text = De volgende keer gaat de les hier verder.
lesson-stay = Blijven
lesson-know-all = Ken je dit al?
lesson-know-all-text = Speel dan het echte spel. De les wacht op je.
