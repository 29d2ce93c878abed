# Expedition Luxor : ce que seul le terminal dit.

## Marques sur la carte : un bateau quatre colonnes au plus, les serpents cinq

mark-ship = bat.
mark-snakes = serp.

## Ce que l’on peut taper, pour qui a tapé autre chose

expedition-such-as = par exemple { $example }
expedition-right-cell = Tapez la lettre d’une tuile et un emplacement marqué +, par exemple { $example }.
expedition-right-cell-or-stop = { $right } Ou tapez { $stop } pour ne plus poser de tuile.
expedition-right-plan = Tapez un numéro de 1 à { $last }, ou combien d’aventuriers en tout, dans quelle direction ils partent et combien restent sur chaque tuile, par exemple { $example }.

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
