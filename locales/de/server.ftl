# Was der Server sagt, wenn etwas nicht geht.
error-bad-request = Das war nicht zu verstehen.
error-forbidden = Das steht dir nicht zu.
error-not-found = Hier ist nichts.
error-timeout = Das hat zu lange gedauert. Bitte versuche es noch einmal.
error-conflict = Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wähle neu.
error-too-large = Das ist zu groß.
error-too-many = Das war zu oft oder zu viel. Bitte warte einen Augenblick.
error-internal = Etwas ging schief. Nichts wurde verändert; bitte versuche es noch einmal.
error-unavailable = Der Server ist nicht bereit. Nichts wurde verändert; bitte versuche es noch einmal.
error-not-offered = Das kann hier niemand.
error-name-taken = { $name } sitzt schon an diesem Tisch. Bitte wähle einen anderen Namen.
refused-not-your-turn = Du bist nicht dran.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-begun = Das Spiel hat schon begonnen.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-seat-taken = Dieser Platz ist besetzt.
