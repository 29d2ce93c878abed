# Die Seiten zum Lernen: Lektionen und der Weg hindurch.

learn-title = Lernen
learn-heading = Spielend lernen
learn-lead = Ohne vorher zu lesen. Ein vorbereitetes Spiel zeigt eins nach dem anderen, und du spielst es selbst.
learn-next = Weiter: { $name }
learn-minutes = { $minutes ->
    [one] etwa eine Minute
   *[other] etwa { $minutes } Minuten
}
learn-begin = Los
learn-continue = Weiter
learn-stations = { $done } von { $all } Stationen
learn-side = Seitenkammern
learn-side-text = eine kurze Lektion zu jedem Modul, wann immer du es brauchst
learn-all-done = Du warst überall
learn-all-done-text = Jede Lektion lässt sich noch einmal spielen.
learn-to-game = Ein Spiel spielen
learn-station = { $name }, { $state ->
    [done] erledigt
    [next] als Nächstes
   *[later] noch nicht
}

lesson-you = Du
lesson-see = Du siehst
lesson-do = Du tust
lesson-why = Warum
lesson-way = Station { $station } von { $stations }, Schritt { $step }
lesson-step = Schritt { $step } von { $steps }
lesson-know = Kenne ich schon
lesson-show = Zeig es mir
lesson-next = Weiter
lesson-back = Einen Schritt zurück
lesson-later = Gute Idee, später. Zuerst das, wonach die Lektion fragt.
lesson-done = Fertig
lesson-sum = Zusammen
lesson-play-on = Weiterspielen gegen { $name }
lesson-leave = Lektion verlassen
lesson-leave-text = Beim nächsten Mal geht sie hier weiter.
lesson-stay = Bleiben
lesson-know-all = Kennst du das alles schon?
lesson-know-all-text = Dann spiel das richtige Spiel. Die Lektion wartet auf dich.
