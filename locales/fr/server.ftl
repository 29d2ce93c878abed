# Ce que dit le serveur quand il ne peut pas faire ce qu'on demande.
error-bad-request = Cela n'a pas pu être compris.
error-forbidden = Ce n'est pas à vous de le faire.
error-not-found = Il n'y a rien ici.
error-timeout = Cela a pris trop de temps. Veuillez réessayer.
error-conflict = La table a changé entre-temps. Regardez à nouveau et choisissez encore.
error-too-large = C'est trop grand.
error-too-many = C'était trop souvent ou trop. Patientez un instant.
error-internal = Une erreur est survenue. Rien n'a changé ; veuillez réessayer.
error-unavailable = Le serveur n'est pas prêt. Rien n'a changé ; veuillez réessayer.
error-not-offered = Personne ne peut faire cela ici.
error-name-taken = { $name } est déjà à cette table. Choisissez un autre nom.
refused-not-your-turn = Ce n'est pas à vous de décider.
refused-not-begun = La partie n'a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-over = La partie n'est pas encore finie.
refused-seat-taken = Cette place est prise.
