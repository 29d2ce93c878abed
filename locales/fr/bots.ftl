# Ce que disent les joueurs automatiques : des conseils à la table.

hint-heading = Ce qu’en penserait un bon joueur :
hint-line = { $chance } % de chances de gagner · { $reason }
hint-forced = Il n’y a rien à choisir ici : { $action } est la seule possibilité.
hint-unsampled = écarté d’emblée · { $reason }

reason-nothing = ne change pas grand-chose

## L’analyse d’une partie terminée

# $luck, $play et $others sont des pourcentages avec leur signe : +21
analysis-won = { $player } a gagné : chance { $luck } %, jeu { $play } %, erreurs des autres { $others } %.
analysis-shared = { $winners } joueurs se partagent la victoire.
analysis-ended = Les joueurs ont mis fin à cette partie avant son terme, personne n’a donc gagné.
analysis-kept-from = environ { $points } de moins pour { $player }
