# Luxor: was nur das Terminal sagt.

## Antworten, die sich nicht zählen lassen

score-not-a-place = „{ $typed }“ ist kein Ort; tippe Treppe, Grab oder ein Feld von 1 bis { $last }.
score-too-many-adventurers = Das sind { $count } Abenteurer, aber ein Spieler hat { $most }.
score-not-one-of = „{ $typed }“ gehört nicht dazu; jeder dieser Werte kommt einmal vor: { $known }.
score-with-another = „{ $typed }“ ist schon bei einem anderen Spieler gezählt; jeder dieser Werte kommt einmal vor: { $known }.
score-too-many-scarabs = „{ $typed }“ geht nicht. Diese Skarabäen gibt es (Anzahl × Wert): { $known }.

## Zeichen auf dem Spielplan: höchstens sieben Spalten

mark-scarab = Skarab.
mark-wild = Joker
mark-scarab-or-wild = Sk/Jok.
mark-favour = Gst
mark-tunnel = Tunnel

## Ein offenes Mumienplättchen und sein Preis, in wenigen Spalten

luxor-tile-price = { $tile } ({ $cost } Tal.)

## Der kleine Plan eines vollen Bildschirms: höchstens fünf Spalten für ein Plättchen, eine für eine Gunst

tiny-scarab = Skar.
tiny-wild = Joker
tiny-scarab-or-wild = Sk/Jk
tiny-favour = G
tiny-tunnel = Tunn.
tiny-draw-pile = Nachz.
tiny-discard-pile = Abl.
tiny-mummy-tile-swap-hand = neue Hand
tiny-mummy-tile-rearmost = Letzter 1–{ $number }
tiny-mummy-tile-one = einer +{ $number }
tiny-mummy-tile-all = alle +{ $number }
tiny-mummy-tile-points = +{ $number }
tiny-mummy-tile-horus-card = Horuskarte
tiny-mummy-tile-free-choice = { $number } nach Wahl
tiny-mummy-tile-move-card = Karte umstecken
tiny-mummy-tile-scarab = Skarabäus
tiny-mummy-tile-least-points = niedrigster Schatz
tiny-mummy-tile-keys = Schlüssel +{ $number }
tiny-mummy-tile-per-treasures = +{ $number } je 2 Plättchen
tiny-mummy-tile-extra-turn = Extrazug
tiny-mummy-tile-other-scarab = anderer Skarabäus

## Die Wörter einer Aktion, wie sie gezeigt und getippt werden; keine zwei sind gleich

luxor-action-words =
    .play = spiele
    .left = links
    .right = rechts
    .move = rücke
    .by = um
    .act = führe aus
    .take_key = nimm Schlüssel
    .take_card = nimm Karte
    .take_scarab = nimm Skarabäus
    .take_wild = nimm Joker
    .take_treasure = nimm Schatz
    .roll = würfle
    .raise_all = richte alle auf
    .stand_up = richte auf
    .use_tile = nutze Plättchen
    .discard = lege ab
    .shift = verschiebe
    .to = nach
    .put_out_scarab = tausche Skarabäus
    .add = ergänze
    .add_none = ergänze nichts
    .put = stecke
    .use_card = nutze Karte
    .forward = vorwärts
    .reroll = würfle neu
    .keep_roll = behalte Wurf
    .extra_turn = Extrazug
    .decline = verzichte
    .stairs = Treppe
    .tomb = Grab
