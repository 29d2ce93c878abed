# Wat de server zegt als iets niet kan.
error-bad-request = Dat werd niet begrepen. Probeer het opnieuw.
error-forbidden = Dat mag je hier niet doen.
error-not-found = Hier is niets.
error-timeout = Dat duurde te lang. Probeer het opnieuw.
error-conflict = De tafel is intussen veranderd. Kijk en kies opnieuw.
error-too-large = Dat is te groot.
error-file-too-large = Dat bestand is te groot voor een spel: er kan hoogstens { $most } kB worden geopend.
error-too-many-requests = Er kwam te veel tegelijk vanaf jouw netwerk. Wacht even en probeer het opnieuw.
error-too-many-commands = Dat ging te snel. Wacht even en probeer het opnieuw.
error-too-many-guests = Er zijn het afgelopen uur te veel nieuwe spelers vanaf jouw netwerk gekomen. Probeer het later opnieuw.
error-too-many-pages = Er zijn te veel mensen met deze server verbonden. Probeer het over een tijdje opnieuw.
error-too-many-connections = Er staan te veel pagina’s open vanaf jouw netwerk. Sluit er een en probeer het opnieuw.
error-too-many-games = Je hebt al { $most } spellen die niet af zijn. Maak er eerst een af.
error-too-many-bot-games = { $most ->
    [one] Er loopt al een spel waarin alleen computers spelen. Wacht tot het af is.
   *[other] Er lopen al { $most } spellen waarin alleen computers spelen. Wacht tot er een af is.
}
error-too-many-records = Je spellen nemen hier alle ruimte in die ze mogen hebben. Bewaar wat je wilt houden als bestand.
error-server-full = Deze server heeft geen plaats voor nieuwe spellen. Begonnen spellen gaan gewoon door.
error-import-too-long = Dat spel is te lang: uit een bestand kunnen hoogstens { $most } zetten worden geopend.
error-game-too-long = Dit spel is zo lang geworden dat er niets meer kan worden teruggenomen. Je kunt wel verder spelen.
error-other-site = Een andere website probeerde dat te doen. Doe het op de pagina van deze server zelf.
error-other-host = Deze server heeft een ander adres. Open dat adres.
error-two-cookies = Je browser stuurde deze server twee identiteiten. Wis de cookies van deze website en open haar opnieuw.
error-too-many-analyses = Er wachten hier veel spellen op een analyse. Probeer het over een paar minuten opnieuw.
refused-analysis-running = Een spel kan worden geanalyseerd als het is afgelopen: eerder zou een analyse verraden wat verborgen is.
error-internal = Er ging iets mis. Er is niets veranderd; probeer het opnieuw.
error-unavailable = De server is niet klaar. Er is niets veranderd; probeer het opnieuw.
error-not-offered = Dat is hier niet mogelijk.
error-name = Kies een naam van 1 tot { $most } zichtbare letters, met hoogstens een paar accenten per letter.
error-name-taken = { $name } zit al aan deze tafel. Kies een andere naam.
refused-not-your-turn = Nu kiest iemand anders. Wacht tot jij aan de beurt bent.
refused-not-begun = Het spel is nog niet begonnen.
refused-begun = Het spel is al begonnen.
refused-not-over = Het spel is nog niet afgelopen.
refused-seat-taken = Deze plaats is bezet. Kies een andere.
refused-damaged = Dit spel is beschadigd en kan niet worden geopend. Het blijft bewaard zoals het is; meld het bij wie deze server beheert.
refused-seat-of-bot = Op deze plaats speelt al een computer.
refused-player-here = { $player } zit aan tafel.
refused-patience = { $player } is nog niet lang genoeg weg: dit kan over { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}.
refused-knows-another-hand = Je hebt of had een andere plaats in dit spel en zou twee handen kennen.
refused-earlier-generation = Dit spel is volgens eerdere regels gespeeld (generatie { $generation }). Het kan hier niet meer worden gespeeld of nagekeken; het blijft bewaard zoals het is.
refused-later-generation = Dit spel is volgens latere regels gespeeld (generatie { $generation }). Daarvoor is een nieuwere versie van het programma nodig; het spel blijft bewaard zoals het is.
