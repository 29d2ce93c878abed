# De pagina: wat rond elke tafel staat, en de tafel van Luxor.

page-home = Luxor, startpagina
way-ways = Hoofdpagina’s
way-play = Spelen
way-learn = Leren
way-you = Jij
page-settings = Instellingen
page-language = Taal
page-day-night = Wisselen tussen dag en nacht
page-loading = Een ogenblik …
page-try-again = Opnieuw proberen
page-to-start = Naar de startpagina
page-lost = Hier is niets
page-lost-text = Alleen zand. Misschien is het adres niet helemaal gekopieerd.
page-unknown-title = Deze pagina kan dit spel niet tonen
page-unknown-title-text = De server speelt ‘{ $title }’, maar deze pagina heeft er geen tafel voor. Misschien is de pagina ouder dan de server: laad die opnieuw.
page-reload = Opnieuw laden
page-failed-no-table = Deze tafel bestaat niet
page-failed-no-table-text = Misschien is het adres niet helemaal gekopieerd, of staat het spel op een andere server.
page-failed-no-seat = Je hebt geen plaats aan deze tafel
page-failed-no-seat-text = Dit adres werkt alleen op de apparaten die hier meespelen. Vraag om de uitnodiging of om de link om mee te kijken. Is het je eigen plaats, maak dan in het menu van de tafel een eenmalige link.
page-failed-offline = De server is niet bereikbaar
page-failed-offline-text = Controleer je verbinding. Je spellen zijn bewaard en wachten op je.
page-failed-other = Deze tafel kan niet worden geopend
page-failed-other-text = Er ging iets mis. Er is niets verloren gegaan.
page-close = Sluiten
page-to-scoring = Naar de eindtelling
page-menu = Deze tafel
page-skip = Naar je beurt
page-connection-lost = Geen verbinding. { $seconds ->
        [0] Nieuwe poging.
       *[other] Nieuwe poging over { $seconds } s.
    } Er gaat niets verloren.
page-choice-overdue = Je keuze is nog onderweg. Zodra hij aankomt, telt hij één keer.
page-try-now = Nu proberen
page-rules = Regels
page-rule = Regel { $rule }

## Wat niet lukt

page-error-offline = De server is niet bereikbaar. Probeer het opnieuw.
page-error-conflict = Er is intussen iets gebeurd. Kijk nog eens.
page-error-other = De server heeft dit niet uitgevoerd.

## De tafel van Luxor

page-heading = { $title }, ronde { $round }
page-board = De tempel van boven. Daarna volgt het pad in woorden.
page-temple = De tempel
page-path = Het pad van de trap naar de grafkamer
page-players = Spelers
page-players-short = Spelers, in het kort
page-side = Voorraad en verslag
page-your-turn = Jouw beurt
page-hand = Je hand, in vaste volgorde. Je kunt alleen de twee buitenste kaarten spelen.
page-you = jij
page-more = Meer
page-next-players = Daarna: { $names }
page-nothing-to-answer = Er valt nu niets te beslissen.
page-end-left = Helemaal links: { $card }
page-end-right = Helemaal rechts: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } verzameld
page-computer = computer
page-away = afwezig
page-points = { $count ->
        [one] punt
       *[other] punten
    }
page-keys = Sleutels
page-vases = Vazen
page-statues = Standbeelden
page-jewellery = Juwelen
page-artifacts = Artefacten
page-wilds = Joker-schattegels
page-scarabs = Scarabeeën
page-talismans = Talismannen
page-sarcophagi = Sarcofagen
page-in-tomb = { $count } in de grafkamer
page-lying = { $count } liggend: { $places }
page-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page-cards-known = bekend: { $cards }
page-extra-turns = { $count ->
        [one] een extra beurt
       *[other] { $count } extra beurten
    }

page-horus-cards = Horuskaarten
page-eyes = { $count ->
        [one] 1 oog
       *[other] { $count } ogen
    }
page-draw = trek{ "\u00AD" }stapel
page-discard = afleg{ "\u00AD" }stapel
page-discard-pile = De aflegstapel
page-look-discard = Bekijk de aflegstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page-mummy-tiles = Mummietegels
page-mummy-tiles-when = na het trekken, één per beurt
page-costs = kost { $count ->
        [one] 1 talisman
       *[other] { $count } talismannen
    }
page-log = Wat er gebeurde
page-log-start = Het begin
page-log-empty = Nog niets.
page-show-moment = Dit moment tonen
page-moment = Dit moment
page-moment-failed = Dit moment kan nu niet worden getoond.
page-to-replay = Het hele spel terugkijken

page-card-horus = { $card } (Horus, { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    })
page-card-equipment = { $card } (uitrusting)
page-card-known = Iedereen heeft deze kaart gezien
page-card-playable = { $card }: { $does }
page-card-not-now = { $card }: { $does }. Plaats { $place } in je hand, nu niet te spelen
page-card-waits = { $card }: { $does }. Je bent niet aan de beurt
page-card-put-here = { $card }. Steek de gekozen kaart hier, op plaats { $place }

page-space = veld { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, vraagt { $demand ->
        [one] 1 avonturier
       *[other] { $demand } avonturiers
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    }: een sleutel of een kaart
page-tile-osiris = { $tile }, { $number } vooruit
page-words-space = Veld { $number }, waarde { $value }:
page-words-empty = leeg
page-words-below = , met een gedekte tegel eronder
page-words-tomb = waarde { $value }
page-words-standing = { $player }: { $count }
page-words-lying = { $player }: { $count } liggend
page-words-mummy = de mummie

page-target = Van { $from } naar { $place }: { $effects }
page-target-many = Naar { $place }: { $count } mogelijkheden
page-source = Alleen de avonturier op { $place }
page-who-moves = Welke avonturier
page-who-is-here = Wie hier staat
page-your-choices = Wat je kunt doen
page-from-by = { $place }, { $by ->
        [one] { $by } tegel
       *[other] { $by } tegels
    }

## De vraag

page-lead-turn = Jouw beurt:
page-lead-card = { $card }:
page-lead-reroll = Je hebt een { $face } gegooid.
page-lead-raise = { $count ->
        [one] Er ligt een avonturier van jou.
       *[other] Er liggen { $count } avonturiers van jou.
    }
page-lead-mummy-tile = Je hebt { $count ->
        [one] 1 talisman.
       *[other] { $count } talismannen.
    }
page-lead-act = Iedereen is verplaatst.
page-lead-horus = Horustegel:
page-lead-favour = Gunst van Horus:
page-lead-scarab-or-wild = Een van de twee:
page-lead-put = Twee nieuwe kaarten:
page-lead-extra-turn = Je set is compleet.
page-lead-rearrange = Er is een avonturier in het spel gekomen.
page-one-moment = een ogenblik …
page-thinking = denkt na
page-not-possible = Dat kan niet.
page-go = Doen
page-lifted = Waar steek je { $card }? Kies de kaart die nu op die plaats zit.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.

page-why-not-your-turn = Je bent niet aan de beurt.
page-why-mummy-tile = Een mummietegel gebruik je aan het einde van je beurt, na het trekken.
page-why-no-undo = Er is niets om terug te nemen.
page-why-no-redo = Er is niets om opnieuw te doen.

page-undo = Terug
page-redo = Opnieuw
page-restart = Beurt opnieuw
page-hint = Tip
page-hint-thinking = Een sterke speler denkt na
page-hint-best = Het beste: { $choice }, { $chance } winstkans, { $reason }.

page-have-left = je hebt er { $have } · nog { $left } in de voorraad
page-left = nog { $count } op de stapel
page-newcomers = { $count ->
        [one] 1 is net in het spel gekomen: kan vanaf de volgende ronde worden verplaatst
       *[other] { $count } zijn net in het spel gekomen: kunnen vanaf de volgende ronde worden verplaatst
    }
page-lead-prize = Eén avonturier minder volstaat.
page-not-active = { $count ->
        [one] 1 niet actief bij een standbeeld
       *[other] { $count } niet actief bij standbeelden
    }
page-label = { $label }: { $value }
page-label-before = { $label }:
page-series = { $before }; { $after }
page-clauses = { $before }, { $after }
page-moment-told = { $moment }, { $who }. { $told }

## Het verhaal

story-you = Je
story-sentence = { $player } { $does }.
story-short = { $player } { $does }
story-title = Wat er gebeurde
story-all = alles
story-since = Sinds je laatste zet
story-since-round = De laatste beurten
story-more = nog { $count }
story-turn-of = { $player } is aan de beurt.
story-fast = Snel
story-skip = Naar mijn beurt
page-statue = Anubisstandbeeld
page-around = Rond het pad
page-hint-now = Verandering van je winstkans, nu { $now }
page-hint-only = Er is maar één keuze: { $choice }
page-hint-best-short = Het beste:
page-legend = doelen: { $places }
keys-title = Toetsen
keys-arrows = over het bord, het land of een paneel gaan
keys-enter = kiezen wat de focus heeft
keys-numbers = een antwoord kiezen op zijn plaats
keys-undo = terugnemen
keys-hint = tip
keys-rules = regels
keys-escape = een selectie opheffen, een uitleg sluiten
keys-all = uitleggen wat de focus heeft, of alle toetsen tonen

## Rond een tafel

friends-came = { $name } is er.
friends-left = { $name } is weggegaan.
curtain-pass = Geef het apparaat aan { $name }
pass-done = Klaar.
pass-on = Doorgeven
show-turn = Beurt { $turn }
table-you = jij
table-computer = computer
table-points-now = punten nu
table-your-turn = Jouw beurt
table-lead = { $who }:
table-thinks = denkt na
table-tools = Hulpmiddelen
table-log = Wat er gebeurde
table-close = Sluiten
