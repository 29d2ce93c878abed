# Wat elke tafel zegt, bij elk spel en waar er ook gespeeld wordt.

player = Speler

## Wat teruggenomen kan worden

undo-nothing-of-yours = Je hebt geen keuze die je kunt terugnemen.
undo-revealed = Dit kun je niet terugnemen: er is daarna iets zichtbaar geworden.
undo-nothing-undone = Er is niets om opnieuw te doen.
refused-game-over = Het spel is afgelopen.
log-undo = { $player } neemt een keuze terug.
log-takeover-bot = De computer speelt verder voor { $from }.
log-takeover-back = { $to } speelt weer mee.
log-takeover-person = { $to } neemt de plaats van { $from } over.
log-ended = De spelers hebben het spel in onderling overleg beëindigd.
