# De analyse van een afgelopen spel, op de pagina en in het programma.

analyse-player = Speler
analyse-start = Begin
analyse-luck = Geluk
analyse-play = Spel
analyse-others = Anderen
analyse-result = Uitslag
analyse-loss = Verlies per beslissing
analyse-decisions = Beslissingen
analyse-grade-strong = sterk
analyse-grade-fine = goed
analyse-grade-unclear = geen oordeel
analyse-grade-inaccuracy = onnauwkeurig
analyse-grade-mistake = fout
analyse-grade-blunder = blunder
analyse-turning-points = Keerpunten
analyse-no-turning-points = Geen keuze en geen toeval veranderde iemands kansen met 5% of meer.
analyse-deal = Het delen
analyse-played = gespeeld
analyse-better = beter
analyse-chance = dobbelstenen en trekkingen
analyse-hidden = wat niemand kon weten

## De pagina van een analyse

analysis-title = Analyse
analysis-close = Analyse sluiten
analysis-pane = Wat de analyse zegt
analysis-none = Geen analyse
analysis-to-table = Naar de tafel
analysis-tab-move = Deze zet
analysis-tab-points = Keerpunten
analysis-tab-luck = Geluk en kunde
analysis-tab-log = Verloop
analysis-round = Ronde { $round }
analysis-end = Het einde van het spel
analysis-line = Tijdlijn: de winstkansen
analysis-open = nog niet geanalyseerd
analysis-chances = Winstkansen in deze stelling
analysis-chance = winstkans
analysis-best = De beste van { $count } keuzes.
analysis-strong = De beste keuze, en geen andere kwam in de buurt.
analysis-fine = Even goed als de beste: minder dan 2% erachter.
analysis-unclear = Het lijkt { $loss } te hebben gekost, maar dat is minder dan de fout van de schatting. Daarom is er geen oordeel.
analysis-no-decision = Hier viel niets te kiezen.
analysis-hand = Wat { $player } in de hand had
analysis-why = Waarom de betere keuze beter is
analysis-try = Zelf proberen
analysis-mark-back = Vorige markering
analysis-mark-on = Volgende
analysis-view = Welke kennis telt?
analysis-view-known = Wat je kon weten
analysis-view-was = Wat er was
analysis-view-known-about = De kansen voor zover de speler ze toen kon kennen. Daarnaar worden keuzes beoordeeld.
analysis-view-was-about = De kansen met kennis van alles op tafel, ook verborgen kaarten en tegels, maar niet van latere trekkingen. Daarmee wordt geluk gemeten; geen keuze wordt ernaar beoordeeld.
analysis-swings = Veranderingen van 5% of meer
analysis-luck-of = geluk van { $player }
analysis-decisions = Hoe goed iedereen besliste
analysis-so-far = Geluk en kunde tot nu toe
analysis-luck-about = Geluk is wat kaarten, dobbelstenen en tegels gaven of namen. Eigen spel is wat iemands keuzes verloren tegenover de beste. De rest gaven de anderen weg met hun fouten, of namen ze.
analysis-you = jij
analysis-part-luck = geluk
analysis-part-play = eigen spel
analysis-part-others = fouten van anderen
analysis-start-chance = begin
analysis-result-chance = uitslag
analysis-depth = Diepte van de analyse: { $depth }.
analysis-deeper = { $times } keer zo diep analyseren
analysis-computing = Je spel wordt geanalyseerd
analysis-computing-deeper = Er wordt een diepere analyse gemaakt
analysis-computing-about = Je kunt intussen rondkijken: wat gevonden is, verschijnt meteen. Het gaat door als je weggaat, en wordt bij het spel bewaard.
analysis-waiting = Eerst worden andere spellen geanalyseerd. Het jouwe komt zodra er plaats is.
analysis-begins = Het begint nu.
analysis-done-of = { $done } van { $total } beslissingen.
analysis-left = Nog ongeveer { $time }.
analysis-failed = De analyse kon niet worden begonnen.
analysis-not-offered = Deze server biedt geen analyse: de beheerder heeft die uitgezet. Je kunt wel elke stap van het spel bekijken.
analysis-picture = Plaatje
analysis-picture-title = Een plaatje om te delen
analysis-picture-names = Met namen
analysis-picture-share = Delen
analysis-picture-save = Opslaan
analysis-picture-failed = Het plaatje kon niet worden getekend.
analysis-picture-parts = geluk { $luck }, spel { $play }
analysis-picture-won = Gewonnen met { $total } punten
analysis-picture-size = { $players } spelers, { $count } { $of ->
    [rounds] rondes
   *[turns] beurten
}
analysis-my-mistakes = { $count ->
    [0] Mijn fouten
    [one] Mijn fout
   *[other] Mijn { $count } fouten
}
analysis-kept-from-kind = wat een andere speler zou hebben gekregen

## Een beslissing proberen, en leren van fouten

trial-call = Wat er wordt gevraagd
trial-not-possible = Dat kun je hier niet kiezen.
trial-found = { $found } van { $all } gevonden, { $helped } met hulp.
trial-played = toen gespeeld
trial-chosen = jouw keuze
mistakes-title = Leren van je fouten
mistakes-short = Fouten
mistakes-close = Terug naar de analyse
mistakes-to-analysis = Naar de analyse
mistakes-to-you = Jouw pagina
mistakes-play = Nog een spel
mistakes-whose = Wiens fouten wil je doornemen?
mistakes-of = { $player }: { $count ->
    [0] geen
    [one] één fout
   *[other] { $count } fouten
}
mistakes-none = Hier valt niets te leren
mistakes-none-about = Geen beslissing van { $player } kostte 3% of meer van de winstkans.
mistakes-none-such = Zo’n beslissing is er in dit spel niet.
mistakes-wait = Zodra het klaar is, kun je je fouten doornemen.
mistakes-nth = Fout { $number } van { $all }
mistakes-ask = Wat is beter?
mistakes-played = { $who ->
    [you] Je koos: { $played }. Dat kostte { $loss } van je winstkans.
   *[other] { $player } koos: { $played }. Dat kostte { $loss } van de winstkans.
}
mistakes-choose = Dezelfde hand, dezelfde stelling. Kies zoals in het spel: er wordt niets getrokken of gegooid.
mistakes-wrong = Nog niet
mistakes-same = { $who ->
    [you] Dat heb je gespeeld. Er is iets wat { $loss } meer waard is.
   *[other] Dat is gespeeld. Er is iets wat { $loss } meer waard is.
}
mistakes-behind = Dat ligt { $loss } achter op de beste keuze.
mistakes-far-behind = Dat ligt ver achter op de beste keuze.
mistakes-hint = Een tip: de betere keuze levert op: { $reason }.
mistakes-hint-first = Een tip: de betere keuze begint met: { $first }.
mistakes-give-hint = Tip
mistakes-again = Opnieuw proberen
mistakes-back = Opnieuw kiezen
mistakes-show = Laat zien
mistakes-skip = Overslaan
mistakes-right = Gevonden
mistakes-unclear = Misschien even goed
mistakes-unclear-about = Of jouw keuze achterligt op de beste is niet te zeggen: het verschil is kleiner dan de fout van de schatting.
mistakes-shown = Dit is beter
mistakes-next = Volgende fout
mistakes-finish = Afronden
mistakes-done = { $found } van { $all } gevonden{ $helped ->
    [0] .
   *[other] , { $helped } met hulp.
}
mistakes-share-reason = In { $count } van { $all } ging het bij de betere keuze om hetzelfde: { $reason }.
mistakes-share-phase = { $count } van { $all } werden gemaakt { $phase ->
    [early] in het eerste derde deel van het spel.
    [middle] in het midden van het spel.
   *[late] in het laatste derde deel van het spel.
}
mistakes-share-nothing = Ze hebben niets gemeen. De duurste kostte { $loss }.
