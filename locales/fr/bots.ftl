# Ce que disent les joueurs automatiques : des conseils à la table.

hint-heading = Ce qu’en penserait un bon joueur :
hint-line = { $chance } % de chances de gagner · { $reason }
hint-forced = Il n’y a rien à choisir ici : { $action } est la seule possibilité.
hint-unsampled = écarté d’emblée · { $reason }

reason-nothing = ne change pas grand-chose
