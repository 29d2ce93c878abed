# Wat het programma zelf aan tafel zegt, bij elk spel.

## Het eerste scherm

welcome-what = De Luxor-bordspellen van Rüdiger Dorn, in je terminal.
welcome-unofficial = Een onofficieel fanproject, los van de auteur en de uitgever.
welcome-begin = Om te beginnen:
welcome-play = jij tegen drie computerspelers
welcome-people = twee mensen aan één toetsenbord
welcome-rules = de regels, op nummer en op woord
welcome-score = de punten tellen van een spel aan een echte tafel
welcome-help = de rest

## Aan tafel

table-your-choice = Wat doe je?
table-no-drawing = Dit spel heeft geen eigen afbeelding in de terminal: dit is wat je ervan ziet, als gegevens.
table-cover = Druk op Enter om de tafel te verbergen.{" "}
table-pass-keyboard = Geef het toetsenbord aan { $player } en druk dan op Enter.
table-unverified = Dit spel gaat verder, maar niet alles kon worden gecontroleerd: { $reason }.
table-not-understood = ‘{ $typed }’ kan hier niet. { $right } Typ help voor al het andere.
table-right-number = { $last ->
        [one] Typ 1 of de actie zelf.
       *[other] Typ een nummer van 1 tot en met { $last } of de actie zelf.
    }
table-too-small = De tafel heeft { $least-columns } kolommen en { $least-lines } regels nodig; dit venster heeft er { $columns } bij { $lines }. Maak het groter, of typ quit.
table-menu-page = { $first }–{ $last } van { $all } · PgDn PgUp
table-pager = Enter: terug naar de tafel · PgDn PgUp: bladeren{" "}
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } heeft dit spel verloren, los van de punten, en speelt vanaf nu willekeurig. Het programma meldt: { $reason }.
table-file-exists = { $file } bestaat al; kies een andere naam. Er is niets bewaard.
table-saved = Het spel is bewaard in { $file }.
    Ga verder met: luxor play --resume { $file }
    In het bestand staan alle verborgen kaarten: wie meespeelt, moet het niet vóór het einde lezen.
table-saved-over = Het spel is bewaard in { $file }. Bekijk het opnieuw met: luxor replay { $file }
table-not-saved = { $file } kan niet worden geschreven: { $reason }. Probeer save met een andere naam.
table-saves-to = Het spel wordt tijdens het spelen bewaard in { $file }.
play-cannot-save = Het spel zou niet bewaard kunnen worden in { $file }: { $reason }. Noem een ander bestand met --save.

help-number = kies uit de lijst; de woorden van een actie werken ook
help-hint = wat een sterke speler van je keuzes zou vinden
help-undo = neem je laatste keuze terug, zolang er niets zichtbaar is geworden
help-board = teken de tafel opnieuw (Enter doet dat ook waar er iets te kiezen is)
help-log = lees wat er gebeurde, of alleen de laatste regels
help-rules = leg een regel uit
help-rules-word = zoek de regels die over iets gaan
help-save = bewaar het spel
help-quit = bewaar het spel en stop

## Het einde

result-name = { $player }
result-total = totaal
result-place = plaats
result-won = { $player } wint!
result-shared = { $players } delen de overwinning.
result-forfeit = { $player } heeft reglementair verloren, los van de punten.

## Door een spel stappen

replay-next = Nu volgt: { $player }, { $action }.
replay-takes-back = Nu volgt: { $player } neemt { $action } terug.
replay-hidden = een verborgen keuze
replay-place = stap { $at } van { $all }, beurt { $turn } (Enter, back, turn 12, help, quit)
replay-help = Enter of next: één stap. back: één stap terug. turn: naar de volgende beurt. turn 12: naar beurt 12. position: de stelling als tekst. start, end, quit.

## Punten tellen

score-intro = Antwoord voor elke speler; een leeg antwoord betekent nul. Een lege naam sluit de lijst af, en met back ga je een vraag terug.
score-name = Naam van speler { $number }

rules-example-word = sleutel
help-file = BESTAND

## Wie er speelt

seating-computer = { $name } (computer)
seating-name-missing = Er ontbreekt een naam: noem de spelers zo: --people Ann,Ben
seating-count = { $people ->
        [one] 1 mens
       *[other] { $people } mensen
    } en { $bots ->
        [one] 1 computerspeler
       *[other] { $bots } computerspelers
    }, dat klopt niet met --players { $players }.
seating-same-name = Twee spelers heten { $name }; geef ze verschillende namen.
seating-too-many-bots = { $count } computerspelers is te veel.
seating-nobody = Niemand heet hier ‘{ $who }’; aan tafel zitten { $names } (of 1 tot en met { $count }).

## Bewaarde spellen

position-unreadable = { $file } is geen stelling waarmee je verder kunt spelen:
    { $reason }
position-player = Speler { $number }
replay-unreadable = { $file } is geen bewaard spel:
    { $reason }
replay-impossible = { $file } kan niet worden getoond: { $reason }
replay-not-a-turn = ‘{ $typed }’ is geen beurt; typ bijvoorbeeld turn 12.
replay-no-turn = Beurt { $number } bestaat niet; het spel heeft de beurten 1 tot en met { $last }.
verify-exact = klopt
verify-unfinished = niet afgelopen, klopt tot hier
verify-unverified = niet volledig gecontroleerd
verify-diverged = in strijd met de regels
verify-unreadable = onleesbaar
verify-sum = { $games } spellen: { $good } in orde, { $bad } niet

## Regels opzoeken

rules-how = Lees een regel met { $one }, of zoek met { $word }.
rules-no-such = Regel { $id } bestaat niet; de regels zijn { $numbers }.
rules-not-found = Geen enkele regel noemt ‘{ $words }’; luxor rules toont ze allemaal.

## Antwoorden die niet te tellen zijn

score-nobody = Er is niemand om voor te tellen: noem minstens één speler.
score-unknown-field = ‘{ $field }’ bestaat niet; mogelijk zijn { $known }.
score-unreadable = ‘{ $typed }’ moet er zo uitzien: { $example }
score-not-a-number = ‘{ $typed }’ moet een getal van 0 tot en met { $most } zijn.

verify-unsupported-generation = volgens andere regels
verify-sum-unsupported-generation = { $games } spellen: { $good } in orde, { $bad } niet, { $other } volgens andere regels
resume-file-exists = { $file } bestaat al. Kies een ander bestand, of ga met dat spel verder: luxor play --resume { $file }
resume-unreadable = { $file } is geen bewaard spel waarmee je verder kunt:
    { $reason }
resume-diverged = Met { $file } kun je niet verder: het bestand is in strijd met de regels. { $reason }
    Er is niets veranderd. Opnieuw controleren: luxor verify { $file }
resume-impossible = Met { $file } kun je niet verder: { $reason }
resume-over = Het spel in { $file } is afgelopen. Bekijk het met: luxor replay { $file }
resume-program = { $file } zou dit programma als computerspeler starten: { $program }
    Als je het vertrouwt, voeg dan toe: --programs
resume-unsupported-generation = Met { $file } kun je niet verder: { $reason }
    Er is niets veranderd.
generation-earlier = gespeeld volgens eerdere regels, generatie { $generation }; dit programma kan het niet controleren
generation-later = gespeeld volgens latere regels, generatie { $generation }; er is een nieuwer programma nodig
label = { $label }: { $value }
series = { $before }; { $after }

# luxor learn
learn-keys = Typ een keuze, of druk op Enter om verder te gaan. Ook: back, skip, show, quit (terug, overslaan, tonen, verlaten).

## De analyse van een gespeelde partij

analyse-running = De partij in { $file } is nog niet afgelopen, en alleen gespeelde partijen kunnen worden geanalyseerd: met { $next } speel je verder.
analyse-diverged = { $file } kan niet worden geanalyseerd: { $reason }
analyse-title = Analyse van een partij
analyse-views = Keuzes worden beoordeeld naar wat de speler op dat moment kon weten; kansen en geluk naar wat er echt lag, zonder latere trekkingen te kennen.
analyse-turn = Beurt { $turn }
analyse-chances = Kansen tijdens de partij
analyse-percent = { $number }%
analyse-written = Het verslag staat in { $file }.
