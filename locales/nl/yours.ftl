# De eigen pagina.

yours-title = Jouw pagina
yours-since = Hier sinds { $month }. Alleen deze browser kan deze pagina openen.
yours-private = Alleen deze browser kan deze pagina openen.
yours-all = Alle

## In het kort

yours-short = In het kort
yours-games = { $count ->
    [one] spel
   *[other] spellen
}
yours-of-title = { $count } { $title }
yours-unfinished = { $count ->
    [one] Er loopt er nog één.
   *[other] Er lopen er nog { $count }.
}
yours-won = gewonnen
yours-not-won = niet gewonnen
yours-won-between = Het ware aandeel ligt tussen { $low } en { $high }. Puur toeval: { $chance }
yours-run = op rij
yours-run-about = gewonnen, de langste reeks; { $won } van de laatste { $count }
yours-lost = verloren
yours-lost-about = van de winstkans bij elke beslissing, in { $count ->
    [one] één spel
   *[other] { $count } spellen
}
yours-lost-before = van de winstkans bij elke beslissing, in de laatste { $count } spellen; { $loss } in de tien ervoor

## Word je beter?

yours-better = Word je beter?
yours-better-of = { $title }, { $count ->
    [one] één spel
   *[other] { $count } spellen
}
yours-better-about = Wat elke beslissing gemiddeld kostte, spel voor spel. Lager is beter.
yours-better-band = Je ware gemiddelde ligt met 90% zekerheid in de lichte band.
yours-better-few = Vanaf { $count } geanalyseerde spellen toont een lijn waar het heen gaat.
yours-better-none = Er is nog geen afgelopen spel { $title } geanalyseerd. Open de analyse van een spel: dan verschijnt het hier.
yours-better-dots = { $count ->
    [one] Eén geanalyseerd spel: te weinig voor een richting.
   *[other] { $count } geanalyseerde spellen: te weinig voor een richting.
}
yours-better-line = { $way ->
    [better] Je verlies per beslissing daalde in { $count } spellen van { $from } naar { $to }.
    [worse] Je verlies per beslissing steeg in { $count } spellen van { $from } naar { $to }.
   *[unclear] Je verlies per beslissing ging in { $count } spellen van { $from } naar { $to }; dat kan toeval zijn.
}

## Gewonnen spellen

yours-won-title = Gewonnen spellen
yours-won-about = De balk laat zien hoe zeker dat is (90%), de stippellijn is puur toeval.
yours-players = Met { $count }
yours-levels = Sterkte van de computer
yours-level-mixed = Gemengd
yours-won-picture = { $name }: { $share } gewonnen, { $won } van { $games }. Het ware aandeel ligt tussen { $low } en { $high }; puur toeval zou { $chance } winnen.

## Waar punten vandaan komen

yours-points = Waar je punten vandaan komen
yours-points-about = { $count ->
    [one] het laatste spel { $title }; gestippeld: je tegenstanders
   *[other] de laatste { $count } spellen { $title }; gestippeld: je tegenstanders
}
yours-points-others = tegenstanders { $points }
yours-points-picture = { $category }: gemiddeld { $own } punten, tegenstanders { $others }. Spel voor spel: { $points }.

## Spellen

yours-rank = rang
yours-nth = { $rank }.
yours-game = spel
yours-against = tegen
yours-reached = punten
yours-luck-play = geluk, spel
yours-luck = geluk
yours-play = spel
yours-analysis = Analyse
yours-replay = Terugblik
yours-go-on = Verder spelen

## Tegenstanders

yours-opponents-about = Spellen waarin je voor hen eindigde
yours-gone = niet meer hier

## Gegevens

yours-data = Jouw gegevens
yours-data-about = Je spellen staan op deze server, en alleen deze browser heeft de sleutel; hij bewaart ook je instellingen, lessen en antwoorden op puzzels. Niemand anders kan deze pagina lezen.
yours-save = Kopie opslaan
yours-saving = Bezig: { $done } van { $total } spellen
yours-saved = Opgeslagen als { $file }
yours-save-failed = Dat is niet gelukt. Probeer het nog eens.

## Nog nooit gespeeld

yours-first = Hier staat straks je eerste spel
yours-first-text = Resultaten, wat het geluk gaf en wat jij besliste, en of je beter wordt. Vanaf ongeveer tien spellen zeggen de krommen iets.
yours-first-lesson = Begeleid eerste spel

## Jezelf verwijderen

delete-me = Verwijder mij hier …
delete-me-title = Jezelf van deze server verwijderen?
delete-me-goes = Wat verdwijnt: je naam, je spellen waarin niemand anders speelt, de sleutel van je plaatsen op dit apparaat, je voortgang in de lessen en je antwoorden op puzzels.
delete-me-stays = Wat blijft: spellen met anderen. Ze gaan door, maar noemen je niet meer: je plaats heet naar haar nummer (#2), en de computer speelt voor je tot iemand de plaats overneemt.
delete-me-device = Dit kan niet ongedaan worden gemaakt. Speel je ook op andere apparaten, verwijder je dan daar eveneens. In back-ups van de server kan je naam nog een tijd staan.
delete-me-yes = Verwijder mij
delete-me-no = Bewaar alles
delete-me-done = Je bent verwijderd: { $deleted ->
    [0] er is geen spel verdwenen
    [one] één spel is verdwenen
   *[other] { $deleted } spellen zijn verdwenen
}, { $kept ->
    [0] geen spel van anderen noemde je
    [one] één spel van anderen noemt je niet meer
   *[other] { $kept } spellen van anderen noemen je niet meer
}.
delete-me-failed = Dat is niet gelukt, je bent er nog. Probeer het nog eens.
