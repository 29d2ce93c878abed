# Ce que dit le serveur quand il ne peut pas faire ce qu’on demande.
error-bad-request = Le serveur n’a pas compris cette demande.
error-forbidden = Vous n’avez pas le droit de faire cela.
error-not-found = Il n’y a rien ici.
error-timeout = Cela a pris trop de temps. Réessayez.
error-conflict = La table a changé entre-temps. Regardez-la et choisissez à nouveau.
error-too-large = C’est trop volumineux.
error-file-too-large = Ce fichier est trop volumineux pour une partie : on peut ouvrir { $most } Ko au plus.
error-too-many-requests = Trop de demandes arrivent à la fois de votre réseau. Patientez un instant.
error-too-many-commands = C’était trop rapide. Patientez un instant.
error-too-many-guests = Trop de nouveaux joueurs sont arrivés de votre réseau en une heure. Réessayez plus tard.
error-too-many-pages = Trop de personnes sont connectées à ce serveur. Réessayez dans un moment.
error-too-many-connections = Trop de pages sont ouvertes depuis votre réseau. Fermez-en une et réessayez.
error-too-many-games = Vous avez déjà { $most } parties inachevées. Terminez-en une avant d’en commencer une autre.
error-too-many-bot-games = { $most ->
    [one] Une partie entre ordinateurs est déjà en cours. Attendez qu’elle soit terminée.
   *[other] { $most } parties entre ordinateurs sont déjà en cours. Attendez que l’une d’elles soit terminée.
}
error-too-many-records = Vos parties occupent toute la place dont elles disposent ici. Enregistrez dans des fichiers celles que vous voulez garder.
error-server-full = Ce serveur n’a plus de place pour de nouvelles parties. Les parties commencées continuent.
error-import-too-long = Cette partie est trop longue : un fichier peut contenir au plus { $most } coups.
error-game-too-long = Cette partie est devenue si longue que plus rien ne peut être repris. Vous pouvez continuer à jouer.
error-other-site = Un autre site a tenté de faire cela. Faites-le sur la page de ce serveur.
error-other-host = Ce serveur se trouve à une autre adresse. Ouvrez celle-là.
error-two-cookies = Votre navigateur a envoyé deux identités à ce serveur. Effacez les cookies de ce site et rouvrez-le.
error-too-many-analyses = Beaucoup de parties attendent ici d’être analysées. Réessayez dans quelques minutes.
refused-analysis-running = Une partie peut être analysée une fois terminée : avant, une analyse révélerait ce qui est caché.
error-internal = Une erreur est survenue. Rien n’a changé ; réessayez.
error-unavailable = Le serveur n’est pas prêt. Rien n’a changé ; réessayez.
error-not-offered = Ce n’est pas possible ici.
error-name = Choisissez un nom de 1 à { $most } lettres visibles, avec quelques accents au plus par lettre.
error-name-taken = { $name } est déjà à cette table. Choisissez un autre nom.
refused-not-your-turn = Ce n’est pas à vous de décider maintenant.
refused-not-begun = La partie n’a pas encore commencé.
refused-begun = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore terminée.
refused-seat-taken = Cette place est prise.
refused-damaged = Cette partie est endommagée et ne peut pas être ouverte. Elle est conservée telle quelle ; signalez-le à la personne qui gère ce serveur.
refused-seat-of-bot = Un ordinateur joue déjà à cette place.
refused-player-here = { $player } est à la table.
refused-patience = { $player } n’est pas absent depuis assez longtemps : ce sera possible dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
refused-knows-another-hand = Vous avez ou aviez une autre place dans cette partie et connaîtriez deux mains.
refused-earlier-generation = Cette partie suit des règles antérieures (génération { $generation }). On ne peut plus la jouer ni la vérifier ici ; elle est conservée telle quelle.
refused-later-generation = Cette partie suit des règles plus récentes (génération { $generation }). Il faut une version plus récente du programme ; la partie est conservée telle quelle.
