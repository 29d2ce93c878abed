# Expedition Luxor met Nieuwe Avonturen.
# Spelers en velden komen binnen zoals ze getoond worden; { $tile } en { $direction } staan al in de taal van de lezer.
#
# Het attribuut "answer" is wat een antwoord op zijn knop zegt, waar weinig plaats is.

## De titel

expedition-name = Expedition Luxor
expedition-about = Leg samen het land, stuur avonturiers uit je kampen en bezet tempels en piramides.
module-new-adventures = Nieuwe Avonturen
module-new-adventures-about = Voor ervaren spelers: actietegels die je vanuit de bergen gebruikt, met schepen, karavanen, slangen en zandstormen.

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

## Wat een keuze doet

expedition-do-keep = Houd behalve het kamp deze tegel: { $tile }.
expedition-do-lay = Leg { $tile } op { $cell }.
expedition-do-stop = Leg deze beurt geen tegels meer.
    .label = Stoppen met leggen
    .answer = deze beurt
expedition-do-stay = Leg { $count ->
    [0] niemand
    [one] één avonturier
   *[other] { $count } avonturiers
  } op het kamp; allen blijven daar.
expedition-do-march = Leg { $count } avonturiers op het kamp: { $staying ->
    [one] 1 blijft
   *[other] { $staying } blijven
  }, de andere gaan naar het { $direction }en: { $tiles }.
expedition-do-use = Gebruik deze actietegel: { $tile }.
expedition-do-pass = Gebruik deze beurt geen actietegel.
    .label = Geen actietegel
    .answer = deze beurt
expedition-do-from = Gebruik je avonturier op { $cell }.
expedition-do-ship = Leg het schip op { $cell }.
expedition-do-caravan = Ga met de karavaan naar { $cell }.
expedition-do-snakes = Leg de slangen op { $cell }.
expedition-do-sandstorm = Laat de zandstorm over { $cell } razen.

## Het verslag

expedition-begins = { $player } begint.
expedition-begins-by-lot = { $player } begint; dat heeft het lot bepaald.
expedition-kept = { $player } houdt het kamp en nog een tegel: { $tile }.
expedition-kept-hidden = { $player } houdt het kamp en nog een tegel.
expedition-start-laid = De { $count } afgegeven tegels worden gemengd en vormen de startopstelling.
expedition-turn = Beurt { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } legt een tegel met een { $back } op { $cell }: { $tile }.
    .short = { $tile } op { $cell }
expedition-deployed = { $player } legt { $count ->
    [one] één avonturier
   *[other] { $count } avonturiers
  } op het kamp op { $cell }.
    .short = { $count ->
    [one] 1 blijft
   *[other] { $count } blijven
  } op het kamp
expedition-deployed-marching = { $player } legt { $count } avonturiers op het kamp op { $cell }; { $staying ->
    [one] 1 blijft
   *[other] { $staying } blijven
  }, de andere gaan naar het { $direction }en: { $tiles }.
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
expedition-ship-placed = { $player } neemt een avonturier terug van { $from } en legt een schip op { $to }.
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
expedition-won = Alle tegels zijn gelegd: { $player } wint.
expedition-won-by-two = Alle tegels zijn gelegd: { $player } en { $second } delen de overwinning.
expedition-won-by-three = Alle tegels zijn gelegd: { $player }, { $second } en { $third } delen de overwinning.
expedition-won-by-four = Alle tegels zijn gelegd: { $player }, { $second }, { $third } en { $fourth } delen de overwinning.

## Waarom iets niet mag

expedition-refused-over = Het spel is afgelopen.
expedition-refused-keep-first = Kies eerst welke tegel je naast het kamp houdt.
expedition-refused-all-have-kept = Iedereen heeft al een tegel gekozen. Ga verder met wat nu wordt gevraagd.
expedition-refused-camp-is-kept = Het kamp houd je altijd. Kies welke andere tegel je houdt.
expedition-refused-not-among-ones = Deze tegel hoort niet bij je vier enen: { $tile }. Kies er een die daar wel bij hoort.
expedition-refused-lay-one-first = Je moet in je beurt minstens één tegel leggen. Daarna mag je stoppen.
expedition-refused-lay-now = Leg nu een tegel. Heb je er al een gelegd, dan mag je ook stoppen.
expedition-refused-not-in-hand = Deze tegel met een { $back } heb je niet in je hand: { $tile }. Kies een tegel uit je hand.
expedition-refused-cell-taken = Op { $cell } ligt al een tegel. Kies een lege plaats.
expedition-refused-layout-too-large = Het speelveld mag niet groter worden dan { $limit } bij { $limit } tegels, en { $cell } ligt daarbuiten. Kies een andere plaats.
expedition-refused-not-edge-to-edge = Een tegel moet met een zijde tegen een andere liggen, en naast { $cell } ligt er geen. Kies een andere plaats.
expedition-refused-deploy-now = Bepaal eerst hoeveel avonturiers op het kamp komen en waar ze heen gaan.
expedition-refused-no-camp-laid = Alleen avonturiers van een net gelegd kamp gaan op tocht; wie op zijn plaats ligt, wordt niet meer verplaatst.
expedition-refused-too-few = Op dit kamp moet je er minstens { $required } leggen.
expedition-refused-too-many = Op dit kamp mag je er hoogstens { $most } leggen.
expedition-refused-too-many-leave = Op het kamp moeten er minstens { $required } blijven.
expedition-refused-gap = Avonturiers gaan van tegel naar tegel, nooit over een gat. Laat ze eerder stoppen of kies een andere richting.
expedition-refused-cannot-enter = { $cell } mag je niet betreden: { $tile }. Laat ze eerder stoppen of kies een andere richting.
expedition-refused-too-few-stay = Op { $cell } moeten er minstens { $need } achterblijven.
expedition-refused-tile-full = Op { $cell } mogen hoogstens { $capacity } avonturiers liggen.
expedition-refused-snakes = Op { $cell } liggen slangen; niemand mag die tegel betreden.
expedition-refused-use-or-pass = Gebruik nu een actietegel, of sla deze stap over.
expedition-refused-action-not-in-hand = Deze actietegel heb je niet: { $tile }. Kies een van je eigen actietegels.
expedition-refused-action-without-target = Met deze actietegel kan nu niets: { $tile }. Kies een andere, of geen.
expedition-refused-choose-mountain = Kies nu de bergtegel waarvan je de avonturier gebruikt.
expedition-refused-no-mountain = Op { $cell } liggen geen bergen. Kies een bergtegel met een avonturier van jou.
expedition-refused-nobody-on-mountain = Op { $cell } ligt geen avonturier van jou. Kies een bergtegel waar dat wel zo is.
expedition-refused-no-target-from = Vanaf { $cell } kan met deze actietegel niets: { $tile }. Kies een andere bergtegel.
expedition-refused-choose-target = Kies nu een tegel voor deze actie: { $tile }.
expedition-refused-no-tile = Op { $cell } ligt geen tegel. Kies een plaats met een tegel.
expedition-refused-ship-needs-lake = Een schip leg je op een meer, en { $cell } is dat niet.
expedition-refused-ship-lake-taken = Op { $cell } ligt al een schip of liggen slangen. Kies een ander meer.
expedition-refused-caravan-not-adjacent = Een karavaan gaat naar een tegel die er horizontaal of verticaal naast ligt; { $cell } ligt er niet naast.
expedition-refused-caravan-lake = Een karavaan mag niet naar een meer. Kies een andere aangrenzende tegel.
expedition-refused-snakes-need-free-tile = Slangen leg je op een tegel zonder avonturier, schip of slangen; { $cell } is niet vrij.
expedition-refused-sandstorm-same-mountain = De zandstorm moet naar een andere tegel dan die waar hij vandaan komt.
expedition-refused-sandstorm-needs-most = De zandstorm gaat naar een tegel waar je meer avonturiers hebt dan elke andere speler; op { $cell } is dat niet zo.

## Aan tafel

expedition-turn-number = Beurt { $number }
expedition-column-points = punten
expedition-column-supply = voorraad
expedition-column-tiles = tegels
expedition-column-ships = schepen
expedition-column-captured = gev.
expedition-holds = in de hand
expedition-hand = Je tegels:
expedition-actions = Je actietegels:
expedition-asked-keep = Welke tegel houd je naast het kamp?
expedition-asked-lay = Welke tegel leg je, en waar?
expedition-asked-lay-more = Leg je nog een tegel?
expedition-asked-deploy = Hoeveel avonturiers komen op het kamp, en waar gaan ze heen?
expedition-asked-adventure = Gebruik je een actietegel?
expedition-asked-from = Vanaf welke bergtegel?
expedition-asked-to = Naar welke tegel?
expedition-cells = op (+)
expedition-type-cell = Typ een letter en een plaats, zoals
expedition-stop = geen tegel meer
expedition-legend = d woestijn, o oase, ^ bergen, ~ meer; C kamp, T tempel, P piramide.
    A3: er liggen drie avonturiers, bovenop een van A. + en accolades geven aan wat je kunt kiezen.
    Op de kleine kaart is =A een schip van A en zijn §§ slangen.
    zet in 4 oost 1 2: vier avonturiers komen op het kamp; één gaat naar de eerste tegel in het oosten, twee naar die erna.
expedition-ask-camps = Bezette kampen
expedition-ask-temples = Bezette tempels
expedition-ask-pyramids = Bezette piramides
expedition-ask-ships = Gebouwen naast schepen
expedition-ask-captured = Gevangen avonturiers
expedition-ask-supply = Avonturiers in de voorraad

## Redenen bij een advies

reason-expedition-held = bezette gebouwen: ongeveer { $points } meer
reason-expedition-camps = kampen bewaard voor later
reason-expedition-reach = meer binnen bereik: ongeveer { $points }
reason-expedition-ships = een schip: ongeveer { $points }
reason-expedition-captured = gevangen avonturiers: { $points }
reason-expedition-supply = avonturiers in de voorraad gehouden
reason-expedition-tempo = een avonturier in de bergen, voor actietegels
reason-expedition-other = een betere plek voor later

## De tafel op de pagina

land-name = Het land
land-picture = Het land van boven. Daarna volgt een tabel in woorden.
land-in-words = Het land, rij voor rij
land-free = vrij
land-stack = { $count ->
    [one] één avonturier, { $name }
   *[other] { $count } avonturiers, { $name } bovenop
  }
land-ship-of = schip van { $name }
land-not-yet = Het land wordt gelegd zodra iedereen heeft gekozen.
land-zoom = Zoomen
land-zoom-in = Dichterbij
land-zoom-out = Verder weg
land-zoom-fit = Alles tonen
land-leave = Uit het kamp: { $direction }
land-asked-which = Welke tegel leg je?
land-asked-where = Waar leg je deze tegel: { $tile }?
land-asked-deploy = Leg { $required } tot { $most } avonturiers op het kamp. Hoeveel blijven er?
land-asked-to-ship = Naar welk meer gaat het schip?
land-asked-to-caravan = Waar gaat de karavaan naartoe?
land-asked-to-snakes = Waar leg je de slangen?
land-asked-to-sandstorm = Waar gaat de zandstorm naartoe?
land-which-way = In welke richting
land-all-stay = iedereen blijft
land-new-camp = Nieuw kamp
land-place = { $tile }, { $cell }
land-fewer = Eén minder: { $place }
land-more = Eén meer: { $place }
land-go = Doen
land-come-out = { $count } van { $most }
land-hidden-tile = een verborgen tegel
land-back-number = achterkant { $back }
land-tiles-left = { $count ->
    [one] nog 1 tegel
   *[other] nog { $count } tegels
  }
land-supply = Avonturiers in de voorraad
land-stack-backs = Nog te trekken:
land-back = { $count } met een { $back } op de achterkant
land-action-tiles = Actietegels
land-no-action-tiles = Je hebt er geen meer.
land-why-action = Een actietegel gebruik je aan het einde van je beurt, na je tegels, met een avonturier van jou op een bergtegel.
land-does-ship = naar een meer
land-does-caravan = naar een tegel ernaast
land-does-snakes = sluiten een tegel af
land-does-sandstorm = neemt anderen gevangen
land-gives-building = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } voor wie bovenop ligt
land-gives-terrain = onderweg { $stay ->
    [one] moet er 1 blijven
   *[other] moeten er { $stay } blijven
  }
land-gives-lake = niemand kan erin
