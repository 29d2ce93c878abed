# Die Analyse einer beendeten Partie, auf der Seite und im Programm.

analyse-player = Spieler
analyse-start = Beginn
analyse-luck = Glück
analyse-play = Spiel
analyse-others = Andere
analyse-result = Ergebnis
analyse-loss = Verlust je Entscheidung
analyse-decisions = Entscheidungen
analyse-grade-strong = stark
analyse-grade-fine = gut
analyse-grade-unclear = kein Urteil
analyse-grade-inaccuracy = ungenau
analyse-grade-mistake = Fehler
analyse-grade-blunder = grober Fehler
analyse-turning-points = Wendepunkte
analyse-no-turning-points = Keine Entscheidung und kein Zufall hat jemandes Chancen um 5 % oder mehr verändert.
analyse-deal = Das Austeilen
analyse-played = gespielt
analyse-better = besser
analyse-chance = Würfel und Ziehen
analyse-hidden = was niemand wissen konnte

## Die Seite einer Analyse

analysis-title = Analyse
analysis-close = Analyse schließen
analysis-pane = Was die Analyse sagt
analysis-none = Keine Analyse
analysis-to-table = Zum Tisch
analysis-tab-move = Dieser Zug
analysis-tab-points = Wendepunkte
analysis-tab-luck = Glück und Können
analysis-tab-log = Verlauf
analysis-round = Runde { $round }
analysis-end = Das Ende der Partie
analysis-line = Zeitleiste: die Siegchancen
analysis-open = noch nicht analysiert
analysis-chances = Siegchancen in dieser Stellung
analysis-chance = Siegchance
analysis-best = Die beste von { $count } Möglichkeiten.
analysis-strong = Die beste Möglichkeit, und keine andere kam ihr nahe.
analysis-fine = So gut wie die beste: weniger als 2 % dahinter.
analysis-unclear = Das scheint { $loss } gekostet zu haben, aber das ist weniger als der Fehler der Schätzung. Daher gibt es kein Urteil.
analysis-no-decision = Hier gab es nichts zu entscheiden.
analysis-hand = Was { $player } auf der Hand hatte
analysis-why = Warum die bessere Möglichkeit besser ist
analysis-try = Selbst versuchen
analysis-mark-back = Vorige Markierung
analysis-mark-on = Nächste
analysis-view = Welches Wissen zählt?
analysis-view-known = Was man wissen konnte
analysis-view-was = Was wirklich war
analysis-view-known-about = Die Chancen, soweit man sie in diesem Moment kennen konnte. Danach werden Entscheidungen beurteilt.
analysis-view-was-about = Die Chancen mit Kenntnis von allem auf dem Tisch, auch verdeckter Karten und Plättchen, aber nicht dessen, was später gezogen wird. Daran wird Glück gemessen; keine Entscheidung wird danach beurteilt.
analysis-swings = Änderungen ab 5 %
analysis-luck-of = Glück von { $player }
analysis-decisions = Wie gut alle entschieden haben
analysis-so-far = Glück und Können bisher
analysis-luck-about = Glück ist, was Karten, Würfel und Plättchen gaben oder nahmen. Eigenes Spiel ist, was die eigenen Entscheidungen gegenüber den besten verloren. Den Rest haben die anderen durch ihre Fehler verschenkt oder genommen.
analysis-you = du
analysis-part-luck = Glück
analysis-part-play = eigenes Spiel
analysis-part-others = Fehler der anderen
analysis-start-chance = Beginn
analysis-result-chance = Ergebnis
analysis-depth = Tiefe der Analyse: { $depth }.
analysis-deeper = { $times }-mal so tief analysieren
analysis-computing = Deine Partie wird analysiert
analysis-computing-deeper = Eine tiefere Analyse entsteht
analysis-computing-about = Du kannst dich schon umsehen: Was gefunden ist, erscheint sofort. Es läuft weiter, wenn du gehst, und bleibt bei der Partie gespeichert.
analysis-waiting = Andere Partien werden zuerst analysiert. Deine kommt, sobald ein Platz frei ist.
analysis-begins = Es geht los.
analysis-done-of = { $done } von { $total } Entscheidungen.
analysis-left = Noch etwa { $time }.
analysis-failed = Die Analyse ließ sich nicht beginnen.
analysis-not-offered = Dieser Server bietet keine Analyse an: Sein Betreiber hat sie abgeschaltet. Jeden Schritt der Partie kannst du trotzdem ansehen.
analysis-picture = Bild
analysis-picture-title = Ein Bild zum Teilen
analysis-picture-names = Mit Namen
analysis-picture-share = Teilen
analysis-picture-save = Speichern
analysis-picture-failed = Das Bild ließ sich nicht zeichnen.
analysis-picture-parts = Glück { $luck }, Spiel { $play }
analysis-picture-won = Gewonnen mit { $total } Punkten
analysis-picture-size = { $players } Spieler, { $count } { $of ->
    [rounds] Runden
   *[turns] Züge
}
analysis-my-mistakes = { $count ->
    [0] Meine Fehler
    [one] Mein Fehler
   *[other] Meine { $count } Fehler
}
analysis-kept-from-kind = was jemand anderes bekommen hätte

## Eine Entscheidung versuchen, und aus Fehlern lernen

trial-call = Was gefragt ist
trial-not-possible = Das lässt sich hier nicht wählen.
trial-found = { $found } von { $all } gefunden, { $helped } mit Hilfe.
trial-played = damals gespielt
trial-chosen = deine Wahl
mistakes-title = Aus Fehlern lernen
mistakes-short = Fehler
mistakes-close = Zurück zur Analyse
mistakes-to-analysis = Zur Analyse
mistakes-to-you = Deine Seite
mistakes-play = Noch eine Partie
mistakes-whose = Wessen Fehler möchtest du durchgehen?
mistakes-of = { $player }: { $count ->
    [0] keine
    [one] ein Fehler
   *[other] { $count } Fehler
}
mistakes-none = Hier gibt es nichts zu lernen
mistakes-none-about = Keine Entscheidung von { $player } kostete 3 % der Siegchance oder mehr.
mistakes-none-such = So eine Entscheidung gibt es in dieser Partie nicht.
mistakes-wait = Sobald sie fertig ist, kannst du deine Fehler durchgehen.
mistakes-nth = Fehler { $number } von { $all }
mistakes-ask = Was ist besser?
mistakes-played = { $who ->
    [you] Du hast gewählt: { $played }. Das kostete { $loss } deiner Siegchance.
   *[other] { $player } hat gewählt: { $played }. Das kostete { $loss } der Siegchance.
}
mistakes-choose = Dieselbe Hand, dieselbe Stellung. Wähle wie im Spiel: Nichts wird gezogen oder gewürfelt.
mistakes-wrong = Noch nicht
mistakes-same = { $who ->
    [you] Das hast du gespielt. Etwas anderes ist { $loss } besser.
   *[other] Das wurde gespielt. Etwas anderes ist { $loss } besser.
}
mistakes-behind = Das liegt { $loss } hinter der besten Möglichkeit.
mistakes-far-behind = Das liegt weit hinter der besten Möglichkeit.
mistakes-hint = Ein Tipp: Die bessere Möglichkeit bringt: { $reason }.
mistakes-hint-first = Ein Tipp: Die bessere Möglichkeit beginnt mit: { $first }.
mistakes-give-hint = Tipp
mistakes-again = Noch einmal
mistakes-back = Neu wählen
mistakes-show = Zeigen
mistakes-skip = Überspringen
mistakes-right = Gefunden
mistakes-unclear = Vielleicht genauso gut
mistakes-unclear-about = Ob deine Wahl hinter der besten liegt, lässt sich nicht sagen: Der Unterschied ist kleiner als der Fehler der Schätzung.
mistakes-shown = Das ist besser
mistakes-next = Nächster Fehler
mistakes-finish = Fertig
mistakes-done = { $found } von { $all } gefunden{ $helped ->
    [0] .
   *[other] , { $helped } mit Hilfe.
}
mistakes-share-reason = Bei { $count } von { $all } ging es um dasselbe: { $reason }.
mistakes-share-phase = { $count } von { $all } fielen { $phase ->
    [early] ins erste Drittel der Partie.
    [middle] in die Mitte der Partie.
   *[late] ins letzte Drittel der Partie.
}
mistakes-share-nothing = Sie haben nichts gemeinsam. Der teuerste kostete { $loss }.
