# Der Tisch von Luxor auf der Seite.

page-heading = { $title }, Runde { $round }
page-board = Der Tempel von oben. Der Weg in Worten folgt.
page-temple = Der Tempel
page-path = Der Weg von der Treppe zur Grabkammer
page-hand = Deine Hand, in fester Reihenfolge. Nur die beiden Randkarten lassen sich ausspielen.
page-end-left = Ganz links: { $card }
page-end-right = Ganz rechts: { $card }
page-from-to = { $from } → { $to }
page-points-collected = { $count } gesammelt
page-keys = Schlüssel
page-vases = Vasen
page-statues = Statuen
page-jewellery = Schmuck
page-artifacts = Artefakte
page-wilds = Joker
page-scarabs = Skarabäen
page-talismans = Talismane
page-sarcophagi = Sarkophage
page-in-tomb = { $count } in der Grabkammer
page-lying = { $count } liegend: { $places }
page-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-cards-known = von allen gesehen: { $cards }
page-extra-turns = { $count ->
        [one] ein Extrazug
       *[other] { $count } Extrazüge
    }
page-horus-cards = Horuskarten
page-eyes = { $count ->
        [one] 1 Auge
       *[other] { $count } Augen
    }
page-draw = Nachzieh{ "\u00AD" }stapel
page-discard = Ablage{ "\u00AD" }stapel
page-discard-pile = Der Ablagestapel
page-look-discard = Den Ablagestapel durchsehen, { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
page-mummy-tiles = Mumienplättchen
page-mummy-tiles-when = nach dem Nachziehen, eines pro Zug
page-costs = kostet { $count ->
        [one] 1 Talisman
       *[other] { $count } Talismane
    }
page-card-horus = { $card }, Horuskarte mit { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }
page-card-equipment = { $card }, Ausrüstungskarte
page-card-known = Alle haben diese Karte gesehen
page-card-playable = { $card }: { $does }
page-card-not-now = { $card }: { $does }. Platz { $place } deiner Hand, jetzt nicht spielbar
page-card-waits = { $card }: { $does }. Du bist nicht an der Reihe
page-card-put-here = { $card }. Die gewählte Karte hierher stecken, auf Platz { $place }
page-space = Feld { $number }
page-tile-treasure = { $tile }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, verlangt { $demand ->
        [one] 1 Abenteurer
       *[other] { $demand } Abenteurer
    }
page-tile-horus = { $tile }, { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }: ein Schlüssel oder eine Horuskarte
page-tile-osiris = { $tile }, schiebt { $number } weiter
page-words-space = Feld { $number }, Wert { $value }:
page-words-empty = leer
page-words-below = , darunter liegt noch ein verdecktes Plättchen
page-words-tomb = Wert { $value }
page-words-standing = { $player }: { $count }
page-words-lying = { $player }: { $count } liegend
page-words-mummy = die Mumie
page-target = { $from } → { $place }: { $effects }
page-target-many = Ziel { $place }: { $count } Möglichkeiten
page-source = Nur dieser Abenteurer: { $place }
page-who-moves = Wer sich bewegt
page-who-is-here = Wer hier ist
page-your-choices = Was du tun kannst
page-from-by = { $place }: um { $by } Plättchen
page-lead-turn = Du bist dran:
page-lead-card = { $card }:
page-lead-reroll = Du hast eine { $face } gewürfelt.
page-lead-raise = { $count ->
        [one] Ein Abenteurer von dir liegt.
       *[other] { $count } Abenteurer von dir liegen.
    }
page-lead-mummy-tile = Du hast { $count ->
        [one] 1 Talisman.
       *[other] { $count } Talismane.
    }
page-lead-act = Alle haben sich bewegt.
page-lead-horus = Ein Horusplättchen.
page-lead-favour = Gunst des Horus.
page-lead-scarab-or-wild = Eines von beiden.
page-lead-put = Zwei neue Karten.
page-lead-extra-turn = Ein Set ist vollständig.
page-lead-rearrange = Ein Abenteurer kam ins Spiel.
page-lifted = Wohin kommt „{ $card }“? Wähle die Karte, deren Platz sie einnimmt.
page-would = → { $place }: { $effects }.
page-would-only = → { $place }.
page-would-card = { $card }: { $does }.
page-would-card-then = { $card }: { $does }; { $effects }.
page-why-mummy-tile = Ein Mumienplättchen nutzt du am Ende deines Zuges, nach dem Nachziehen.
page-have = du hast { $have }
page-newcomers = { $count ->
        [one] 1 kam gerade ins Spiel: kann sich ab der nächsten Runde bewegen
       *[other] { $count } kamen gerade ins Spiel: können sich ab der nächsten Runde bewegen
    }
page-lead-prize = Ein Abenteurer weniger genügt.
page-not-active = { $count ->
        [one] 1 nicht aktiv, an einer Statue
       *[other] { $count } nicht aktiv, an Statuen
    }
page-statue = Anubis-Statue
page-around = Rund um den Weg
page-legend = Ziele: { $places }
