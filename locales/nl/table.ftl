# Wat elke tafel zegt, bij elk spel en waar er ook gespeeld wordt.

player = Speler

## Wat teruggenomen kan worden

undo-nothing-of-yours = Er is geen keuze van jou om terug te nemen.
undo-revealed = Dit kan niet meer terug: er is sindsdien iets onthuld.
undo-nothing-undone = Er is niets om opnieuw te doen.
refused-game-over = Het spel is afgelopen.
log-undo = { $player } neemt een keuze terug.
