# De schermen rond de tafels.

## De startpagina

start-title = Luxor: speel in je browser
start-learn = Spelend leren
start-learn-text = Nog nooit gespeeld? Een voorbereid spel laat je alles zien in acht minuten.
start-lessons = Lessen
start-lessons-text = Korte voorbereide spellen, één voor elke module.
start-puzzle = Puzzel van de dag
start-puzzle-text = Eén stelling, één poging: welke zet is de beste?
start-puzzle-streak = { $count ->
    [one] Gisteren beantwoord. Vandaag verder?
   *[other] { $count } dagen op rij. Vandaag verder?
  }
start-puzzle-done = { $count ->
    [one] Beantwoord. De volgende komt morgen.
   *[other] Beantwoord, { $count } dagen op rij. De volgende komt morgen.
  }
rules-lesson = Speel de les
start-motto = De tempel in, stap voor stap.
start-skip = Meteen naar het spelen
start-doors = Manieren om te spelen
start-door-computer = Tegen de computer
start-door-computer-about = In je eentje, op elk niveau
start-door-device = Op dit apparaat
start-door-device-about = Geef het aan elkaar door
start-door-friends = Met vrienden
start-door-friends-about = Stuur ze een link
start-game = Spel
start-opponents = Tegenstanders
start-players = Spelers
start-strength = Niveau
start-strength-gentle = Makkelijk
start-strength-greedy = Gewoon
start-strength-clever = Sterk
start-strength-master = Expert
start-go = Starten
start-go-friends = Tafel klaarzetten
start-failed = De tafel kon niet worden klaargezet. Probeer het opnieuw.
start-failed-offline = De server is niet bereikbaar. Er is niets verloren gegaan; probeer het opnieuw.
start-offline-text = Controleer je verbinding. De regels kun je ook zonder verbinding lezen.
start-more = Meer opties
start-more-none = modules, wie speelt, wie begint
start-more-device = modules, wie begint
start-advice = Met { $count } spelers raadt het boek aan: { $modules }.
start-advice-take = Overnemen
start-who-plays = Wie doet er mee
start-colour-1 = Rood
start-colour-2 = Blauw
start-colour-3 = Groen
start-colour-4 = Geel
start-colour-5 = Paars
start-name-of = Naam op plaats { $number }
start-sits = Wie op plaats { $number } zit
start-sits-here = op dit apparaat
start-sits-friend = iemand via de link
start-sits-computer = Computer: { $strength }
start-first = Wie begint
start-first-lot = het lot beslist
start-first-friend = wie op plaats { $number } zit
start-first-computer = de computer op plaats { $number }
start-patience = De computer mag spelen voor wie weg is
start-patience-after = na { $time }
start-your-games = Jouw spellen
start-no-games = Nog geen spellen. Een spel dat je begint, vind je hier terug, ook morgen nog.
start-all-games = Toon alle { $count }
start-more-games = Toon meer spellen
start-expires = Wordt op { $date } verwijderd
start-with = met { $names }
start-here = { $names }, op dit apparaat
start-nobody-yet = nog niemand anders
start-your-turn = Jouw beurt
start-turn-of = Aan de beurt: { $name }
start-waiting-for = Wachten op { $name }
start-waiting = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
  }
start-over = Afgelopen
start-import = Opgeslagen spel openen
start-import-failed = { $file } is geen spel dat hier kan worden geopend.
start-unofficial = Een onofficieel fanproject. Alle tekeningen zijn origineel. Vrije software; geen account nodig.

## Instellingen

settings-more = Instellingen
settings-theme = Dag of nacht
settings-theme-device = zoals het apparaat
settings-theme-light = dag
settings-theme-dark = nacht
settings-speed = Beweging
settings-speed-0 = geen
settings-speed-05 = langzaam
settings-speed-1 = normaal
settings-speed-2 = snel
settings-sound = Geluid
settings-sound-about = Een paar zachte tonen als er iets gebeurt.
settings-kept = Wordt op dit apparaat bewaard.
expiry-label = Dit spel wordt verwijderd
expiry-note = Dit spel ligt al lang stil: het wordt op { $date } verwijderd.
expiry-keep = Bewaren
expiry-failed = Dat is niet gelukt. Probeer het nog eens.

## Het menu van een tafel

menu-transcript = Spel opslaan als bestand
menu-transcript-known = Opslaan wat je tot nu toe weet
menu-transcript-open = Opslaan wat iedereen kan zien
menu-leave = De tafel verlaten
menu-seats = Plaatsen
seats-here = aan tafel
seats-away = weg
seats-computer = computer
seats-stand-in = de computer speelt verder, tot de speler terug is
seats-wanted = { $count ->
    [one] één speler wil
   *[other] { $count } spelers willen
} dat de computer speelt
seats-leave = Laat de computer voor mij spelen
seats-pass-on = Geef mijn plaats aan iemand anders
seats-replace = Laat de computer voor { $name } spelen
seats-invite = Nodig iemand uit voor de plaats van { $name }
seats-back = Neem mijn plaats terug
seats-plays-for = De computer speelt voor { $name }.
seats-done = De computer speelt verder.
seats-back-done = De plaats is weer van jou.
seats-votes = Genoteerd: { $votes } van de { $needed } nodige stemmen.
seats-link = Link naar deze plaats
seats-link-about = Wie deze link het eerst opent, neemt de plaats in en ziet de kaarten ervan.
seats-patience = Een plaats kan door de gastheer of door de meeste anderen aan de computer worden gegeven als de speler { $time } weg is.
seats-end = Beëindig het spel
seats-end-offer = Stel voor het spel te beëindigen
seats-end-agree = Stem in met het einde van het spel
seats-end-offered = Je wilt het spel beëindigen: { $votes } van de { $needed } zijn het eens. Het voorstel vervalt bij de volgende zet.
seats-ended = Het spel is afgelopen.
seats-failed = Dat is niet gelukt. Probeer het nog eens.
ended-title = Het spel is beëindigd
ended-text = De spelers zijn het erover eens geworden hier te stoppen. Niemand heeft gewonnen.
join-instead = Speel verder voor { $name }
menu-device = Op een ander apparaat
menu-watch = Anderen laten meekijken
menu-watch-about = Wie deze link opent, ziet wat iedereen aan tafel ziet, maar niemands hand.
menu-commitment = Vingerafdruk van het toevalsgetal, al bekend vóór de eerste kaart:

## Met vrienden

friends-title = Met vrienden
friends-heading = Je tafel staat klaar
friends-heading-guest = Je zit aan tafel
friends-heading-watch = De tafel wordt klaargezet
friends-lead = Stuur de link. Wie hem opent, schuift aan. Een account is niet nodig, en er hoeft niets te worden geïnstalleerd.
friends-lead-guest = Wie je heeft uitgenodigd, start het spel.
friends-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
  }
friends-link = De link
friends-link-about = Met de link kan iedereen binnenkomen tot alle plaatsen bezet zijn. Jouw eigen toegang tot deze tafel blijft op dit apparaat bewaard.
friends-qr = QR-code van de link
friends-qr-for = voor een telefoon aan tafel
friends-copy = Kopiëren
friends-copied = Gekopieerd
friends-share = Delen …
friends-seats = Plaatsen
friends-empty = Lege plaats
friends-look-1 = rood, hoed, schijf
friends-look-2 = blauw, tropenhelm, driehoek
friends-look-3 = groen, pet, vierkant
friends-look-4 = geel, hoofddoek, ruit
friends-look-5 = paars, kap, kruis
friends-here = aanwezig
friends-away = even weg
friends-computer = Computer
friends-free = Plaats vrijmaken
friends-waiting = { $count ->
    [one] Nog één nodig
   *[other] Nog { $count } nodig
  }
friends-full = Iedereen is er.
friends-stays = Je kunt deze pagina verlaten: de tafel blijft staan.
friends-patience = Als iemand { $time } weg is, kunnen de anderen de computer voor die speler laten spelen.
friends-start = Starten
friends-start-bots = Starten; de computer speelt op de lege plaatsen
friends-failed = Dat lukte niet. Kijk naar de plaatsen en probeer het opnieuw.

## Wat een gast ziet

join-title = Een uitnodiging
join-heading = Je bent uitgenodigd
join-invites = { $name } nodigt je uit
join-game = { $title } met { $count } spelers.
join-modules = Met { $modules }.
join-name = Je naam
join-name-missing = Vul eerst je naam in.
join-figure = Je avonturiers
join-free = vrij
join-taken = bezet door { $name }
join-sit = Aanschuiven
join-seat-taken = Deze plaats is net door iemand anders gekozen. Kies een andere.
join-full = De tafel is vol
join-full-text = Alle plaatsen zijn bezet. Vraag om de link om mee te kijken, of zet zelf een tafel klaar.
join-unknown = Deze uitnodiging geldt niet meer
join-unknown-text = Misschien is de link niet helemaal gekopieerd. Vraag er nog eens om.

## Kijken

watch-title = Meekijken
watch-unknown = Hier is niets te zien
watch-unknown-text = Misschien is de link niet volledig, of is het spel verwijderd.

## Een ander apparaat

device-title = Hier verder spelen
device-text = Met deze link komen je plaatsen naar dit apparaat. Hij werkt één keer.
device-go = Mijn plaatsen hierheen halen
device-move = Een eenmalige link maken
device-once = Open deze link op het andere apparaat. Hij werkt één keer, tien minuten lang.
device-failed = De link kon niet worden gemaakt. Probeer het opnieuw.
device-unknown = Deze link is al gebruikt of te oud
device-unknown-text = Maak een nieuwe op het apparaat waarop je speelt, in het menu van de tafel.

## Het gordijn tussen twee spelers aan één apparaat

curtain-away = De vorige hand is niet meer te zien.
curtain-others = Alle anderen kijken even naar de piramides.
curtain-show = Ik ben { $name }: toon mijn hand
curtain-since = Sinds je vorige beurt
curtain-begin = Wat er tot nu toe gebeurde
curtain-nothing = Nog niets: het spel is net begonnen.
curtain-covered = Verborgen tot { $name } erom vraagt.

## De telling

scoring-title = Eindtelling
scoring-to = Naar de eindtelling
scoring-wins = { $name } wint met { $total } punten
scoring-shared = { $names } delen de overwinning met { $total } punten
scoring-again = Opnieuw spelen
scoring-follow = Naar het volgende spel
scoring-replay = Terugkijken
scoring-look = De tafel bekijken
scoring-what-next = Wat nu
scoring-counting = De eindtelling
scoring-step = { $at } van { $all }
scoring-previous = Vorige categorie
scoring-next = Volgende categorie
scoring-total = Totaal
scoring-chart = Punten tijdens het spel
scoring-chart-picture = Lijngrafiek van de punten. Een tabel met dezelfde cijfers volgt.
scoring-chart-table = De punten als tabel
scoring-chart-turn = beurt

## Een spel terugkijken

show-title = Terugkijken
show-board = De tafel op dit moment
show-skip = Naar de tijdlijn
show-time = Tijdlijn
show-moment = Stap { $at } van { $all }
show-to-start = Naar het begin
show-back = Eén stap terug
show-play = Afspelen
show-pause = Pauze
show-on = Eén stap verder
show-to-end = Naar het einde
show-speed = Snelheid
show-analyse = Analyse
show-share = Link naar dit moment
show-copied = De link is gekopieerd.
show-close = Terugkijken sluiten
show-setup = Spelvoorbereiding

## De regels

rules-title = Regels
rules-count = { $count } regels, elk met een nummer
rules-number = { $count } regels
rules-found = { $count ->
    [one] 1 regel gevonden
   *[other] { $count } regels gevonden
  }
rules-skip = Naar het zoekveld
rules-search = Zoek in de regels op woord of nummer
rules-search-example = Een woord of nummer: sleutel, tunnel, L23
rules-parts = Delen van de regels
rules-none = Geen enkele regel gaat over ‘{ $search }’.
rules-show-all = Alle regels tonen
rules-back = Terug
rules-link = Regel { $rule }, link
rules-whole = Alle regels
rules-minute = De regels in één minuut
