# Ce que des erreurs ont en commun : les sortes de raisons pour lesquelles un choix est meilleur.

reason-expedition-held-kind = tenir des bâtiments
reason-expedition-camps-kind = des camps gardés pour plus tard
reason-expedition-reach-kind = des bâtiments à portée
reason-expedition-ships-kind = des bateaux
reason-expedition-captured-kind = des aventuriers capturés
reason-expedition-supply-kind = des aventuriers gardés en réserve
reason-expedition-tempo-kind = un aventurier dans les montagnes, pour les tuiles Action
reason-expedition-other-kind = une meilleure position pour la suite
