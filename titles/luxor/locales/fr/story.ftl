# Ce que font les joueurs, dans une phrase après le nom ou « Vous » ($who vaut you ou other).
# L’attribut "short" est pour les fenêtres étroites. Ce qui manque ici est dit par les lignes de game.ftl.

luxor-tell-mummy = La momie
luxor-tell-card = { $kind ->
        [number] un { $card }
       *[other] la carte « { $card } »
    }
luxor-tell-first = { $who ->
        [you] commencez
       *[other] commence
    }
luxor-tell-character = { $who ->
        [you] avez
       *[other] a
    } le personnage « { $character } »
luxor-tell-played = { $who ->
        [you] jouez
       *[other] joue
    } { $card }
luxor-tell-added = { $who ->
        [you] ajoutez
       *[other] ajoute
    } { $card }
luxor-tell-discarded = { $who ->
        [you] défaussez
       *[other] défausse
    } { $card }
luxor-tell-drawn = { $who ->
        [you] piochez
       *[other] pioche
    } { $card }
luxor-tell-nobody = { $who ->
        [you] ne déplacez
       *[other] ne déplace
    } personne
luxor-tell-rolled = { $who ->
        [you] obtenez
       *[other] obtient
    } { $face } au dé
luxor-tell-moved = { $count ->
        [one] { $who ->
            [you] allez
           *[other] va
        } { $from ->
            [stairs] des escaliers
           *[other] de la case { $from }
        } { $to ->
            [tomb] à la chambre funéraire
            [stairs] aux escaliers
           *[other] à la case { $to }
        }
       *[other] { $who ->
            [you] déplacez
           *[other] déplace
        } { $count } aventuriers
    }
    .short = { $count ->
        [one] { $who ->
            [you] allez
           *[other] va
        } { $to ->
            [tomb] à la chambre funéraire
            [stairs] aux escaliers
           *[other] à la case { $to }
        }
       *[other] { $who ->
            [you] déplacez
           *[other] déplace
        } { $count } aventuriers
    }
luxor-tell-moved-tunnel = { $who ->
        [you] prenez
       *[other] prend
    } le tunnel de la case { $from } à la case { $to }
luxor-tell-moved-forward = { $who ->
        [you] avancez
       *[other] avance
    } plutôt { $from ->
        [stairs] des escaliers
       *[other] de la case { $from }
    } { $to ->
        [tomb] à la chambre funéraire
        [stairs] aux escaliers
       *[other] à la case { $to }
    }
luxor-tell-stayed = { $who ->
        [you] restez
       *[other] reste
    } sur la case { $place }
luxor-tell-activated = { $who ->
        [you] activez
       *[other] active
    } { $count ->
        [one] un aventurier
       *[other] { $count } aventuriers
    }
luxor-tell-tomb = { $who ->
        [you] entrez
       *[other] entre
    } dans la chambre funéraire
luxor-tell-sarcophagus = { $who ->
        [you] prenez
       *[other] prend
    } le sarcophage de valeur { $value }
luxor-tell-prize = { $who ->
        [you] prenez
       *[other] prend
    } { $tile } sur la case { $place } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } { $tile }
luxor-tell-turned = { $who ->
        [you] retournez
       *[other] retourne
    } { $kind ->
       *[other] { $tile }
    }
luxor-tell-key = { $who ->
        [you] prenez
       *[other] prend
    } { $count ->
        [one] une clé
       *[other] { $count } clés
    }{ $place ->
        [none] { "" }
       *[other] { " " }sur la case { $place }
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-tell-horus = { $who ->
        [you] prenez
       *[other] prend
    } la carte Horus « { $card } »{ $place ->
        [none] { "" }
       *[other] { " " }sur la case { $place }
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } la carte Horus « { $card } »
luxor-tell-scarab = { $who ->
        [you] prenez
       *[other] prend
    } un scarabée{ $value ->
        [0] { "" }
       *[other] { " " }de valeur { $value }
    }{ $place ->
        [none] { "" }
       *[other] { " " }sur la case { $place }
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } un scarabée
luxor-tell-wild = { $who ->
        [you] prenez
       *[other] prend
    } une tuile Trésor joker{ $place ->
        [none] { "" }
       *[other] { " " }sur la case { $place }
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } un joker
luxor-tell-talismans = { $who ->
        [you] prenez
       *[other] prend
    } { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }{ $place ->
        [none] { "" }
       *[other] { " " }sur la case { $place }
    }
    .short = { $who ->
        [you] prenez
       *[other] prend
    } { $count ->
        [one] un talisman
       *[other] { $count } talismans
    }
luxor-tell-raised = { $who ->
        [you] relevez
       *[other] relève
    } { $count ->
        [one] un aventurier sur la case { $place }
       *[other] { $count } aventuriers
    }
luxor-tell-mummy-tile = { $who ->
        [you] payez
       *[other] paie
    } { $cost ->
        [one] un talisman
       *[other] { $cost } talismans
    } pour la tuile Momie « { $tile } »
    .short = { $who ->
        [you] utilisez
       *[other] utilise
    } une tuile Momie
luxor-tell-points = { $who ->
        [you] marquez
       *[other] marque
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
luxor-tell-shifted = { $who ->
        [you] déplacez
       *[other] déplace
    } une carte de la place { $from } à la place { $to } de la main
luxor-tell-put-out = { $who ->
        [you] retirez
       *[other] retire
    } de la partie un scarabée{ $value ->
        [0] { "" }
       *[other] { " " }de valeur { $value }
    }
luxor-tell-gave-up = { $who ->
        [you] défaussez
       *[other] défausse
    } { $count ->
        [one] une clé
       *[other] { $count } clés
    }
luxor-tell-extra-turn = { $who ->
        [you] gagnez
       *[other] gagne
    } un tour supplémentaire
luxor-tell-laid-down = { $who ->
        [you] couchez
       *[other] couche
    } { $whom ->
        [you] un de vos aventuriers
       *[other] un aventurier ({ $player })
    } sur la case { $place }
luxor-came = { $player } arrive ici { $from ->
        [stairs] des escaliers
       *[other] de la case { $from }
    } : { $does }
