# Was die Seite zu einem Teil sagt, auf das man zeigt: sein Name und seine Wirkung in einem Satz (`text`).

about-expedition-camp = Lager
    .text = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jedes Lager, auf dem dein Abenteurer obenauf liegt.
about-expedition-temple = Tempel
    .text = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jeden Tempel, auf dem dein Abenteurer obenauf liegt.
about-expedition-pyramid = Pyramiden
    .text = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jede Pyramide, auf der dein Abenteurer obenauf liegt.
about-expedition-ship = Schiffe
    .text = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jedes Gebäude neben deinen Schiffen, gleich wem es gehört.
about-expedition-captured = Gefangene Abenteurer
    .text = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } am Ende für jeden Abenteurer, den deine Sandstürme gefangen haben.
about-expedition-supply = Vorrat
    .text = Abenteurer, die du noch auf Lager setzen kannst. Bei Gleichstand gewinnt, wer mehr davon hat.
about-expedition-standing = Stand
    .text = Die Punkte, wenn die Partie jetzt endete: Bei jedem Gebäude zählt, wer obenauf liegt.
about-expedition-stack = Plättchen im Stapel
    .text = Die Zahlen auf den Rückseiten. Gezogen wird von der kleinsten zur größten.
about-expedition-hidden-tile = Verdecktes Plättchen
    .text = Nur sein Besitzer kennt die Vorderseite; die Zahl auf der Rückseite ist offen.
about-expedition-turn = Zug { $number }
    .text = Lege ein bis drei Plättchen; die Partie endet, wenn alle liegen.
about-expedition-desert = Wer hierherzieht, lässt mindestens { $stay ->
        [one] 1 Abenteurer
       *[other] { $stay } Abenteurer
    } hier; am Ende liegen höchstens { $most } auf einem Plättchen.
about-expedition-oasis = Wer hierherzieht, lässt mindestens { $stay ->
        [one] 1 Abenteurer
       *[other] { $stay } Abenteurer
    } hier; am Ende liegen höchstens { $most } auf einem Plättchen.
about-expedition-mountains = Wer hierherzieht, lässt mindestens { $stay ->
        [one] 1 Abenteurer
       *[other] { $stay } Abenteurer
    } hier; am Ende liegen höchstens { $most } auf einem Plättchen.
about-expedition-lake = Niemand kann in einen See ziehen.
about-expedition-holds = { $text } Wer am Ende obenauf liegt, bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $building }.
about-expedition-lay-camp = { $text } Legst du es, kommen Abenteurer heraus.
about-expedition-free = Freies Feld
    .text = Hier kann ein Plättchen hin, Kante an Kante mit einem anderen.
about-expedition-action-ship = Dein Abenteurer verlässt seinen Berg; das Schiff kommt auf einen See und zählt für jedes Gebäude daneben.
about-expedition-action-caravan = Dein Abenteurer zieht von seinem Berg auf ein Nachbarplättchen und liegt dort obenauf.
about-expedition-action-snakes = Dein Abenteurer verlässt seinen Berg; die Schlangen kommen auf ein leeres Plättchen, das niemand mehr betritt.
about-expedition-action-sandstorm = Dein Abenteurer zieht zu einem Plättchen, auf dem du die meisten hast, und nimmt dort alle anderen gefangen.
about-expedition-action = Aktionsplättchen
about-expedition-in-hand = in deiner Hand
about-expedition-module = Modul
about-expedition-fact-room = { $count } von { $most }
about-expedition-fact-top = { $name } obenauf
