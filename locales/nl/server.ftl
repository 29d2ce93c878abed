# Wat de server zegt als iets niet kan.
error-bad-request = Dat was niet te begrijpen.
error-forbidden = Dat is niet aan jou.
error-not-found = Hier is niets.
error-timeout = Dat duurde te lang. Probeer het opnieuw.
error-conflict = De tafel is intussen veranderd. Kijk opnieuw en kies nog eens.
error-too-large = Dat is te groot.
error-too-many = Dat was te vaak of te veel. Wacht even.
error-internal = Er ging iets mis. Er is niets veranderd; probeer het opnieuw.
error-unavailable = De server is niet klaar. Er is niets veranderd; probeer het opnieuw.
error-not-offered = Dat kan hier niemand.
error-name-taken = { $name } zit al aan deze tafel. Kies een andere naam.
refused-not-your-turn = Het is niet aan jou om te beslissen.
refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-not-over = Het spel is nog niet afgelopen.
refused-seat-taken = Deze plaats is bezet.
