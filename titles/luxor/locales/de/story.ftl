# Was die Spieler tun, wie es im Satz nach dem Namen oder „Du“ steht ($who ist you oder other).
# Das Attribut "short" ist für schmale Fenster. Was hier fehlt, sagen die Zeilen in game.ftl.

luxor-tell-mummy = Die Mumie
luxor-tell-card = { $kind ->
        [number] { $card }
       *[other] „{ $card }“
    }
luxor-tell-first = { $who ->
        [you] beginnst
       *[other] beginnt
    }
luxor-tell-character = { $who ->
        [you] hast
       *[other] hat
    } den Charakter „{ $character }“
luxor-tell-played = { $who ->
        [you] spielst
       *[other] spielt
    } { $card }
luxor-tell-added = { $who ->
        [you] fügst
       *[other] fügt
    } { $card } hinzu
luxor-tell-discarded = { $who ->
        [you] legst
       *[other] legt
    } { $card } ab
luxor-tell-drawn = { $who ->
        [you] ziehst
       *[other] zieht
    } { $card } nach
luxor-tell-nobody = { $who ->
        [you] bewegst
       *[other] bewegt
    } niemanden
luxor-tell-rolled = { $who ->
        [you] würfelst
       *[other] würfelt
    } eine { $face }
luxor-tell-moved = { $count ->
        [one] { $who ->
            [you] gehst
           *[other] geht
        } { $from ->
            [stairs] von der Treppe
           *[other] von { $from }
        } { $to ->
            [tomb] in die Grabkammer
            [stairs] zur Treppe
           *[other] nach { $to }
        }
       *[other] { $who ->
            [you] bewegst
           *[other] bewegt
        } { $count } Abenteurer
    }
    .short = { $count ->
        [one] { $who ->
            [you] gehst
           *[other] geht
        } { $to ->
            [tomb] in die Grabkammer
            [stairs] zur Treppe
           *[other] nach { $to }
        }
       *[other] { $who ->
            [you] bewegst
           *[other] bewegt
        } { $count } Abenteurer
    }
luxor-tell-moved-tunnel = { $who ->
        [you] gehst
       *[other] geht
    } durch den Tunnel von { $from } nach { $to }
luxor-tell-moved-forward = { $who ->
        [you] rückst
       *[other] rückt
    } stattdessen { $from ->
        [stairs] von der Treppe
       *[other] von { $from }
    } { $to ->
        [tomb] in die Grabkammer
        [stairs] zur Treppe
       *[other] nach { $to }
    } vor
luxor-tell-stayed = { $who ->
        [you] bleibst
       *[other] bleibt
    } auf Feld { $place }
luxor-tell-activated = { $who ->
        [you] aktivierst
       *[other] aktiviert
    } { $count ->
        [one] einen Abenteurer
       *[other] { $count } Abenteurer
    }
luxor-tell-tomb = { $who ->
        [you] betrittst
       *[other] betritt
    } die Grabkammer
luxor-tell-sarcophagus = { $who ->
        [you] nimmst
       *[other] nimmt
    } den Sarkophag mit dem Wert { $value }
luxor-tell-prize = { $who ->
        [you] nimmst
       *[other] nimmt
    } auf Feld { $place } { $tile } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } { $tile }
luxor-tell-turned = { $who ->
        [you] deckst
       *[other] deckt
    } { $kind ->
        [tunnel] einen Tunnel
       *[other] { $tile }
    } auf
luxor-tell-key = { $who ->
        [you] nimmst
       *[other] nimmt
    }{ $place ->
        [none] { "" }
       *[other] { " " }auf Feld { $place }
    } { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    }
luxor-tell-horus = { $who ->
        [you] nimmst
       *[other] nimmt
    }{ $place ->
        [none] { "" }
       *[other] { " " }auf Feld { $place }
    } die Horuskarte „{ $card }“
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } die Horuskarte „{ $card }“
luxor-tell-scarab = { $who ->
        [you] nimmst
       *[other] nimmt
    }{ $place ->
        [none] { "" }
       *[other] { " " }auf Feld { $place }
    } einen Skarabäus{ $value ->
        [0] { "" }
       *[other] { " " }mit dem Wert { $value }
    }
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } einen Skarabäus
luxor-tell-wild = { $who ->
        [you] nimmst
       *[other] nimmt
    }{ $place ->
        [none] { "" }
       *[other] { " " }auf Feld { $place }
    } ein Joker-Schatzplättchen
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } einen Joker
luxor-tell-talismans = { $who ->
        [you] nimmst
       *[other] nimmt
    }{ $place ->
        [none] { "" }
       *[other] { " " }auf Feld { $place }
    } { $count ->
        [one] einen Talisman
       *[other] { $count } Talismane
    }
    .short = { $who ->
        [you] nimmst
       *[other] nimmt
    } { $count ->
        [one] einen Talisman
       *[other] { $count } Talismane
    }
luxor-tell-raised = { $who ->
        [you] richtest
       *[other] richtet
    } { $count ->
        [one] einen Abenteurer auf Feld { $place }
       *[other] { $count } Abenteurer
    } auf
luxor-tell-mummy-tile = { $who ->
        [you] zahlst
       *[other] zahlt
    } { $cost ->
        [one] einen Talisman
       *[other] { $cost } Talismane
    } für das Mumienplättchen „{ $tile }“
    .short = { $who ->
       *[other] nutzt
    } ein Mumienplättchen
luxor-tell-points = { $who ->
        [you] bekommst
       *[other] bekommt
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
luxor-tell-shifted = { $who ->
        [you] steckst
       *[other] steckt
    } eine Handkarte von Platz { $from } auf Platz { $to } um
luxor-tell-put-out = { $who ->
        [you] nimmst
       *[other] nimmt
    } einen Skarabäus{ $value ->
        [0] { "" }
       *[other] { " " }mit dem Wert { $value }
    } aus dem Spiel
luxor-tell-gave-up = { $who ->
        [you] gibst
       *[other] gibt
    } { $count ->
        [one] einen Schlüssel
       *[other] { $count } Schlüssel
    } ab
luxor-tell-extra-turn = { $who ->
        [you] bekommst
       *[other] bekommt
    } einen Extrazug
luxor-tell-laid-down = { $who ->
        [you] legst
       *[other] legt
    } auf Feld { $place } { $whom ->
        [you] einen deiner Abenteurer
       *[other] einen Abenteurer von { $player }
    } hin
luxor-came = { $player } kam { $from ->
        [stairs] von der Treppe
       *[other] von Feld { $from }
    } hierher: { $does }
