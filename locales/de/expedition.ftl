# Expedition Luxor mit Neue Abenteuer.
# Spieler und Felder kommen so, wie sie gezeigt werden; { $tile } und { $direction } sind schon in der Sprache des Lesers.

## Der Titel

expedition-name = Expedition Luxor
expedition-about = Leg das Land Plättchen für Plättchen, schick Abenteurer aus deinen Lagern und halte Tempel und Pyramiden.
module-new-adventures = Neue Abenteuer
module-new-adventures-about = Aktionsplättchen, von den Bergen aus genutzt: Schiffe, Karawanen, Schlangen und Sandstürme.

## Punkte

expedition-camps = Lager
expedition-temples = Tempel
expedition-pyramids = Pyramiden
expedition-ships = Gebäude neben Schiffen
expedition-captured = Gefangene Abenteurer

## Gelände, Gebäude, Plättchen

expedition-terrain-desert = Wüste
expedition-terrain-oasis = Oase
expedition-terrain-mountains = Berge
expedition-terrain-lake = See
expedition-building-camp = Lager
expedition-building-temple = Tempel
expedition-building-pyramid = Pyramide
expedition-tile-desert = Wüste
expedition-tile-desert-camp = Lager in der Wüste
expedition-tile-desert-temple = Tempel in der Wüste
expedition-tile-desert-pyramid = Pyramide in der Wüste
expedition-tile-oasis = Oase
expedition-tile-oasis-camp = Lager in der Oase
expedition-tile-oasis-temple = Tempel in der Oase
expedition-tile-oasis-pyramid = Pyramide in der Oase
expedition-tile-mountains = Berge
expedition-tile-lake = See

## Aktionsplättchen und Richtungen

expedition-action-ship = Schiff
expedition-action-caravan = Karawane
expedition-action-snakes = Schlangen
expedition-action-sandstorm = Sandsturm
expedition-north = Norden
expedition-east = Osten
expedition-south = Süden
expedition-west = Westen

## Das Protokoll

expedition-begins = { $player } beginnt.
expedition-begins-by-lot = { $player } beginnt, durch das Los.
expedition-kept = { $player } hat das Lager behalten und: { $tile }.
expedition-kept-hidden = { $player } hat das Lager und ein weiteres Plättchen behalten.
expedition-start-laid = Die { $count } abgegebenen Plättchen werden gemischt und ausgelegt.
expedition-turn = Zug { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } legt ein Plättchen mit einer { $back } auf { $cell }: { $tile }.
    .short = { $tile } auf { $cell }
expedition-deployed = { $player } setzt { $count ->
    [one] einen Abenteurer
   *[other] { $count } Abenteurer
  } auf das Lager auf { $cell }.
    .short = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
  } im Lager
expedition-deployed-marching = { $player } setzt { $count } Abenteurer auf das Lager auf { $cell }; { $staying ->
    [one] 1 bleibt
   *[other] { $staying } bleiben
  }, die anderen ziehen nach { $direction }: { $tiles }.
    .short = { $staying ->
    [one] 1 bleibt
   *[other] { $staying } bleiben
  }, { $direction }: { $tiles }
expedition-tile-drawn = { $player } zieht ein Plättchen mit einer { $back }: { $tile }.
expedition-tile-drawn-hidden = { $player } zieht ein Plättchen mit einer { $back }.
expedition-stopped = { $player } legt kein weiteres Plättchen.
    .short = kein weiteres Plättchen
expedition-action-chosen = { $player } nutzt ein Aktionsplättchen: { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } nimmt einen Abenteurer von { $from } zurück und setzt ein Schiff auf { $to }.
    .short = ein Schiff auf { $to }
expedition-caravan-moved = Ein Abenteurer von { $player } zieht mit der Karawane von { $from } nach { $to }.
    .short = von { $from } nach { $to }
expedition-snakes-placed = { $player } nimmt einen Abenteurer von { $from } zurück und legt Schlangen auf { $to }.
    .short = Schlangen auf { $to }
expedition-sandstorm-swept = Ein Abenteurer von { $player } kommt mit dem Sandsturm von { $from } nach { $to } { $count ->
    [0] und nimmt niemanden gefangen
    [one] und nimmt einen Abenteurer gefangen
   *[other] und nimmt { $count } Abenteurer gefangen
  }.
    .short = von { $from } nach { $to }, { $count } gefangen
expedition-action-drawn = { $player } zieht ein Aktionsplättchen: { $tile }.
expedition-action-drawn-hidden = { $player } zieht ein Aktionsplättchen.
expedition-won = Alle Plättchen liegen: { $player } gewinnt.
expedition-won-by-two = Alle Plättchen liegen: { $player } und { $second } teilen sich den Sieg.
expedition-won-by-three = Alle Plättchen liegen: { $player }, { $second } und { $third } teilen sich den Sieg.
expedition-won-by-four = Alle Plättchen liegen: { $player }, { $second }, { $third } und { $fourth } teilen sich den Sieg.

## Warum etwas nicht erlaubt ist

expedition-refused-over = Die Partie ist zu Ende.
expedition-refused-keep-first = Wähle zuerst das Plättchen, das du neben deinem Lager behältst.
expedition-refused-all-have-kept = Alle haben gewählt, was sie behalten.
expedition-refused-camp-is-kept = Das Lager behältst du ohnehin; wähle ein anderes Plättchen.
expedition-refused-not-among-ones = Das ist nicht unter deinen Plättchen mit einer 1: { $tile }.
expedition-refused-lay-one-first = Du musst in deinem Zug mindestens ein Plättchen legen.
expedition-refused-lay-now = Leg jetzt ein Plättchen, oder hör auf, wenn du schon eines gelegt hast.
expedition-refused-not-in-hand = So ein Plättchen mit einer { $back } hast du nicht: { $tile }.
expedition-refused-cell-taken = Auf { $cell } liegt schon ein Plättchen.
expedition-refused-layout-too-large = Die Auslage kann nicht größer als { $limit } mal { $limit } Plättchen werden; { $cell } ist zu weit draußen.
expedition-refused-not-edge-to-edge = Ein Plättchen muss mit einer Kante an ein anderes grenzen; neben { $cell } liegt keines.
expedition-refused-deploy-now = Sag zuerst, wie deine Abenteurer aus dem Lager kommen.
expedition-refused-no-camp-laid = Abenteurer kommen nur aus einem gerade gelegten Lager; einmal zur Ruhe gekommen, ziehen sie nicht mehr.
expedition-refused-too-few = Auf dieses Lager müssen mindestens { $required } gesetzt werden.
expedition-refused-too-many = Auf dieses Lager können höchstens { $most } gesetzt werden.
expedition-refused-too-many-leave = Im Lager müssen mindestens { $required } bleiben.
expedition-refused-gap = Abenteurer ziehen von Plättchen zu Plättchen, über keine Lücke.
expedition-refused-cannot-enter = { $cell } kann nicht betreten werden: { $tile }.
expedition-refused-too-few-stay = Auf { $cell } müssen mindestens { $need } bleiben.
expedition-refused-tile-full = Auf { $cell } dürfen nicht mehr als { $capacity } Abenteurer liegen.
expedition-refused-snakes = Niemand darf { $cell } betreten: Dort liegen Schlangen.
expedition-refused-use-or-pass = Nutze jetzt ein Aktionsplättchen, oder passe.
expedition-refused-action-not-in-hand = Dieses Aktionsplättchen hast du nicht: { $tile }.
expedition-refused-action-without-target = Dieses Aktionsplättchen hat gerade kein erlaubtes Ziel: { $tile }.
expedition-refused-choose-mountain = Wähle jetzt den Berg, dessen Abenteurer du nutzt.
expedition-refused-no-mountain = Auf { $cell } sind keine Berge.
expedition-refused-nobody-on-mountain = Du hast keinen Abenteurer auf { $cell }.
expedition-refused-no-target-from = Von { $cell } aus hat dieses Aktionsplättchen kein erlaubtes Ziel: { $tile }.
expedition-refused-choose-target = Wähle jetzt, wohin: { $tile }.
expedition-refused-no-tile = Auf { $cell } liegt kein Plättchen.
expedition-refused-ship-needs-lake = Ein Schiff braucht einen See; { $cell } ist keiner.
expedition-refused-ship-lake-taken = Auf { $cell } liegen schon ein Schiff oder Schlangen.
expedition-refused-caravan-not-adjacent = Eine Karawane zieht auf ein benachbartes Plättchen; { $cell } ist keines.
expedition-refused-caravan-lake = Eine Karawane kann nicht auf einen See.
expedition-refused-snakes-need-free-tile = Schlangen brauchen ein Plättchen ohne Abenteurer, Schiff oder Schlangen; { $cell } ist keines.
expedition-refused-sandstorm-same-mountain = Der Sandsturm muss auf ein anderes Plättchen als das, von dem er kommt.
expedition-refused-sandstorm-needs-most = Auf { $cell } hast du nicht mehr Abenteurer als jede andere Person.

## Am Tisch

expedition-turn-number = Zug { $number }
expedition-column-points = Punkte
expedition-column-supply = Vorrat
expedition-column-tiles = Plättchen
expedition-column-ships = Schiffe
expedition-column-captured = gef.
expedition-holds = hält
expedition-hand = Deine Plättchen:
expedition-actions = Deine Aktionsplättchen:
expedition-asked-keep = Welches Plättchen behältst du neben dem Lager?
expedition-asked-lay = Welches Plättchen legst du, und wohin?
expedition-asked-lay-more = Legst du noch ein Plättchen?
expedition-asked-deploy = Wie kommen deine Abenteurer aus dem Lager?
expedition-asked-adventure = Nutzt du ein Aktionsplättchen?
expedition-asked-from = Von welchem Berg?
expedition-asked-to = Wohin?
expedition-cells = auf (+)
expedition-type-cell = Tipp einen Buchstaben und ein Feld, zum Beispiel
expedition-stop = kein weiteres Plättchen
expedition-legend = d Wüste, o Oase, ^ Berge, ~ See; C Lager, T Tempel, P Pyramide.
    A3: Dort liegen drei Abenteurer, obenauf einer von A. + und Klammern zeigen Felder, die du wählen kannst.
    deploy 4 east 1 2: Vier Abenteurer kommen heraus; einer bleibt auf dem nächsten Plättchen im Osten, zwei auf dem danach.
expedition-ask-camps = Gehaltene Lager
expedition-ask-temples = Gehaltene Tempel
expedition-ask-pyramids = Gehaltene Pyramiden
expedition-ask-ships = Gebäude neben Schiffen
expedition-ask-captured = Gefangene Abenteurer
expedition-ask-supply = Abenteurer noch im Vorrat
