# De puzzel van de dag en het archief.

puzzle-title = Puzzel van de dag
puzzle-older = Puzzel
puzzle-todays = Naar de puzzel van de dag
puzzle-easy = Makkelijk
puzzle-medium = Gemiddeld
puzzle-hard = Moeilijk
puzzle-one-try = één poging
puzzle-ask = Wat zou jij spelen?
puzzle-ask-about = Eén keuze is duidelijk de beste. Kies zoals in het spel: er wordt niets getrokken of gegooid, en niets telt voordat je het zegt.
puzzle-refused = De server heeft niet geantwoord. Kies opnieuw.
puzzle-sure = Is dit je antwoord?
puzzle-submit = Dit is mijn antwoord
puzzle-again = Nog eens nadenken
puzzle-failed = Je antwoord is niet aangekomen, dus je poging is niet verbruikt. Stuur het nog eens.
puzzle-said-best = Gevonden: de beste zet
puzzle-said-half = Bijna. Eén zet is beter.
puzzle-said-missed = Deze keer niet
puzzle-behind = { $loss } achter de beste
puzzle-natural = lijkt logisch
puzzle-why = Wat de beste zet oplevert:
puzzle-why-natural = Wat de beste zet oplevert, vergeleken met ‘{ $natural }’:
puzzle-share = Delen
puzzle-share-text = Luxor, puzzel van { $date }: { $mark }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , { $streak } dagen op rij
    }
puzzle-streak = Dagen op rij
puzzle-streak-days = { $count ->
        [0] Nog geen dagen op rij
        [one] 1 dag
       *[other] { $count } dagen op rij
    }
puzzle-week = De laatste zeven dagen
puzzle-marks = Tekens
puzzle-mark-best = beste zet
puzzle-mark-half = minder dan 5% erachter
puzzle-mark-missed = gemist
puzzle-mark-none = niet gespeeld
puzzle-none = Voor deze dag is er geen puzzel
puzzle-none-text = Elke dag heeft zijn eigen puzzel, en elke komt op zijn dag. Die van eerdere dagen staan in het archief.
puzzle-archive = Archief
puzzle-archive-about = Elke puzzel blijft. Oudere tellen niet voor de dagen op rij.
puzzle-all = Alle
puzzle-month = beste zet: { $best } van { $count }
puzzle-earlier = Eerdere maanden
