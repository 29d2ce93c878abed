# De pagina: wat rond elke tafel staat.

page-home = Luxor, startpagina
way-ways = Hoofdpagina’s
way-play = Spelen
way-learn = Leren
way-puzzle = Puzzel
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

## Aan elke tafel

page-players = Spelers
page-players-short = Spelers, in het kort
page-side = Voorraad en verslag
page-your-turn = Jouw beurt
page-you = jij
page-more = Meer
page-next-players = Daarna: { $names }
page-nothing-to-answer = Er valt nu niets te beslissen.
page-computer = computer
page-away = afwezig
page-points = { $count ->
        [one] punt
       *[other] punten
    }

page-log = Wat er gebeurde
page-log-start = Het begin
page-log-empty = Nog niets.
page-show-moment = Dit moment tonen
page-moment = Dit moment
page-moment-failed = Dit moment kan nu niet worden getoond.
page-to-replay = Het hele spel terugkijken

## De vraag

page-one-moment = een ogenblik …
page-not-possible = Dat kan niet.
page-go = Doen

page-why-not-your-turn = Je bent niet aan de beurt.
page-why-no-undo = Er is niets om terug te nemen.
page-why-no-redo = Er is niets om opnieuw te doen.

page-undo = Terug
page-redo = Opnieuw
page-restart = Beurt opnieuw
page-hint = Tip
page-hint-thinking = Een sterke speler denkt na
page-hint-best = Het beste: { $choice }, { $chance } winstkans, { $reason }.

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
story-more = nog { $count }
story-turn-of = { $player } is aan de beurt.
story-fast = Snel
story-skip = Naar mijn beurt
page-hint-now = Verandering van je winstkans, nu { $now }
page-hint-only = Er is maar één keuze: { $choice }
page-hint-best-short = Het beste:
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
table-tools = Hulpmiddelen
table-log = Wat er gebeurde
table-close = Sluiten
