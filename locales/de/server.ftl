# Was der Server sagt, wenn etwas nicht geht.
error-bad-request = Das hat der Server nicht verstanden.
error-forbidden = Das darfst du hier nicht.
error-not-found = Hier ist nichts.
error-timeout = Das hat zu lange gedauert. Bitte versuche es noch einmal.
error-conflict = Inzwischen ist am Tisch etwas geschehen. Sieh noch einmal hin und wähle neu.
error-too-large = Das ist zu groß.
error-too-many = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-internal = Etwas ist schiefgegangen. Es wurde nichts verändert; bitte versuche es noch einmal.
error-unavailable = Der Server ist noch nicht bereit. Es wurde nichts verändert; bitte versuche es gleich noch einmal.
error-not-offered = Das ist hier nicht möglich.
error-name-taken = { $name } sitzt schon an diesem Tisch. Bitte wähle einen anderen Namen.
refused-not-your-turn = Du bist gerade nicht an der Reihe.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-seat-taken = Dieser Platz ist schon besetzt.
