# De tafel van Luxor op de pagina.

page-heading = { $title }, ronde { $round }
page-board = De tempel van boven. Daarna volgt het pad in woorden.
page-temple = De tempel
page-path = Het pad van de trap naar de grafkamer
page-hand = Je hand, in vaste volgorde. Je kunt alleen de twee buitenste kaarten spelen.
page-end-left = Helemaal links: { $card }
page-end-right = Helemaal rechts: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } verzameld
page-keys = Sleutels
page-vases = Vazen
page-statues = Standbeelden
page-jewellery = Juwelen
page-artifacts = Artefacten
page-wilds = Joker-schattegels
page-scarabs = Scarabeeën
page-talismans = Talismannen
page-sarcophagi = Sarcofagen
page-in-tomb = { $count } in de grafkamer
page-lying = { $count } liggend: { $places }
page-cards = { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page-cards-known = bekend: { $cards }
page-extra-turns = { $count ->
        [one] een extra beurt
       *[other] { $count } extra beurten
    }
page-horus-cards = Horuskaarten
page-eyes = { $count ->
        [one] 1 oog
       *[other] { $count } ogen
    }
page-draw = trek{ "\u00AD" }stapel
page-discard = afleg{ "\u00AD" }stapel
page-discard-pile = De aflegstapel
page-look-discard = Bekijk de aflegstapel, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
page-mummy-tiles = Mummietegels
page-mummy-tiles-when = na het trekken, één per beurt
page-costs = kost { $count ->
        [one] 1 talisman
       *[other] { $count } talismannen
    }
page-card-horus = { $card } (Horus, { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    })
page-card-equipment = { $card } (uitrusting)
page-card-known = Iedereen heeft deze kaart gezien
page-card-playable = { $card }: { $does }
page-card-not-now = { $card }: { $does }. Plaats { $place } in je hand, nu niet te spelen
page-card-waits = { $card }: { $does }. Je bent niet aan de beurt
page-card-put-here = { $card }. Steek de gekozen kaart hier, op plaats { $place }
page-space = veld { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, vraagt { $demand ->
        [one] 1 avonturier
       *[other] { $demand } avonturiers
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] 1 oog
       *[other] { $eyes } ogen
    }: een sleutel of een kaart
page-tile-osiris = { $tile }, { $number } vooruit
page-words-space = Veld { $number }, waarde { $value }:
page-words-empty = leeg
page-words-below = , met een gedekte tegel eronder
page-words-tomb = waarde { $value }
page-words-standing = { $player }: { $count }
page-words-lying = { $player }: { $count } liggend
page-words-mummy = de mummie
page-target = Van { $from } naar { $place }: { $effects }
page-target-many = Naar { $place }: { $count } mogelijkheden
page-source = Alleen de avonturier op { $place }
page-who-moves = Welke avonturier
page-who-is-here = Wie hier staat
page-your-choices = Wat je kunt doen
page-from-by = { $place }, { $by ->
        [one] { $by } tegel
       *[other] { $by } tegels
    }
page-lead-turn = Jouw beurt:
page-lead-card = { $card }:
page-lead-reroll = Je hebt een { $face } gegooid.
page-lead-raise = { $count ->
        [one] Er ligt een avonturier van jou.
       *[other] Er liggen { $count } avonturiers van jou.
    }
page-lead-mummy-tile = Je hebt { $count ->
        [one] 1 talisman.
       *[other] { $count } talismannen.
    }
page-lead-act = Iedereen is verplaatst.
page-lead-horus = Horustegel:
page-lead-favour = Gunst van Horus:
page-lead-scarab-or-wild = Een van de twee:
page-lead-put = Twee nieuwe kaarten:
page-lead-extra-turn = Je set is compleet.
page-lead-rearrange = Er is een avonturier in het spel gekomen.
page-lifted = Waar steek je { $card }? Kies de kaart die nu op die plaats zit.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.
page-why-mummy-tile = Een mummietegel gebruik je aan het einde van je beurt, na het trekken.
page-have = je hebt er { $have }
page-newcomers = { $count ->
        [one] 1 is net in het spel gekomen: kan vanaf de volgende ronde worden verplaatst
       *[other] { $count } zijn net in het spel gekomen: kunnen vanaf de volgende ronde worden verplaatst
    }
page-lead-prize = Eén avonturier minder volstaat.
page-not-active = { $count ->
        [one] 1 niet actief bij een standbeeld
       *[other] { $count } niet actief bij standbeelden
    }
page-statue = Anubisstandbeeld
page-around = Rond het pad
page-legend = doelen: { $places }
