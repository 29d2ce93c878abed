# Wat het programma zelf aan tafel zegt, bij elk spel.

## Het eerste scherm

welcome-what = De Luxor-bordspellen van Rüdiger Dorn, in je terminal.
welcome-unofficial = Een onofficieel fanproject, los van de auteur en de uitgever.
welcome-begin = Om te beginnen:
welcome-play = jij tegen drie computerspelers
welcome-people = twee mensen aan één toetsenbord
welcome-expedition = het tweede spel
welcome-rules = de regels, op nummer en op woord
welcome-score = de punten tellen van een spel aan een echte tafel
welcome-help = de rest

## Aan tafel

table-your-choice = Wat doe je?
table-cover = Druk op Enter om de tafel te verbergen.{" "}
table-pass-keyboard = Geef het toetsenbord aan { $player } en druk dan op Enter.
table-unverified = Dit spel gaat verder, maar niet alles kon worden gecontroleerd: { $reason }.
table-not-understood = ‘{ $typed }’ kan hier niet. Typ een nummer uit de lijst, de actie zelf, of help.
table-enter = {" "}(Enter: 1)
table-forfeit = { $player } heeft dit spel verloren, los van de punten, en speelt vanaf nu willekeurig. Het programma meldt: { $reason }.
table-file-exists = { $file } bestaat al; kies een andere naam. Er is niets bewaard.
table-saved = Het spel is bewaard in { $file }.
    Ga verder met: luxor play --resume { $file }
    In het bestand staan alle verborgen kaarten: wie meespeelt, moet het niet vóór het einde lezen.
table-saved-over = Het spel is bewaard in { $file }. Bekijk het opnieuw met: luxor replay { $file }
table-not-saved = { $file } kan niet worden geschreven: { $reason }. Probeer save met een andere naam.
table-keep = Typ save BESTAND om dit spel te bewaren, log om het terug te lezen, of druk op Enter om te stoppen.

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
replay-help = Enter of next: één stap. back: één stap terug. turn: naar de volgende beurt. turn 12: naar beurt 12. start, end, quit.

## Punten tellen

score-intro = Antwoord voor elke speler; een leeg antwoord betekent nul. Een lege naam sluit de lijst af.
score-name = Naam van speler { $number }
