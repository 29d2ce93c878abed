# Wat de spelers doen, zoals het in een zin na de naam of ‘Je’ staat ($who is you of other).
# Wat hier ontbreekt, zeggen de regels in game.ftl.

expedition-tell-first = { $who ->
       *[other] begint
    }
expedition-tell-kept = { $who ->
       *[other] houdt
    } het kamp en nog een tegel
expedition-tell-laid = { $who ->
       *[other] legt
    } { $tile ->
        [desert] een woestijn
        [desert-camp] een kamp in de woestijn
        [desert-temple] een tempel in de woestijn
        [desert-pyramid] een piramide in de woestijn
        [oasis] een oase
        [oasis-camp] een kamp in de oase
        [oasis-temple] een tempel in de oase
        [oasis-pyramid] een piramide in de oase
        [mountains] bergen
       *[other] een meer
    } op { $cell }
expedition-tell-deployed = { $who ->
       *[other] zet
    } er { $count ->
        [0] niemand
        [one] één avonturier
       *[other] { $count } avonturiers
    } op
expedition-tell-marched = { $who ->
       *[other] stuurt
    } { $leaving } van de { $count } avonturiers naar het { $direction ->
        [north] noorden
        [east] oosten
        [south] zuiden
       *[other] westen
    } ({ $tiles })
expedition-tell-rest = { $count } op { $cell }
expedition-tell-drew = { $who ->
       *[other] trekt
    } { $tile ->
        [desert] een woestijn
        [desert-camp] een kamp in de woestijn
        [desert-temple] een tempel in de woestijn
        [desert-pyramid] een piramide in de woestijn
        [oasis] een oase
        [oasis-camp] een kamp in de oase
        [oasis-temple] een tempel in de oase
        [oasis-pyramid] een piramide in de oase
        [mountains] bergen
       *[other] een meer
    }
expedition-tell-shipped = { $who ->
       *[other] stuurt
    } een schip naar het meer op { $to }
expedition-tell-moved = { $who ->
       *[other] gaat
    } met de karavaan van { $from } naar { $to }
expedition-tell-snaked = { $who ->
       *[other] legt
    } slangen op { $to }
expedition-tell-swept = { $who ->
       *[other] veegt
    } { $to } leeg met de zandstorm
expedition-tell-captured = { $who ->
       *[other] neemt
    } { $count ->
        [0] niemand
        [one] één avonturier
       *[other] { $count } avonturiers
    } gevangen
expedition-tell-since = Sinds je laatste beurt
expedition-tell-own = Jouw beurt { $turn }
expedition-tell-before = Daarvoor
expedition-laid-by = gelegd door { $player } sinds je laatste beurt
expedition-came-by = { $player } zette er hier { $count } neer sinds je laatste beurt
