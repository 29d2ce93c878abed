# Expedition Luxor: wat alleen de terminal zegt.

## Tekens op de kaart: een schip hoogstens vier kolommen, slangen vijf

mark-ship = boot
mark-snakes = slang

## Wat je kunt typen, voor wie iets anders typte

expedition-such-as = bijvoorbeeld { $example }
expedition-right-cell = Typ de letter van een tegel en een plaats met een +, bijvoorbeeld { $example }.
expedition-right-cell-or-stop = { $right } Of typ { $stop } om geen tegel meer te leggen.
expedition-right-plan = Typ een nummer van 1 tot en met { $last }, of hoeveel er op het kamp komen, in welke richting ze gaan en hoeveel er op elke tegel blijven, bijvoorbeeld { $example }.

## De woorden van een actie, zoals getoond en getypt; elk woord is anders

expedition-action-words =
    .keep = houd
    .lay = leg
    .at = op
    .stop = klaar
    .deploy = zet in
    .north = noord
    .east = oost
    .south = zuid
    .west = west
    .use = gebruik
    .pass = pas
    .from = vanaf
    .to = naar
    .ship = schip
    .caravan = karavaan
    .snakes = slangen
    .sandstorm = zandstorm
    .desert = woestijn
    .desert-camp = woestijnkamp
    .desert-temple = woestijntempel
    .desert-pyramid = woestijnpiramide
    .oasis = oase
    .oasis-camp = oasekamp
    .oasis-temple = oasetempel
    .oasis-pyramid = oasepiramide
    .mountains = bergen
    .lake = meer
