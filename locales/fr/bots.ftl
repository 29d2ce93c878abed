# Ce que disent les joueurs automatiques : des conseils à la table.

hint-heading = Ce qu’en penserait un joueur fort :
hint-line = { $chance } % de chances de gagner · { $reason }
hint-unsampled = écarté au premier regard · { $reason }

reason-nothing = peu de choses changent
reason-luxor-collected = environ { $points } { $points ->
    [one] point
   *[other] points
} pour des trésors
reason-luxor-position = environ { $points } de plus au mur
reason-luxor-sarcophagi = un sarcophage : { $points } points
reason-luxor-keys = une clé de la chambre funéraire
reason-luxor-sets = séries de trésors : environ { $points }
reason-luxor-scarabs = un scarabée : environ { $points }
reason-luxor-together = des aventuriers proches, pour un trésor
reason-luxor-awake = quelqu’un se réveille près d’une statue
reason-expedition-held = édifices tenus : environ { $points } de plus
reason-expedition-camps = des camps gardés pour plus tard
reason-expedition-reach = davantage à portée : environ { $points }
reason-expedition-ships = un bateau : environ { $points }
reason-expedition-captured = captures : { $points }
reason-expedition-supply = des aventuriers gardés en réserve
reason-expedition-tempo = un aventurier dans les montagnes, pour les tuiles d’action
reason-expedition-other = une meilleure place pour plus tard
