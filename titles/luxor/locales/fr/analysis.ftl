# Ce que des erreurs ont en commun : les sortes de raisons pour lesquelles un choix est meilleur.

reason-luxor-collected-kind = des points de trésors
reason-luxor-position-kind = une meilleure position sur le chemin
reason-luxor-sarcophagi-kind = un sarcophage
reason-luxor-keys-kind = des clés de la chambre funéraire
reason-luxor-sets-kind = des séries de trésors
reason-luxor-scarabs-kind = des scarabées
reason-luxor-together-kind = des aventuriers proches les uns des autres
reason-luxor-active-kind = davantage d’aventuriers actifs
