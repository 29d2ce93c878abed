# Die eigene Seite.

yours-title = Deine Seite
yours-since = Dabei seit { $month }. Nur dieser Browser kann diese Seite öffnen.
yours-private = Nur dieser Browser kann diese Seite öffnen.
yours-all = Alle

## In Kürze

yours-short = In Kürze
yours-games = { $count ->
    [one] Partie
   *[other] Partien
}
yours-of-title = { $count } { $title }
yours-unfinished = { $count ->
    [one] Eine weitere läuft noch.
   *[other] { $count } weitere laufen noch.
}
yours-won = gewonnen
yours-not-won = nicht gewonnen
yours-won-between = Der wahre Anteil liegt zwischen { $low } und { $high }. Reiner Zufall: { $chance }
yours-run = in Folge
yours-run-about = gewonnen, die längste Serie; { $won } der letzten { $count }
yours-lost = verloren
yours-lost-about = von der Siegchance mit jeder Entscheidung, in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
yours-lost-before = von der Siegchance mit jeder Entscheidung, in den letzten { $count } Partien; { $loss } in den zehn davor

## Wirst du besser?

yours-better = Wirst du besser?
yours-better-of = { $title }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
yours-better-about = Was jede Entscheidung im Schnitt kostete, Partie für Partie. Tiefer ist besser.
yours-better-band = Dein wahrer Schnitt liegt mit 90 % Sicherheit im hellen Band.
yours-better-few = Ab { $count } analysierten Partien zeigt eine Linie, wohin es geht.
yours-better-none = Noch ist keine beendete Partie { $title } analysiert. Öffne die Analyse einer Partie: Dann erscheint sie hier.
yours-better-dots = { $count ->
    [one] Eine analysierte Partie: zu wenig für eine Richtung.
   *[other] { $count } analysierte Partien: zu wenig für eine Richtung.
}
yours-better-line = { $way ->
    [better] Dein Verlust je Entscheidung sank in { $count } Partien von { $from } auf { $to }.
    [worse] Dein Verlust je Entscheidung stieg in { $count } Partien von { $from } auf { $to }.
   *[unclear] Dein Verlust je Entscheidung ging in { $count } Partien von { $from } auf { $to }; das kann Zufall sein.
}

## Gewonnene Partien

yours-won-title = Gewonnene Partien
yours-won-about = Der Balken zeigt, wie sicher das ist (90 %), die gestrichelte Linie den reinen Zufall.
yours-players = Zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
   *[other] fünft
}
yours-levels = Stärke des Computers
yours-level-mixed = Gemischt
yours-won-picture = { $name }: { $share } gewonnen, { $won } von { $games }. Der wahre Anteil liegt zwischen { $low } und { $high }; reiner Zufall gewänne { $chance }.

## Woher Punkte kommen

yours-points = Woher deine Punkte kommen
yours-points-about = { $count ->
    [one] die letzte Partie { $title }; gestrichelt: deine Gegner
   *[other] die letzten { $count } Partien { $title }; gestrichelt: deine Gegner
}
yours-points-others = Gegner { $points }
yours-points-picture = { $category }: im Schnitt { $own } Punkte, Gegner { $others }. Partie für Partie: { $points }.

## Partien

yours-rank = Rang
yours-nth = { $rank }.
yours-game = Spiel
yours-against = gegen
yours-reached = Punkte
yours-luck-play = Glück, Spiel
yours-luck = Glück
yours-play = Spiel
yours-analysis = Analyse
yours-replay = Rückblick
yours-go-on = Weiterspielen

## Gegner

yours-opponents-about = Partien, in denen du vor ihnen lagst
yours-gone = nicht mehr hier

## Daten

yours-data = Deine Daten
yours-data-about = Deine Partien liegen auf diesem Server, den Schlüssel dazu hat nur dieser Browser; er behält auch deine Einstellungen, Lektionen und Antworten auf Rätsel. Niemand sonst kann diese Seite lesen.
yours-save = Kopie speichern
yours-saving = Wird gesammelt: { $done } von { $total } Partien
yours-saved = Gespeichert als { $file }
yours-save-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.

## Noch nie gespielt

yours-first = Hier steht bald deine erste Partie
yours-first-text = Ergebnisse, was das Glück gab und was du entschieden hast, und ob du besser wirst. Ab etwa zehn Partien sagen die Kurven etwas aus.
yours-first-lesson = Geführte erste Partie

## Sich löschen

delete-me = Mich hier löschen …
delete-me-title = Dich auf diesem Server löschen?
delete-me-goes = Das verschwindet: dein Name, deine Partien, in denen sonst niemand spielt, der Schlüssel zu deinen Plätzen auf diesem Gerät, dein Stand in den Lektionen und deine Antworten auf Rätsel.
delete-me-stays = Das bleibt: Partien mit anderen. Sie gehen weiter, nennen dich aber nicht mehr: Dein Platz heißt dann nach seiner Nummer (#2), und der Computer spielt für dich, bis jemand den Platz übernimmt.
delete-me-device = Das lässt sich nicht rückgängig machen. Spielst du auch auf anderen Geräten, dann lösche dich dort ebenso. In Sicherungskopien des Servers kann dein Name noch eine Weile stehen.
delete-me-yes = Mich löschen
delete-me-no = Alles behalten
delete-me-done = Du bist gelöscht: { $deleted ->
    [0] Keine Partie ist verschwunden
    [one] Eine Partie ist verschwunden
   *[other] { $deleted } Partien sind verschwunden
}, { $kept ->
    [0] keine Partie anderer nannte dich
    [one] eine Partie anderer nennt dich nicht mehr
   *[other] { $kept } Partien anderer nennen dich nicht mehr
}.
delete-me-failed = Das hat nicht geklappt, du bist noch da. Bitte versuche es noch einmal.
