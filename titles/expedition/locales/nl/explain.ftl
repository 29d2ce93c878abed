# Wat de pagina zegt van een onderdeel dat men aanwijst: de naam, en het effect in één zin (`text`).

about-expedition-camp = Kampen
    .text = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde voor elk kamp waar jouw avonturier bovenop ligt.
about-expedition-temple = Tempels
    .text = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde voor elke tempel waar jouw avonturier bovenop ligt.
about-expedition-pyramid = Piramiden
    .text = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde voor elke piramide waar jouw avonturier bovenop ligt.
about-expedition-ship = Schepen
    .text = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde voor elk gebouw naast je schepen, wie het ook bezet.
about-expedition-captured = Gevangen avonturiers
    .text = { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } aan het einde voor elke avonturier die jouw zandstormen vingen.
about-expedition-supply = Voorraad
    .text = Avonturiers die je nog op kampen kunt zetten. Bij een gelijke stand winnen de meeste.
about-expedition-standing = Stand
    .text = De punten als het spel nu eindigde: bij elk gebouw telt wie bovenop ligt.
about-expedition-stack = Tegels die nog komen
    .text = De cijfers op hun achterkant. Ze worden van laag naar hoog getrokken.
about-expedition-hidden-tile = Verborgen tegel
    .text = Alleen de eigenaar kent de voorkant; het cijfer op de achterkant is open.
about-expedition-turn = Beurt { $number }
    .text = Leg een tot drie tegels; het spel eindigt als alle tegels liggen.
about-expedition-desert = Wie hier komt, laat er minstens { $stay ->
        [one] 1 avonturier
       *[other] { $stay } avonturiers
    } achter; op een tegel liggen uiteindelijk hooguit { $most }.
about-expedition-oasis = Wie hier komt, laat er minstens { $stay ->
        [one] 1 avonturier
       *[other] { $stay } avonturiers
    } achter; op een tegel liggen uiteindelijk hooguit { $most }.
about-expedition-mountains = Wie hier komt, laat er minstens { $stay ->
        [one] 1 avonturier
       *[other] { $stay } avonturiers
    } achter; op een tegel liggen uiteindelijk hooguit { $most }.
about-expedition-lake = Niemand kan een meer in.
about-expedition-holds = { $text } Wie aan het einde bovenop ligt, krijgt { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } voor: { $building }.
about-expedition-lay-camp = { $text } Leg je het, dan komen er avonturiers uit.
about-expedition-free = Vrij vak
    .text = Hier kan een tegel komen, met een zijde tegen een andere.
about-expedition-action-ship = Je avonturier verlaat zijn berg; het schip komt op een meer en telt voor elk gebouw ernaast.
about-expedition-action-caravan = Je avonturier gaat van zijn berg naar een tegel ernaast en ligt daar bovenop.
about-expedition-action-snakes = Je avonturier verlaat zijn berg; de slangen komen op een lege tegel, waar niemand meer in mag.
about-expedition-action-sandstorm = Je avonturier gaat naar een tegel waar jij de meeste hebt, en vangt daar alle anderen.
about-expedition-action = Actietegel
about-expedition-in-hand = in je hand
about-expedition-module = Module
about-expedition-fact-room = { $count } van { $most }
about-expedition-fact-top = { $name } bovenop
