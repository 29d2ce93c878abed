# Ce que dit le serveur quand il ne peut pas faire ce qu’on demande.
error-bad-request = Le serveur n’a pas compris cette demande.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-not-found = Il n’y a rien ici.
error-timeout = Cela a pris trop de temps. Réessayez.
error-conflict = La table a changé entre-temps. Regardez-la et choisissez à nouveau.
error-too-large = C’est trop volumineux.
error-too-many = Trop de demandes à la fois. Patientez un instant.
error-internal = Une erreur est survenue. Rien n’a changé ; réessayez.
error-unavailable = Le serveur n’est pas prêt. Rien n’a changé ; réessayez.
error-not-offered = Personne ne peut faire cela ici.
error-name-taken = { $name } est déjà à cette table. Choisissez un autre nom.
refused-not-your-turn = Ce n’est pas à vous de décider maintenant.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = Cette place est prise.
