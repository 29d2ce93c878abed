# Expedition Luxor mit Neue Abenteuer.
# Spieler und Felder kommen so, wie sie gezeigt werden; { $tile } und { $direction } sind schon in der Sprache des Lesers.
#
# Das Attribut "answer" ist, was als Antwort an der Schaltfläche steht, wo wenig Platz ist.

## Der Titel

expedition-name = Expedition Luxor
expedition-about = Lege Gelände an, schicke Abenteurer aus deinen Lagern los und sichere dir Tempel und Pyramiden.
module-new-adventures = Neue Abenteuer
module-new-adventures-about = Für erfahrene Spieler: Aktionsplättchen, von den Bergen aus genutzt. Schiffe, Karawanen, Schlangen und Sandstürme.

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

## Was eine Wahl bewirkt

expedition-do-keep = Außer dem Lager dieses Plättchen behalten: { $tile }.
expedition-do-lay = Auf { $cell } anlegen: { $tile }.
expedition-do-stop = In diesem Zug kein Plättchen mehr anlegen.
    .label = Nichts mehr anlegen
    .answer = in diesem Zug
expedition-do-stay = { $count ->
    [0] Niemanden
    [one] Einen Abenteurer
   *[other] { $count } Abenteurer
  } auf das Lager setzen; alle bleiben dort.
expedition-do-march = { $count } Abenteurer auf das Lager setzen: { $staying ->
    [one] 1 bleibt
   *[other] { $staying } bleiben
  }, die anderen gehen nach { $direction }: { $tiles }.
expedition-do-use = Dieses Aktionsplättchen nutzen: { $tile }.
expedition-do-pass = In diesem Zug kein Aktionsplättchen nutzen.
    .label = Kein Aktions{ "\u00AD" }plättchen
    .answer = in diesem Zug
expedition-do-from = Deinen Abenteurer auf { $cell } nutzen.
expedition-do-ship = Das Schiff auf { $cell } setzen.
expedition-do-caravan = Mit der Karawane nach { $cell } gehen.
expedition-do-snakes = Die Schlangen auf { $cell } legen.
expedition-do-sandstorm = Mit dem Sandsturm nach { $cell } ziehen.

## Das Protokoll

expedition-begins = { $player } beginnt.
expedition-begins-by-lot = { $player } beginnt: Das Los hat entschieden.
expedition-kept = { $player } behält das Lager und dieses Plättchen: { $tile }.
expedition-kept-hidden = { $player } behält das Lager und ein weiteres Plättchen.
expedition-start-laid = Die { $count } abgegebenen Plättchen werden gemischt und bilden die Startauslage.
expedition-turn = Zug { $turn }: { $player }.
    .turn = { $turn }
    .brief = { "" }
    .short = { "" }
expedition-tile-laid = { $player } legt auf { $cell } ein Plättchen mit einer { $back } an: { $tile }.
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
  }, die anderen gehen nach { $direction }: { $tiles }.
    .short = { $staying ->
    [one] 1 bleibt
   *[other] { $staying } bleiben
  }, { $direction }: { $tiles }
expedition-tile-drawn = { $player } zieht ein Plättchen mit einer { $back } nach: { $tile }.
expedition-tile-drawn-hidden = { $player } zieht ein Plättchen mit einer { $back } nach.
expedition-stopped = { $player } legt kein weiteres Plättchen an.
    .short = kein weiteres Plättchen
expedition-action-chosen = { $player } nutzt ein Aktionsplättchen: { $tile }.
    .short = { $tile }
expedition-ship-placed = { $player } nimmt einen Abenteurer von { $from } in den Vorrat zurück und setzt ein Schiff auf { $to }.
    .short = ein Schiff auf { $to }
expedition-caravan-moved = Ein Abenteurer von { $player } geht mit der Karawane von { $from } nach { $to }.
    .short = von { $from } nach { $to }
expedition-snakes-placed = { $player } nimmt einen Abenteurer von { $from } in den Vorrat zurück und legt Schlangen auf { $to }.
    .short = Schlangen auf { $to }
expedition-sandstorm-swept = Der Sandsturm bringt einen Abenteurer von { $player } von { $from } nach { $to }; { $count ->
    [0] dort wird niemand gefangen
    [one] dort wird ein Abenteurer gefangen
   *[other] dort werden { $count } Abenteurer gefangen
  }.
    .short = von { $from } nach { $to }, { $count } gefangen
expedition-action-drawn = { $player } zieht ein Aktionsplättchen nach: { $tile }.
expedition-action-drawn-hidden = { $player } zieht ein Aktionsplättchen nach.
expedition-won = Alle Plättchen sind angelegt: { $player } gewinnt.
expedition-won-by-two = Alle Plättchen sind angelegt: { $player } und { $second } teilen sich den Sieg.
expedition-won-by-three = Alle Plättchen sind angelegt: { $player }, { $second } und { $third } teilen sich den Sieg.
expedition-won-by-four = Alle Plättchen sind angelegt: { $player }, { $second }, { $third } und { $fourth } teilen sich den Sieg.

## Warum etwas nicht erlaubt ist

expedition-refused-over = Die Partie ist zu Ende.
expedition-refused-keep-first = Wähle zuerst das Plättchen, das du außer dem Lager behältst.
expedition-refused-all-have-kept = Alle haben schon gewählt, was sie behalten. Spiele jetzt deinen Zug.
expedition-refused-camp-is-kept = Das Lager behältst du ohnehin. Wähle ein anderes deiner Plättchen mit einer 1.
expedition-refused-not-among-ones = Dieses Plättchen ist nicht unter deinen vieren mit einer 1: { $tile }. Wähle eines davon.
expedition-refused-lay-one-first = Das erste Plättchen ist Pflicht: Lege in deinem Zug mindestens eines an.
expedition-refused-lay-now = Lege jetzt ein Plättchen an, oder höre auf, wenn du schon eines angelegt hast.
expedition-refused-not-in-hand = Ein solches Plättchen mit einer { $back } hast du nicht auf der Hand: { $tile }. Wähle eines deiner Plättchen.
expedition-refused-cell-taken = Auf { $cell } liegt schon ein Plättchen. Wähle einen freien Platz am Rand der Auslage.
expedition-refused-layout-too-large = { $cell } liegt zu weit draußen: Die Auslage darf höchstens { $limit } mal { $limit } Plättchen groß werden.
expedition-refused-not-edge-to-edge = Neben { $cell } liegt kein Plättchen. Ein Plättchen braucht eine gemeinsame Kante mit der Auslage; diagonal genügt nicht.
expedition-refused-deploy-now = Setze zuerst deine Abenteurer auf das neue Lager.
expedition-refused-no-camp-laid = Abenteurer bewegen sich nur direkt nach dem Einsetzen auf ein neues Lager. Danach bleiben sie liegen.
expedition-refused-too-few = Das sind zu wenige. Auf dieses Lager musst du mindestens { $required } Abenteurer setzen.
expedition-refused-too-many = Das sind zu viele. Auf dieses Lager kannst du höchstens { $most } Abenteurer setzen.
expedition-refused-too-many-leave = Es gehen zu viele los. Mindestens { $required } Abenteurer müssen im Lager bleiben.
expedition-refused-gap = Dort liegt kein Plättchen. Abenteurer gehen von Plättchen zu Plättchen, nie über eine Lücke.
expedition-refused-cannot-enter = { $cell } kann nicht betreten werden: { $tile }. Wähle eine andere Richtung, oder lass alle vorher bleiben.
expedition-refused-too-few-stay = Auf { $cell } bleiben zu wenige. Dort müssen mindestens { $need } Abenteurer bleiben.
expedition-refused-tile-full = Auf { $cell } wären es zu viele. Am Ende dürfen dort höchstens { $capacity } Abenteurer liegen.
expedition-refused-snakes = Auf { $cell } liegen Schlangen. Niemand darf dieses Plättchen betreten; wähle ein anderes.
expedition-refused-use-or-pass = Nutze jetzt ein Aktionsplättchen, oder verzichte darauf.
expedition-refused-action-not-in-hand = Dieses Aktionsplättchen hast du nicht auf der Hand: { $tile }. Wähle eines von deinen, oder verzichte.
expedition-refused-action-without-target = Für dieses Aktionsplättchen gibt es gerade kein erlaubtes Ziel: { $tile }. Wähle ein anderes, oder verzichte.
expedition-refused-choose-mountain = Wähle jetzt das Bergplättchen, dessen Abenteurer du nutzt.
expedition-refused-no-mountain = { $cell } ist kein Bergplättchen. Wähle eines, auf dem ein Abenteurer von dir liegt.
expedition-refused-nobody-on-mountain = Auf { $cell } liegt kein Abenteurer von dir. Wähle ein Bergplättchen, auf dem einer liegt.
expedition-refused-no-target-from = Von { $cell } aus hat dieses Aktionsplättchen kein erlaubtes Ziel: { $tile }. Wähle ein anderes Bergplättchen.
expedition-refused-choose-target = Wähle jetzt ein Ziel für dieses Aktionsplättchen: { $tile }.
expedition-refused-no-tile = Auf { $cell } liegt kein Plättchen. Wähle ein Plättchen der Auslage.
expedition-refused-ship-needs-lake = { $cell } ist kein See. Ein Schiff kommt auf ein Seenplättchen.
expedition-refused-ship-lake-taken = Auf { $cell } liegt schon ein Schiff, oder es liegen Schlangen dort. Wähle einen freien See.
expedition-refused-caravan-not-adjacent = { $cell } grenzt nicht an. Eine Karawane geht auf ein horizontal oder vertikal angrenzendes Plättchen.
expedition-refused-caravan-lake = Eine Karawane kann nicht auf einen See. Wähle ein anderes angrenzendes Plättchen.
expedition-refused-snakes-need-free-tile = { $cell } ist nicht frei. Schlangen kommen auf ein Plättchen ohne Abenteurer, Schiff und Schlangen.
expedition-refused-sandstorm-same-mountain = Der Sandsturm kann nicht auf das Bergplättchen, von dem er kommt. Wähle ein anderes Plättchen.
expedition-refused-sandstorm-needs-most = Auf { $cell } hast du nicht mehr Abenteurer als jeder andere Spieler. Wähle ein Plättchen, auf dem du die meisten hast.

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
expedition-asked-keep = Welches Plättchen behältst du außer dem Lager?
expedition-asked-lay = Welches Plättchen legst du an, und wo?
expedition-asked-lay-more = Legst du noch ein Plättchen an?
expedition-asked-deploy = Wie viele Abenteurer setzt du ein, und wohin gehen sie?
expedition-asked-adventure = Nutzt du ein Aktionsplättchen?
expedition-asked-from = Von welchem Bergplättchen?
expedition-asked-to = Wohin?
expedition-cells = auf (+)
expedition-type-cell = Tippe einen Buchstaben und einen Platz, zum Beispiel
expedition-stop = kein weiteres Plättchen
expedition-legend = d Wüste, o Oase, ^ Berge, ~ See; C Lager, T Tempel, P Pyramide.
    A3: Dort liegen drei Abenteurer, obenauf einer von A. + und Klammern zeigen Plätze, die du wählen kannst.
    Auf der kleinen Karte ist =A ein Schiff von A, und §§ sind Schlangen.
    setze ein 4 Osten 1 2: Vier Abenteurer werden eingesetzt; einer bleibt auf dem nächsten Plättchen im Osten, zwei auf dem danach.
expedition-ask-camps = Lager mit eigenem Abenteurer obenauf
expedition-ask-temples = Tempel mit eigenem Abenteurer obenauf
expedition-ask-pyramids = Pyramiden mit eigenem Abenteurer obenauf
expedition-ask-ships = Gebäude neben Schiffen
expedition-ask-captured = Gefangene Abenteurer
expedition-ask-supply = Abenteurer noch im Vorrat

## Gründe eines Rats

reason-expedition-held = mehr Gebäude: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-camps = Lager für später aufgehoben
reason-expedition-reach = mehr in Reichweite: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-ships = ein Schiff: etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
reason-expedition-captured = gefangene Abenteurer: { $points }
reason-expedition-supply = Abenteurer im Vorrat behalten
reason-expedition-tempo = ein Abenteurer auf den Bergen, für Aktionsplättchen
reason-expedition-other = ein besserer Platz für später

## Der Tisch auf der Seite

land-name = Die Auslage
land-picture = Die Auslage von oben. Eine Tabelle in Worten folgt.
land-in-words = Die Auslage, Zeile für Zeile
land-free = frei
land-stack = { $count ->
    [one] ein Abenteurer, { $name }
   *[other] { $count } Abenteurer, { $name } obenauf
  }
land-ship-of = Schiff von { $name }
land-not-yet = Die Startauslage wird gelegt, wenn alle gewählt haben.
land-zoom = Zoom
land-zoom-in = Näher heran
land-zoom-out = Weiter weg
land-zoom-fit = Alles zeigen
land-leave = Aus dem Lager: { $direction }
land-asked-which = Welches Plättchen legst du an?
land-asked-where = Wo legst du „{ $tile }“ an?
land-asked-deploy = Setze { $required } bis { $most } Abenteurer ein: Wie viele bleiben, wie viele gehen los?
land-asked-to-ship = Auf welchen See kommt das Schiff?
land-asked-to-caravan = Wohin geht die Karawane?
land-asked-to-snakes = Wohin kommen die Schlangen?
land-asked-to-sandstorm = Wohin weht der Sandsturm?
land-which-way = In welche Richtung
land-all-stay = alle bleiben
land-new-camp = Neues Lager
land-place = { $tile }, { $cell }
land-fewer = Einer weniger: { $place }
land-more = Einer mehr: { $place }
land-go = Los
land-come-out = { $count } von { $most }
land-hidden-tile = ein verdecktes Plättchen
land-back-number = Rückseite { $back }
land-tiles-left = { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
  }
land-supply = Abenteurer im Vorrat
land-stack-backs = Noch zu ziehen:
land-back = { $count } mit einer { $back } auf der Rückseite
land-action-tiles = Aktionsplättchen
land-no-action-tiles = Du hast keine mehr.
land-why-action = Ein Aktionsplättchen nutzt du am Ende deines Zuges, nach dem Anlegen, und nur mit einem eigenen Abenteurer auf einem Bergplättchen.
land-does-ship = auf einen See
land-does-caravan = ein Plättchen weiter
land-does-snakes = sperren ein Plättchen
land-does-sandstorm = nimmt die anderen gefangen
land-gives-building = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für den, der obenauf liegt
land-gives-terrain = unterwegs { $stay ->
    [one] bleibt 1 hier
   *[other] bleiben { $stay } hier
  }
land-gives-lake = niemand kann hinein
