# Wat de pagina zegt van een onderdeel dat men aanwijst: de naam, en het effect in één zin (`text`).

about-luxor-key = Sleutels
    .text = De grafkamer betreden kost een sleutel. Elke sleutel die overblijft, is 1 punt waard.
about-luxor-vase = Vazen
    .text = Een vaas, een standbeeld en juwelen vormen een set; elke volgende set is aan het einde meer waard.
about-luxor-statue = Standbeelden
    .text = Een vaas, een standbeeld en juwelen vormen een set; elke volgende set is aan het einde meer waard.
about-luxor-jewellery = Juwelen
    .text = Een vaas, een standbeeld en juwelen vormen een set; elke volgende set is aan het einde meer waard.
about-luxor-artifact = Artefacten
    .text = Aan het einde mag bij elke complete set één artefact, voor { $number ->
        [one] 1 punt
       *[other] { $number } punten
    } extra.
about-luxor-wild = Jokers
    .text = Een joker vervangt elke schat die een set mist, hooguit twee per set.
about-luxor-scarab = Scarabeeën
    .text = Elke scarabee is de punten op zijn voorkant waard. Alleen de eigenaar kent ze voor het einde.
about-luxor-talisman = Talismannen
    .text = Ze zijn de prijs van mummietegels. Je krijgt er een voor elke andere speler die de mummie in jouw beurt laat vallen.
about-luxor-sarcophagus = Sarcofagen
    .text = De eerste avonturier in de grafkamer krijgt de waardevolste, de tweede de andere.
about-luxor-standing = Stand
    .text = De punten als het spel nu eindigde. Daarvan zijn er { $collected } verzameld; de rest kan nog veranderen.
about-luxor-stairs = De trap
    .text = Iedereen begint hier, en wie actief wordt, komt hier te staan. Aan het einde levert de trap niets op.
about-luxor-tomb = De grafkamer
    .text = Je komt er alleen in met het precieze aantal, telkens voor een sleutel. Na de ronde van de tweede avonturier is het spel uit.
about-luxor-anubis = Anubisstandbeeld
    .text = Loopt een avonturier van jou langs, dan wordt die van jou die hier ligt actief: hij komt op de trap en loopt vanaf de volgende ronde mee.
about-luxor-wall = Waarde op de muur
    .text = Aan het einde is elke avonturier in deze ruimte zoveel punten waard, liggend of rechtop.
about-luxor-temple-stack = Tempeltegels
    .text = Wordt een schat met dit teken genomen, dan komt de bovenste tegel van deze stapel open op zijn plaats.
about-luxor-cobra = Cobra
about-luxor-falcon = Valk
about-luxor-lion = Leeuw
about-luxor-horus-stack = Horusstapel
    .text = Met een Horustegel met evenveel ogen neem je de open kaart in het midden van je hand.
about-luxor-draw-pile = Trekstapel
    .text = Aan het einde van je beurt trek je een kaart in het midden van je hand, tenzij je een Horuskaart nam.
about-luxor-discard-pile = Aflegstapel
    .text = Gespeelde kaarten, die iedereen mag bekijken. Geschud worden ze de volgende trekstapel.
about-luxor-hidden-card = Verborgen kaart
    .text = Alleen de eigenaar kent die. Van een hand zijn alleen de twee buitenste kaarten speelbaar.
about-luxor-adventurers = Avonturiers
    .text = Wie ligt, kan niet lopen en telt niet mee voor schatten; wie bij een standbeeld ligt, wacht tot een eigen avonturier langsloopt.
about-luxor-roll = Een worp van { $number }
    .text = De dobbelsteen bepaalt hoever de kaart een avonturier laat lopen.
about-luxor-round = Ronde { $number }
    .text = Eén beurt van elke speler, met de klok mee, vanaf de startspeler.
about-luxor-empty = Leeg veld
    .text = Hier ligt niets. Avonturiers lopen eroverheen zonder het te tellen.
about-luxor-treasure = Schat
    .text = { $demand ->
        [one] Met één avonturier hier
       *[other] Met { $demand } avonturiers tegelijk hier
    } neem je hem en krijg je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }.
about-luxor-tile-artifact = Artefact
    .text = { $demand ->
        [one] Met één avonturier hier
       *[other] Met { $demand } avonturiers tegelijk hier
    } neem je het en krijg je { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }; het telt ook bij een set.
about-luxor-tile-horus = Horustegel
    .text = Wie hier stopt, neemt een sleutel of de open Horuskaart met { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    }. De tegel blijft liggen.
about-luxor-tile-osiris = Osiristegel
    .text = Wie hier stopt, wordt meteen { $number ->
        [one] 1 tegel
       *[other] { $number } tegels
    } verder geduwd.
about-luxor-temple = Tempeltegel
about-luxor-tile-scarab = Scarabee
    .text = Wie hier stopt, neemt een scarabee en houdt de punten ervan geheim.
about-luxor-tile-wild = Joker
    .text = Wie hier stopt, neemt een joker, die elke schat van een set vervangt.
about-luxor-tile-scarab-or-wild = Scarabee of joker
    .text = Wie hier stopt, neemt een van de twee.
about-luxor-tile-favour = Gunst van Horus
    .text = Wie hier stopt, neemt de open Horuskaart met { $one } of { $other } ogen.
about-luxor-tile-tunnel = Tunnel
    .text = Wie hier stopt, komt uit bij de volgende tunnel richting grafkamer.
about-luxor-mummy-tile = Mummietegel
    .text = Na het trekken mag je één open mummietegel betalen: { $tile }.
about-luxor-character = Personage
about-luxor-module = Module
about-luxor-card-basic = Startkaart
about-luxor-card-horus = Horuskaart, { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    }
about-luxor-card-equipment = Uitrustingskaart
about-luxor-in-left = links in je hand
about-luxor-in-right = rechts in je hand
about-luxor-in-middle = midden in je hand
about-luxor-in-play = in het spel
about-luxor-in-hand-of = hand van { $name }
about-luxor-does = { $does }.
about-luxor-does-later = { $does }. Speelbaar zodra die aan een uiteinde ligt: links ervan { $left ->
        [one] ligt 1 kaart
       *[other] liggen { $left } kaarten
    }, rechts { $right }.
about-luxor-fact-wall = muur { $value }
about-luxor-fact-card = kaart: { $card }
about-luxor-fact-below = nog een tegel eronder
about-luxor-fact-left = nog { $count }
about-luxor-fact-waits = { $name } wacht hier
about-luxor-fact-sarcophagus = sarcofaag van { $value }
about-luxor-fact-costs = { $count ->
        [one] 1 talisman
       *[other] { $count } talismannen
    }
