# Wat de spelers doen, zoals het in een zin na de naam of ‘Je’ staat ($who is you of other).
# Het attribuut "short" is voor smalle vensters. Wat hier ontbreekt, zeggen de regels in game.ftl.

luxor-tell-mummy = De mummie
luxor-tell-card = { $kind ->
        [number] { $card }
       *[other] ‘{ $card }’
    }
luxor-tell-first = { $who ->
       *[other] begint
    }
luxor-tell-character = { $who ->
        [you] hebt
       *[other] heeft
    } het personage ‘{ $character }’
luxor-tell-played = { $who ->
       *[other] speelt
    } { $card }
luxor-tell-added = { $who ->
       *[other] speelt
    } { $card } erbij
luxor-tell-discarded = { $who ->
       *[other] legt
    } { $card } af
luxor-tell-drawn = { $who ->
       *[other] trekt
    } { $card }
luxor-tell-nobody = { $who ->
       *[other] verplaatst
    } niemand
luxor-tell-rolled = { $who ->
       *[other] gooit
    } een { $face }
luxor-tell-moved = { $count ->
        [one] { $who ->
           *[other] gaat
        } { $from ->
            [stairs] van de trap
           *[other] van { $from }
        } { $to ->
            [tomb] naar de grafkamer
            [stairs] naar de trap
           *[other] naar { $to }
        }
       *[other] { $who ->
           *[other] verplaatst
        } { $count } avonturiers
    }
    .short = { $count ->
        [one] { $who ->
           *[other] gaat
        } { $to ->
            [tomb] naar de grafkamer
            [stairs] naar de trap
           *[other] naar { $to }
        }
       *[other] { $who ->
           *[other] verplaatst
        } { $count } avonturiers
    }
luxor-tell-moved-tunnel = { $who ->
       *[other] gaat
    } door de tunnel van { $from } naar { $to }
luxor-tell-moved-forward = { $who ->
       *[other] gaat
    } in plaats daarvan { $from ->
        [stairs] van de trap
       *[other] van { $from }
    } { $to ->
        [tomb] naar de grafkamer
        [stairs] naar de trap
       *[other] naar { $to }
    }
luxor-tell-stayed = { $who ->
       *[other] blijft
    } op veld { $place }
luxor-tell-activated = { $who ->
       *[other] activeert
    } { $count ->
        [one] een avonturier
       *[other] { $count } avonturiers
    }
luxor-tell-tomb = { $who ->
       *[other] gaat
    } de grafkamer in
luxor-tell-sarcophagus = { $who ->
       *[other] krijgt
    } de sarcofaag met waarde { $value }
luxor-tell-prize = { $who ->
       *[other] neemt
    } { $tile } op veld { $place } voor { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
    .short = { $who ->
       *[other] neemt
    } { $tile }
luxor-tell-turned = { $who ->
       *[other] draait
    } { $kind ->
       *[other] { $tile }
    } om
luxor-tell-key = { $who ->
       *[other] neemt
    } { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }{ $place ->
        [none] { "" }
       *[other] { " " }op veld { $place }
    }
    .short = { $who ->
       *[other] neemt
    } { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    }
luxor-tell-horus = { $who ->
       *[other] neemt
    } de Horuskaart ‘{ $card }’{ $place ->
        [none] { "" }
       *[other] { " " }op veld { $place }
    }
    .short = { $who ->
       *[other] neemt
    } de Horuskaart ‘{ $card }’
luxor-tell-scarab = { $who ->
       *[other] neemt
    } een scarabee{ $value ->
        [0] { "" }
       *[other] { " " }met waarde { $value }
    }{ $place ->
        [none] { "" }
       *[other] { " " }op veld { $place }
    }
    .short = { $who ->
       *[other] neemt
    } een scarabee
luxor-tell-wild = { $who ->
       *[other] neemt
    } een joker-schattegel{ $place ->
        [none] { "" }
       *[other] { " " }op veld { $place }
    }
    .short = { $who ->
       *[other] neemt
    } een joker
luxor-tell-talismans = { $who ->
       *[other] neemt
    } { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }{ $place ->
        [none] { "" }
       *[other] { " " }op veld { $place }
    }
    .short = { $who ->
       *[other] neemt
    } { $count ->
        [one] een talisman
       *[other] { $count } talismannen
    }
luxor-tell-raised = { $who ->
       *[other] zet
    } { $count ->
        [one] een avonturier op veld { $place }
       *[other] { $count } avonturiers
    } rechtop
luxor-tell-mummy-tile = { $who ->
       *[other] betaalt
    } { $cost ->
        [one] een talisman
       *[other] { $cost } talismannen
    } voor de mummietegel ‘{ $tile }’
    .short = { $who ->
       *[other] gebruikt
    } een mummietegel
luxor-tell-points = { $who ->
       *[other] krijgt
    } { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
luxor-tell-shifted = { $who ->
       *[other] verplaatst
    } een handkaart van plaats { $from } naar plaats { $to }
luxor-tell-put-out = { $who ->
       *[other] haalt
    } een scarabee{ $value ->
        [0] { "" }
       *[other] { " " }met waarde { $value }
    } uit het spel
luxor-tell-gave-up = { $who ->
       *[other] geeft
    } { $count ->
        [one] een sleutel
       *[other] { $count } sleutels
    } af
luxor-tell-extra-turn = { $who ->
       *[other] krijgt
    } een extra beurt
luxor-tell-laid-down = { $who ->
       *[other] legt
    } { $whom ->
        [you] een van je avonturiers
       *[other] een avonturier van { $player }
    } neer op veld { $place }
luxor-came = { $player } kwam hier { $from ->
        [stairs] van de trap
       *[other] van veld { $from }
    }: { $does }
