# Was die Seite zu einem Teil sagt, auf das man zeigt: sein Name und seine Wirkung in einem Satz (`text`).

about-luxor-key = Schlüssel
    .text = Die Grabkammer zu betreten kostet einen Schlüssel. Jeder, der übrig bleibt, zählt 1 Punkt.
about-luxor-vase = Vasen
    .text = Vase, Statue und Schmuck bilden ein Set; jedes weitere Set zählt am Ende mehr.
about-luxor-statue = Statuen
    .text = Vase, Statue und Schmuck bilden ein Set; jedes weitere Set zählt am Ende mehr.
about-luxor-jewellery = Schmuck
    .text = Vase, Statue und Schmuck bilden ein Set; jedes weitere Set zählt am Ende mehr.
about-luxor-artifact = Artefakte
    .text = Am Ende darf zu jedem vollständigen Set ein Artefakt: dafür gibt es { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    } mehr.
about-luxor-wild = Joker
    .text = Ein Joker ersetzt jeden Schatz, der einem Set fehlt, höchstens zwei in jedem Set.
about-luxor-scarab = Skarabäen
    .text = Jeder zählt die Punkte auf seiner Vorderseite. Nur sein Besitzer kennt sie vor dem Ende.
about-luxor-talisman = Talismane
    .text = Mit ihnen bezahlst du Mumienplättchen. Du bekommst einen für jeden Mitspieler, von dem die Mumie in deinem Zug jemanden hinlegt.
about-luxor-sarcophagus = Sarkophage
    .text = Der erste Abenteurer in der Grabkammer nimmt den wertvolleren, der zweite den anderen.
about-luxor-standing = Stand
    .text = Die Punkte, wenn die Partie jetzt endete. Davon sind { $collected } gesammelt; der Rest kann sich noch ändern.
about-luxor-stairs = Die Treppe
    .text = Hier beginnen alle, und wer aktiv wird, stellt sich hierher. Am Ende zählt die Treppe nichts.
about-luxor-tomb = Die Grabkammer
    .text = Man betritt sie nur mit genauer Schrittzahl, jedes Mal für einen Schlüssel. Nach der Runde des zweiten Eintritts ist Schluss.
about-luxor-anubis = Anubis-Statue
    .text = Zieht einer deiner Abenteurer vorbei, wird dein hier liegender aktiv: Er stellt sich auf die Treppe und zieht ab der nächsten Runde mit.
about-luxor-wall = Wert an der Wand
    .text = Am Ende zählt jeder Abenteurer in diesem Raum so viele Punkte, liegend oder aufrecht.
about-luxor-temple-stack = Tempelplättchen
    .text = Wird ein Schatz mit diesem Zeichen genommen, kommt das oberste Plättchen dieses Stapels offen an seine Stelle.
about-luxor-cobra = Kobra
about-luxor-falcon = Falke
about-luxor-lion = Löwe
about-luxor-horus-stack = Horusstapel
    .text = Mit einem Horusplättchen mit ebenso vielen Augen nimmst du die offene Karte in die Mitte deiner Hand.
about-luxor-draw-pile = Nachziehstapel
    .text = Am Ende deines Zuges ziehst du eine Karte in die Mitte deiner Hand, außer du hast eine Horuskarte genommen.
about-luxor-discard-pile = Ablagestapel
    .text = Gespielte Karten, die alle ansehen dürfen. Gemischt werden sie der nächste Nachziehstapel.
about-luxor-hidden-card = Verdeckte Karte
    .text = Nur ihr Besitzer kennt sie. Von einer Hand sind nur die beiden Randkarten spielbar.
about-luxor-adventurers = Abenteurer
    .text = Liegende können sich nicht bewegen und zählen für keinen Schatz; die an den Statuen warten, bis ein eigener vorbeizieht.
about-luxor-roll = Eine { $number } gewürfelt
    .text = Der Würfel sagt, wie weit die Karte einen Abenteurer bewegt.
about-luxor-round = Runde { $number }
    .text = Ein Zug von jedem Spieler, im Uhrzeigersinn, vom Startspieler an.
about-luxor-empty = Leeres Feld
    .text = Hier liegt nichts. Abenteurer gehen darüber, ohne es zu zählen.
about-luxor-treasure = Schatz
    .text = { $demand ->
        [one] Steht hier einer deiner Abenteurer,
       *[other] Stehen hier { $demand } deiner Abenteurer zugleich,
    } nimmst du ihn und bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
about-luxor-tile-artifact = Artefakt
    .text = { $demand ->
        [one] Steht hier einer deiner Abenteurer,
       *[other] Stehen hier { $demand } deiner Abenteurer zugleich,
    } nimmst du es und bekommst { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; es zählt auch zu einem Set.
about-luxor-tile-horus = Horusplättchen
    .text = Wer hier stehen bleibt, nimmt einen Schlüssel oder die offene Horuskarte mit { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }. Das Plättchen bleibt.
about-luxor-tile-osiris = Osirisplättchen
    .text = Wer hier stehen bleibt, wird sofort { $number } Plättchen weitergeschoben.
about-luxor-temple = Tempelplättchen
about-luxor-tile-scarab = Skarabäus
    .text = Wer hier stehen bleibt, nimmt einen Skarabäus und hält dessen Punkte geheim.
about-luxor-tile-wild = Joker
    .text = Wer hier stehen bleibt, nimmt einen Joker, der jeden Schatz eines Sets ersetzt.
about-luxor-tile-scarab-or-wild = Skarabäus oder Joker
    .text = Wer hier stehen bleibt, nimmt eines von beiden.
about-luxor-tile-favour = Gunst des Horus
    .text = Wer hier stehen bleibt, nimmt die offene Horuskarte der Stufe { $one } oder { $other }.
about-luxor-tile-tunnel = Tunnel
    .text = Wer hier stehen bleibt, kommt am nächsten Tunnel in Richtung Grabkammer heraus.
about-luxor-mummy-tile = Mumienplättchen
    .text = Nach dem Nachziehen darfst du ein offenes Mumienplättchen bezahlen: { $tile }.
about-luxor-character = Charakter
about-luxor-module = Modul
about-luxor-card-basic = Startkarte
about-luxor-card-horus = Horuskarte, { $eyes ->
        [one] 1 Auge
       *[other] { $eyes } Augen
    }
about-luxor-card-equipment = Ausrüstungskarte
about-luxor-in-left = linker Rand deiner Hand
about-luxor-in-right = rechter Rand deiner Hand
about-luxor-in-middle = Mitte deiner Hand
about-luxor-in-play = im Spiel
about-luxor-in-hand-of = Hand von { $name }
about-luxor-does = { $does }.
about-luxor-does-later = { $does }. Spielbar, sobald sie am Rand ist: { $left ->
        [one] 1 Karte liegt
       *[other] { $left } Karten liegen
    } links von ihr, { $right } rechts.
about-luxor-fact-wall = Wand { $value }
about-luxor-fact-card = Karte: { $card }
about-luxor-fact-below = noch ein Plättchen darunter
about-luxor-fact-left = noch { $count }
about-luxor-fact-waits = { $name } wartet hier
about-luxor-fact-sarcophagus = Sarkophag mit { $value }
about-luxor-fact-costs = { $count ->
        [one] 1 Talisman
       *[other] { $count } Talismane
    }
