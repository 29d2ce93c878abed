# Expedition Luxor met Nieuwe avonturen.
# Spelers en velden komen binnen zoals ze getoond worden; { $tile } en { $direction } staan al in de taal van de lezer.

## De titel

expedition-name = Expedition Luxor
expedition-about = Leg het land tegel voor tegel, stuur avonturiers uit je kampen en bezet tempels en piramides.
module-new-adventures = Nieuwe avonturen
module-new-adventures-about = Actietegels die je vanuit de bergen gebruikt: schepen, karavanen, slangen en zandstormen.

## Punten

expedition-camps = Kampen
expedition-temples = Tempels
expedition-pyramids = Piramides
expedition-ships = Gebouwen naast schepen
expedition-captured = Gevangen avonturiers

## Landschap, gebouwen, tegels

expedition-terrain-desert = woestijn
expedition-terrain-oasis = oase
expedition-terrain-mountains = bergen
expedition-terrain-lake = meer
expedition-building-camp = kamp
expedition-building-temple = tempel
expedition-building-pyramid = piramide
expedition-tile-desert = woestijn
expedition-tile-desert-camp = kamp in de woestijn
expedition-tile-desert-temple = tempel in de woestijn
expedition-tile-desert-pyramid = piramide in de woestijn
expedition-tile-oasis = oase
expedition-tile-oasis-camp = kamp in de oase
expedition-tile-oasis-temple = tempel in de oase
expedition-tile-oasis-pyramid = piramide in de oase
expedition-tile-mountains = bergen
expedition-tile-lake = meer

## Actietegels en richtingen

expedition-action-ship = schip
expedition-action-caravan = karavaan
expedition-action-snakes = slangen
expedition-action-sandstorm = zandstorm
expedition-north = noord
expedition-east = oost
expedition-south = zuid
expedition-west = west

## Het verslag

expedition-begins = { $player } begint.
expedition-begins-by-lot = { $player } begint, door loting.
expedition-kept = { $player } heeft het kamp gehouden en: { $tile }.
expedition-kept-hidden = { $player } heeft het kamp en nog een tegel gehouden.
expedition-start-laid = De { $count } afgegeven tegels worden gemengd en uitgelegd.
expedition-turn = Beurt { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } legt een tegel met een { $back } op { $cell }: { $tile }.
    .short = { $tile } op { $cell }
expedition-deployed = { $player } zet { $count ->
    [one] één avonturier
   *[other] { $count } avonturiers
  } op het kamp op { $cell }.
    .short = { $count ->
    [one] 1 blijft
   *[other] { $count } blijven
  } in het kamp
expedition-deployed-marching = { $player } zet { $count } avonturiers op het kamp op { $cell }; { $staying ->
    [one] 1 blijft
   *[other] { $staying } blijven
  }, de anderen gaan richting { $direction }: { $tiles }.
    .short = { $staying ->
    [one] 1 blijft
   *[other] { $staying } blijven
  }, { $direction }: { $tiles }
expedition-tile-drawn = { $player } trekt een tegel met een { $back }: { $tile }.
expedition-tile-drawn-hidden = { $player } trekt een tegel met een { $back }.
expedition-stopped = { $player } legt geen tegel meer.
    .short = geen tegel meer
expedition-action-chosen = { $player } gebruikt een actietegel: { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } neemt een avonturier terug van { $from } en zet een schip op { $to }.
    .short = een schip op { $to }
expedition-caravan-moved = Een avonturier van { $player } gaat met de karavaan van { $from } naar { $to }.
    .short = van { $from } naar { $to }
expedition-snakes-placed = { $player } neemt een avonturier terug van { $from } en legt slangen op { $to }.
    .short = slangen op { $to }
expedition-sandstorm-swept = Een avonturier van { $player } komt met de zandstorm van { $from } naar { $to } { $count ->
    [0] en neemt niemand gevangen
    [one] en neemt één avonturier gevangen
   *[other] en neemt { $count } avonturiers gevangen
  }.
    .short = van { $from } naar { $to }, { $count } gevangen
expedition-action-drawn = { $player } trekt een actietegel: { $tile }.
expedition-action-drawn-hidden = { $player } trekt een actietegel.
expedition-won = Alle tegels liggen er: { $player } wint.
expedition-won-by-two = Alle tegels liggen er: { $player } en { $second } delen de overwinning.
expedition-won-by-three = Alle tegels liggen er: { $player }, { $second } en { $third } delen de overwinning.
expedition-won-by-four = Alle tegels liggen er: { $player }, { $second }, { $third } en { $fourth } delen de overwinning.

## Waarom iets niet mag

expedition-refused-over = Het spel is afgelopen.
expedition-refused-keep-first = Kies eerst de tegel die je naast je kamp houdt.
expedition-refused-all-have-kept = Iedereen heeft al gekozen wat hij houdt.
expedition-refused-camp-is-kept = Het kamp hou je sowieso; kies een andere tegel.
expedition-refused-not-among-ones = Die zit niet bij je tegels met een 1: { $tile }.
expedition-refused-lay-one-first = Je moet in je beurt minstens één tegel leggen.
expedition-refused-lay-now = Leg nu een tegel, of stop als je er al een gelegd hebt.
expedition-refused-not-in-hand = Je hebt geen zo’n tegel met een { $back }: { $tile }.
expedition-refused-cell-taken = Op { $cell } ligt al een tegel.
expedition-refused-layout-too-large = De uitleg kan niet groter worden dan { $limit } bij { $limit } tegels; { $cell } ligt te ver weg.
expedition-refused-not-edge-to-edge = Een tegel moet met een zijde aan een andere liggen; naast { $cell } ligt er geen.
expedition-refused-deploy-now = Zeg eerst hoe je avonturiers het kamp uit gaan.
expedition-refused-no-camp-laid = Avonturiers komen alleen uit een kamp dat net gelegd is; eenmaal in rust bewegen ze niet meer.
expedition-refused-too-few = Op dit kamp moeten er minstens { $required } komen.
expedition-refused-too-many = Op dit kamp kunnen er hooguit { $most } komen.
expedition-refused-too-many-leave = In het kamp moeten er minstens { $required } blijven.
expedition-refused-gap = Avonturiers gaan van tegel naar tegel, niet over een gat.
expedition-refused-cannot-enter = { $cell } kan niet betreden worden: { $tile }.
expedition-refused-too-few-stay = Op { $cell } moeten er minstens { $need } blijven.
expedition-refused-tile-full = Op { $cell } mogen niet meer dan { $capacity } avonturiers liggen.
expedition-refused-snakes = Niemand mag { $cell } betreden: daar liggen slangen.
expedition-refused-use-or-pass = Gebruik nu een actietegel, of pas.
expedition-refused-action-not-in-hand = Deze actietegel heb je niet: { $tile }.
expedition-refused-action-without-target = Deze actietegel heeft nu geen geldig doel: { $tile }.
expedition-refused-choose-mountain = Kies nu de berg waarvan je de avonturier gebruikt.
expedition-refused-no-mountain = Op { $cell } liggen geen bergen.
expedition-refused-nobody-on-mountain = Je hebt geen avonturier op { $cell }.
expedition-refused-no-target-from = Vanaf { $cell } heeft deze actietegel geen geldig doel: { $tile }.
expedition-refused-choose-target = Kies nu waar die naartoe gaat: { $tile }.
expedition-refused-no-tile = Op { $cell } ligt geen tegel.
expedition-refused-ship-needs-lake = Een schip heeft een meer nodig; { $cell } is er geen.
expedition-refused-ship-lake-taken = Op { $cell } ligt al een schip of liggen slangen.
expedition-refused-caravan-not-adjacent = Een karavaan gaat naar een aangrenzende tegel; { $cell } is er geen.
expedition-refused-caravan-lake = Een karavaan kan niet over een meer.
expedition-refused-snakes-need-free-tile = Slangen vragen een tegel zonder avonturier, schip of slangen; { $cell } is er geen.
expedition-refused-sandstorm-same-mountain = De zandstorm moet naar een andere tegel dan die waar hij vandaan komt.
expedition-refused-sandstorm-needs-most = Op { $cell } heb je niet meer avonturiers dan elke andere speler.

## Aan tafel

expedition-turn-number = Beurt { $number }
expedition-column-points = punten
expedition-column-supply = voorraad
expedition-column-tiles = tegels
expedition-column-ships = schepen
expedition-column-captured = gev.
expedition-holds = houdt
expedition-hand = Je tegels:
expedition-actions = Je actietegels:
expedition-asked-keep = Welke tegel houd je naast het kamp?
expedition-asked-lay = Welke tegel leg je, en waar?
expedition-asked-lay-more = Leg je nog een tegel?
expedition-asked-deploy = Hoe gaan je avonturiers het kamp uit?
expedition-asked-adventure = Gebruik je een actietegel?
expedition-asked-from = Vanaf welke berg?
expedition-asked-to = Waarheen?
expedition-cells = op (+)
expedition-type-cell = Typ een letter en een veld, zoals
expedition-stop = geen tegel meer
expedition-legend = d woestijn, o oase, ^ bergen, ~ meer; C kamp, T tempel, P piramide.
    A3: er liggen drie avonturiers, bovenop een van A. + en accolades wijzen velden aan die je kunt kiezen.
    deploy 4 east 1 2: vier avonturiers komen eruit; één blijft op de eerste tegel naar het oosten, twee op die erna.
expedition-ask-camps = Bezette kampen
expedition-ask-temples = Bezette tempels
expedition-ask-pyramids = Bezette piramides
expedition-ask-ships = Gebouwen naast schepen
expedition-ask-captured = Gevangen avonturiers
expedition-ask-supply = Avonturiers nog in de voorraad
