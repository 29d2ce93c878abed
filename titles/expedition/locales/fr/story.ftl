# Ce que font les joueurs, dans une phrase après le nom ou « Vous » ($who vaut you ou other).
# Ce qui manque ici est dit par les lignes de game.ftl.

expedition-tell-first = { $who ->
        [you] commencez
       *[other] commence
    }
expedition-tell-kept = { $who ->
        [you] gardez
       *[other] garde
    } le camp et une autre tuile
expedition-tell-laid = { $who ->
        [you] posez
       *[other] pose
    } { $tile ->
        [desert] un désert
        [desert-camp] un camp dans le désert
        [desert-temple] un temple dans le désert
        [desert-pyramid] une pyramide dans le désert
        [oasis] une oasis
        [oasis-camp] un camp dans l’oasis
        [oasis-temple] un temple dans l’oasis
        [oasis-pyramid] une pyramide dans l’oasis
        [mountains] des montagnes
       *[other] un lac
    } en { $cell }
expedition-tell-deployed = { $count ->
        [0] { $who ->
            [you] n’y placez aucun aventurier
           *[other] n’y place aucun aventurier
        }
        [one] { $who ->
            [you] y placez
           *[other] y place
        } un aventurier
       *[other] { $who ->
            [you] y placez
           *[other] y place
        } { $count } aventuriers
    }
expedition-tell-marched = { $who ->
        [you] envoyez
       *[other] envoie
    } { $leaving } des { $count } aventuriers vers { $direction ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[other] l’ouest
    } ({ $tiles })
expedition-tell-rest = { $count } en { $cell }
expedition-tell-drew = { $who ->
        [you] piochez
       *[other] pioche
    } { $tile ->
        [desert] un désert
        [desert-camp] un camp dans le désert
        [desert-temple] un temple dans le désert
        [desert-pyramid] une pyramide dans le désert
        [oasis] une oasis
        [oasis-camp] un camp dans l’oasis
        [oasis-temple] un temple dans l’oasis
        [oasis-pyramid] une pyramide dans l’oasis
        [mountains] des montagnes
       *[other] un lac
    }
expedition-tell-shipped = { $who ->
        [you] envoyez
       *[other] envoie
    } un bateau sur le lac en { $to }
expedition-tell-moved = { $who ->
        [you] allez
       *[other] va
    } avec la caravane de { $from } à { $to }
expedition-tell-snaked = { $who ->
        [you] placez
       *[other] place
    } des serpents en { $to }
expedition-tell-swept = { $who ->
        [you] balayez
       *[other] balaie
    } la tuile en { $to } avec la tempête de sable
expedition-tell-captured = { $count ->
        [0] { $who ->
            [you] ne capturez
           *[other] ne capture
        } personne
        [one] { $who ->
            [you] capturez
           *[other] capture
        } un aventurier
       *[other] { $who ->
            [you] capturez
           *[other] capture
        } { $count } aventuriers
    }
expedition-tell-since = Depuis votre dernier tour
expedition-tell-own = Votre tour { $turn }
expedition-tell-before = Auparavant
expedition-laid-by = posée par { $player } depuis votre dernier tour
expedition-came-by = { $player } en a placé { $count } ici depuis votre dernier tour
