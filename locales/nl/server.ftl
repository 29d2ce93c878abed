# Wat de server zegt als iets niet kan.
error-bad-request = Dat werd niet begrepen. Probeer het opnieuw.
error-forbidden = Dat mag je hier niet doen.
error-not-found = Hier is niets.
error-timeout = Dat duurde te lang. Probeer het opnieuw.
error-conflict = De tafel is intussen veranderd. Kijk en kies opnieuw.
error-too-large = Dat is te groot.
error-too-many = Dat was te vaak of te veel. Wacht even en probeer het opnieuw.
error-internal = Er ging iets mis. Er is niets veranderd; probeer het opnieuw.
error-unavailable = De server is niet klaar. Er is niets veranderd; probeer het opnieuw.
error-not-offered = Dat is hier niet mogelijk.
error-name-taken = { $name } zit al aan deze tafel. Kies een andere naam.
refused-not-your-turn = Nu kiest iemand anders. Wacht tot jij aan de beurt bent.
refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-not-over = Het spel is nog niet afgelopen.
refused-seat-taken = Deze plaats is bezet. Kies een andere.
