# Was die Spieler tun, wie es im Satz nach dem Namen oder „Du“ steht ($who ist you oder other).
# Was hier fehlt, sagen die Zeilen in game.ftl.

expedition-tell-first = { $who ->
        [you] beginnst
       *[other] beginnt
    }
expedition-tell-kept = { $who ->
        [you] behältst
       *[other] behält
    } das Lager und ein weiteres Plättchen
expedition-tell-laid = { $who ->
        [you] legst
       *[other] legt
    } { $tile ->
        [desert] eine Wüste
        [desert-camp] ein Lager in der Wüste
        [desert-temple] einen Tempel in der Wüste
        [desert-pyramid] eine Pyramide in der Wüste
        [oasis] eine Oase
        [oasis-camp] ein Lager in der Oase
        [oasis-temple] einen Tempel in der Oase
        [oasis-pyramid] eine Pyramide in der Oase
        [mountains] Berge
       *[other] einen See
    } auf { $cell }
expedition-tell-deployed = { $who ->
       *[other] setzt
    } { $count ->
        [0] niemanden
        [one] einen Abenteurer
       *[other] { $count } Abenteurer
    } darauf
expedition-tell-marched = { $who ->
        [you] schickst
       *[other] schickt
    } { $leaving } von { $count } Abenteurern nach { $direction ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[other] Westen
    } ({ $tiles })
expedition-tell-rest = { $count } auf { $cell }
expedition-tell-drew = { $who ->
        [you] ziehst
       *[other] zieht
    } { $tile ->
        [desert] eine Wüste
        [desert-camp] ein Lager in der Wüste
        [desert-temple] einen Tempel in der Wüste
        [desert-pyramid] eine Pyramide in der Wüste
        [oasis] eine Oase
        [oasis-camp] ein Lager in der Oase
        [oasis-temple] einen Tempel in der Oase
        [oasis-pyramid] eine Pyramide in der Oase
        [mountains] Berge
       *[other] einen See
    } nach
expedition-tell-shipped = { $who ->
       *[other] setzt
    } ein Schiff auf den See { $to }
expedition-tell-moved = { $who ->
        [you] gehst
       *[other] geht
    } mit der Karawane von { $from } nach { $to }
expedition-tell-snaked = { $who ->
        [you] legst
       *[other] legt
    } Schlangen auf { $to }
expedition-tell-swept = { $who ->
        [you] fegst
       *[other] fegt
    } { $to } mit dem Sandsturm leer
expedition-tell-captured = { $who ->
        [you] fängst
       *[other] fängt
    } { $count ->
        [0] niemanden
        [one] einen Abenteurer
       *[other] { $count } Abenteurer
    }
expedition-tell-since = Seit deinem letzten Zug
expedition-tell-own = Dein Zug { $turn }
expedition-tell-before = Davor
expedition-laid-by = seit deinem letzten Zug von { $player } gelegt
expedition-came-by = { $player } setzte seit deinem letzten Zug { $count } hierher
