# Expedition Luxor: was nur das Terminal sagt.

## Zeichen auf der Karte: ein Schiff höchstens vier Spalten, Schlangen fünf

mark-ship = Boot
mark-snakes = Schl.

## Was man tippen kann, wenn etwas anderes getippt wurde

expedition-such-as = zum Beispiel { $example }
expedition-right-cell = Tippe den Buchstaben eines Plättchens und einen Platz mit einem +, zum Beispiel { $example }.
expedition-right-cell-or-stop = { $right } Oder tippe { $stop }, um nichts mehr anzulegen.
expedition-right-plan = Tippe eine Nummer von 1 bis { $last }, oder wie viele du einsetzt, in welche Richtung sie gehen und wie viele auf jedem Plättchen bleiben, zum Beispiel { $example }.

## Die Wörter einer Aktion, wie sie gezeigt und getippt werden; keine zwei sind gleich

expedition-action-words =
    .keep = behalte
    .lay = lege
    .at = auf
    .stop = fertig
    .deploy = setze ein
    .north = Norden
    .east = Osten
    .south = Süden
    .west = Westen
    .use = nutze
    .pass = passe
    .from = von
    .to = nach
    .ship = Schiff
    .caravan = Karawane
    .snakes = Schlangen
    .sandstorm = Sandsturm
    .desert = Wüste
    .desert-camp = Wüstenlager
    .desert-temple = Wüstentempel
    .desert-pyramid = Wüstenpyramide
    .oasis = Oase
    .oasis-camp = Oasenlager
    .oasis-temple = Oasentempel
    .oasis-pyramid = Oasenpyramide
    .mountains = Berge
    .lake = See
