# Ce que disent les joueurs automatiques : des conseils à la table.

hint-heading = Ce qu’en penserait un bon joueur :
hint-line = { $chance } % de chances de gagner · { $reason }
hint-unsampled = écarté d’emblée · { $reason }

reason-nothing = ne change pas grand-chose
reason-luxor-collected = environ { $points } { $points ->
    [one] point
   *[other] points
} de trésors
reason-luxor-position = position : environ { $points } de plus
reason-luxor-sarcophagi = sarcophage : { $points } points
reason-luxor-keys = une clé pour la chambre funéraire
reason-luxor-sets = séries de trésors : environ { $points }
reason-luxor-scarabs = scarabée : environ { $points }
reason-luxor-together = des aventuriers proches, pour un trésor
reason-luxor-active = un aventurier de plus devient actif
reason-expedition-held = bâtiments tenus : environ { $points } de plus
reason-expedition-camps = des camps gardés pour plus tard
reason-expedition-reach = plus de bâtiments à portée : environ { $points }
reason-expedition-ships = bateau : environ { $points }
reason-expedition-captured = captures : { $points }
reason-expedition-supply = des aventuriers gardés en réserve
reason-expedition-tempo = un aventurier dans les montagnes, pour les tuiles Action
reason-expedition-other = une meilleure position pour la suite
