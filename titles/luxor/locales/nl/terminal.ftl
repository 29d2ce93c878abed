# Luxor: wat alleen de terminal zegt.

## Antwoorden die niet te tellen zijn

score-not-a-place = ‘{ $typed }’ is geen plaats; typ trap, graf of een veld van 1 tot en met { $last }.
score-too-many-adventurers = Dat zijn { $count } avonturiers, maar een speler heeft er { $most }.
score-not-one-of = ‘{ $typed }’ hoort hier niet bij; elk van deze bestaat één keer: { $known }.
score-with-another = ‘{ $typed }’ is al bij een andere speler geteld; elk van deze bestaat één keer: { $known }.
score-too-many-scarabs = ‘{ $typed }’ kan niet. Deze scarabeeën bestaan (aantal × waarde): { $known }.

## Tekens op het bord: hoogstens zeven kolommen

mark-scarab = scarab.
mark-wild = joker
mark-scarab-or-wild = sc/jok.
mark-favour = gun
mark-tunnel = tunnel

## Een open mummietegel en wat die kost, in weinig kolommen

luxor-tile-price = { $tile } ({ $cost } tal.)

## Het kleine bord van een volledig scherm: hoogstens vijf kolommen voor een tegel, één voor een gunst

tiny-scarab = scar.
tiny-wild = joker
tiny-scarab-or-wild = sc/jk
tiny-favour = G
tiny-tunnel = tunn.
tiny-draw-pile = trek
tiny-discard-pile = afleg
tiny-mummy-tile-swap-hand = nieuwe hand
tiny-mummy-tile-rearmost = achterste 1–{ $number }
tiny-mummy-tile-one = één +{ $number }
tiny-mummy-tile-all = alle +{ $number }
tiny-mummy-tile-points = +{ $number }
tiny-mummy-tile-horus-card = Horuskaart
tiny-mummy-tile-free-choice = kies { $number }
tiny-mummy-tile-move-card = kaart verplaatsen
tiny-mummy-tile-scarab = scarabee
tiny-mummy-tile-least-points = minste punten
tiny-mummy-tile-keys = sleutels +{ $number }
tiny-mummy-tile-per-treasures = +{ $number } per 2 tegels
tiny-mummy-tile-extra-turn = extra beurt
tiny-mummy-tile-other-scarab = scarabee ruilen

## De woorden van een actie, zoals getoond en getypt; elk woord is anders

luxor-action-words =
    .play = speel
    .left = links
    .right = rechts
    .move = verplaats
    .by = met
    .act = voer uit
    .take_key = neem sleutel
    .take_card = neem kaart
    .take_scarab = neem scarabee
    .take_wild = neem joker
    .take_treasure = neem schat
    .roll = gooi
    .raise_all = zet allen rechtop
    .stand_up = zet rechtop
    .use_tile = gebruik tegel
    .discard = leg af
    .shift = verschuif
    .to = naar
    .put_out_scarab = ruil scarabee
    .add = voeg toe
    .add_none = voeg niets toe
    .put = plaats
    .use_card = gebruik kaart
    .forward = vooruit
    .reroll = gooi opnieuw
    .keep_roll = houd worp
    .extra_turn = extra beurt
    .decline = zie af
    .stairs = trap
    .tomb = graf
