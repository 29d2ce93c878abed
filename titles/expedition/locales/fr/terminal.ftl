# Expedition Luxor : ce que seul le terminal dit.

## Marques sur la carte : un bateau quatre colonnes au plus, les serpents cinq

mark-ship = bat.
mark-snakes = serp.

## Les mots d’une action, affichés et tapés ; tous différents

expedition-action-words =
    .keep = garder
    .lay = poser
    .at = en
    .stop = terminer
    .deploy = déployer
    .north = nord
    .east = est
    .south = sud
    .west = ouest
    .use = utiliser
    .pass = passer
    .from = depuis
    .to = vers
    .ship = bateau
    .caravan = caravane
    .snakes = serpents
    .sandstorm = tempête
    .desert = désert
    .desert-camp = désert-camp
    .desert-temple = désert-temple
    .desert-pyramid = désert-pyramide
    .oasis = oasis
    .oasis-camp = oasis-camp
    .oasis-temple = oasis-temple
    .oasis-pyramid = oasis-pyramide
    .mountains = montagnes
    .lake = lac
