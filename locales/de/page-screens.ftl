# Die Bildschirme um die Tische herum, und der Expedition-Tisch.

## Die Startseite

start-title = Luxor: im Browser spielen
start-motto = In den Tempel, Schritt für Schritt.
start-skip = Zum Spielen springen
start-doors = Arten zu spielen
start-door-computer = Gegen den Computer
start-door-computer-about = Allein, in jeder Stärke
start-door-device = An diesem Gerät
start-door-device-about = Reicht es um den Tisch
start-door-friends = Mit anderen
start-door-friends-about = Schick ihnen einen Link
start-game = Spiel
start-opponents = Gegner
start-players = Personen
start-strength = Stärke
start-strength-gentle = Leicht
start-strength-greedy = Mittel
start-strength-clever = Stark
start-strength-master = Profi
start-go = Start
start-go-friends = Tisch eröffnen
start-failed = Der Tisch ließ sich nicht eröffnen. Versuch es noch einmal.
start-failed-offline = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es noch einmal.
start-offline-text = Prüf deine Verbindung. Die Regeln lassen sich auch so lesen.
start-more = Mehr Optionen
start-more-none = Module, wer spielt, wer beginnt
start-more-device = Module, wer beginnt
start-modules = { $title ->
        [luxor] Module aus „Der Fluch der Mumie“
       *[other] Module
    }
start-advice = Bei { $count } Personen rät die Spielregel zu: { $modules }.
start-advice-take = Übernehmen
start-who-plays = Wer spielt
start-colour-1 = Rot
start-colour-2 = Blau
start-colour-3 = Grün
start-colour-4 = Bernstein
start-colour-5 = Lila
start-name-of = Name auf Platz { $number }
start-sits = Wer auf Platz { $number } sitzt
start-sits-here = an diesem Gerät
start-sits-friend = jemand über den Link
start-sits-computer = Computer: { $strength }
start-first = Wer beginnt
start-first-lot = das Los entscheidet
start-first-friend = wer auf Platz { $number } sitzt
start-first-computer = der Computer auf Platz { $number }
start-your-games = Deine Partien
start-no-games = Noch keine Partien. Was du beginnst, steht hier, auch morgen noch.
start-all-games = Alle { $count } zeigen
start-with = mit { $names }
start-here = { $names }, an diesem Gerät
start-nobody-yet = noch niemand sonst
start-your-turn = Du bist dran
start-turn-of = Am Zug: { $name }
start-waiting-for = Warten auf { $name }
start-waiting = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
  }
start-over = Beendet
start-import = Gespeicherte Partie öffnen
start-import-failed = { $file } ist keine Partie, die sich hier lesen lässt.
start-unofficial = Ein inoffizielles Fanprojekt. Alle Zeichnungen sind eigene. Freie Software; kein Konto nötig.

## Einstellungen

settings-more = Einstellungen
settings-theme = Tag oder Nacht
settings-theme-device = wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Bewegung
settings-speed-0 = keine
settings-speed-05 = langsam
settings-speed-1 = normal
settings-speed-2 = schnell
settings-sound = Ton
settings-sound-about = Ein paar leise Töne, wenn etwas geschieht.
settings-kept = Bleibt auf diesem Gerät gespeichert.

## Das Menü eines Tisches

menu-transcript = Partie als Datei sichern
menu-transcript-known = Sichern, was du bisher weißt
menu-transcript-open = Sichern, was alle sehen
menu-leave = Den Tisch verlassen
menu-device = Auf einem anderen Gerät
menu-watch = Andere zuschauen lassen
menu-watch-about = Wer diesen Link öffnet, sieht, was alle am Tisch sehen, aber keine Hand.
menu-commitment = Fingerabdruck des Zufalls, bekannt vor der ersten Karte:

## Mit Freunden

friends-title = Mit anderen
friends-heading = Dein Tisch steht bereit
friends-heading-guest = Du sitzt am Tisch
friends-heading-watch = Der Tisch wird vorbereitet
friends-lead = Schick den Link. Wer ihn öffnet, setzt sich dazu; kein Konto, nichts zu installieren.
friends-lead-guest = Es geht los, sobald gestartet wird.
friends-players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  }
friends-link = Der Link
friends-link-about = Der Link lässt Leute herein, bis alle Plätze besetzt sind. Dein eigener Weg zurück an diesen Tisch bleibt auf diesem Gerät gespeichert.
friends-qr = QR-Code des Links
friends-qr-for = für ein Handy am Tisch
friends-copy = Kopieren
friends-copied = Kopiert
friends-share = Teilen …
friends-seats = Plätze
friends-empty = Freier Platz
friends-look-1 = rot, Krempenhut, Scheibe
friends-look-2 = blau, Tropenhelm, Dreieck
friends-look-3 = grün, Mütze, Quadrat
friends-look-4 = bernsteinfarben, Kopftuch, Raute
friends-look-5 = lila, Kapuze, Kreuz
friends-here = da
friends-away = gerade nicht da
friends-came = { $name } ist da.
friends-left = { $name } ist weg.
friends-computer = Computer
friends-free = Platz freigeben
friends-waiting = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
friends-full = Alle sind da.
friends-stays = Du kannst die Seite verlassen: Der Tisch bleibt stehen.
friends-start = Los geht’s
friends-start-bots = Start; der Computer nimmt die freien Plätze
friends-failed = Das ging nicht. Schau auf die Plätze und versuch es noch einmal.

## Was ein Gast sieht

join-title = Eine Einladung
join-heading = Du bist eingeladen
join-invites = { $name } lädt dich ein
join-game = { $title } für { $count }.
join-modules = Mit { $modules }.
join-name = Dein Name
join-name-missing = Schreib zuerst deinen Namen.
join-figure = Deine Abenteurer
join-free = frei
join-taken = besetzt von { $name }
join-sit = Hinsetzen
join-seat-taken = Dieser Platz wurde gerade besetzt. Wähle einen anderen.
join-full = Der Tisch ist voll
join-full-text = Alle Plätze sind besetzt. Frag nach dem Link zum Zuschauen, oder eröffne einen eigenen Tisch.
join-unknown = Diese Einladung gilt nicht mehr
join-unknown-text = Vielleicht wurde der Link beim Kopieren abgeschnitten. Bitte noch einmal darum.

## Zuschauen

watch-title = Zuschauen
watch-unknown = Hier gibt es nichts zu sehen
watch-unknown-text = Vielleicht ist der Link unvollständig, oder die Partie wurde entfernt.

## Ein anderes Gerät

device-title = Hier weiterspielen
device-text = Dieser Link holt deine Plätze auf dieses Gerät. Er gilt einmal.
device-go = Meine Plätze hierher holen
device-move = Einmal-Link erstellen
device-once = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang.
device-failed = Der Link konnte nicht erstellt werden. Versuch es noch einmal.
device-unknown = Dieser Link wurde schon benutzt oder ist zu alt
device-unknown-text = Mach einen neuen auf dem Gerät, an dem du spielst, im Menü des Tisches.

## Der Vorhang zwischen zwei Spielern an einem Gerät

curtain-pass = Gib das Gerät an { $name }
curtain-away = Die letzte Hand ist verdeckt.
curtain-others = Alle anderen schauen kurz zu den Pyramiden.
curtain-show = Ich bin { $name }: Hand zeigen
curtain-since = Seit deinem letzten Zug
curtain-begin = Was bisher geschah
curtain-nothing = Noch nichts: Die Partie hat gerade begonnen.
curtain-covered = Verdeckt, bis { $name } danach fragt.
pass-done = Fertig.
pass-on = Weitergeben

## Die Wertung

scoring-title = Die Wertung
scoring-to = Zur Wertung
scoring-who = Wer gewinnt?
scoring-wins = { $name } gewinnt mit { $total }
scoring-shared = { $names } teilen sich den Sieg mit { $total }
scoring-again = Noch einmal
scoring-follow = Zur nächsten Partie
scoring-replay = Nachspielen
scoring-look = Den Tisch ansehen
scoring-what-next = Was nun
scoring-counting = Die Wertung
scoring-step = { $at } von { $all }
scoring-all = Alles zeigen
scoring-previous = Vorige Kategorie
scoring-next = Nächste Kategorie
scoring-total = Gesamt
scoring-chart = Punkte im Lauf der Partie
scoring-chart-picture = Liniendiagramm der Punkte. Eine Tabelle mit denselben Zahlen folgt.
scoring-chart-table = Die Punkte als Tabelle
scoring-chart-turn = Zug
scoring-about-collected = Schätze und andere Punkte, die während des Spiels erzielt wurden.
scoring-about-position = Der Wert an der Wand für jeden Abenteurer.
scoring-about-sarcophagi = Wer zuerst in der Grabkammer ist, nimmt den größeren, wer danach kommt, den anderen.
scoring-about-keys = Punkte für die übrigen Schlüssel.
scoring-about-sets = Vase, Statue und Schmuck zusammen, mit Jokern, wo etwas fehlt.
scoring-about-scarabs = Die Werte unter den Skarabäen, jetzt aufgedeckt.
scoring-about-artifacts = Jedes volle Set darf ein Artefakt tragen.
scoring-about-expedition-camps = 1 Punkt für jedes Lager, auf dem dein Abenteurer obenauf liegt.
scoring-about-expedition-temples = 2 Punkte für jeden ebenso gehaltenen Tempel.
scoring-about-expedition-pyramids = 3 Punkte für jede ebenso gehaltene Pyramide.
scoring-about-expedition-ships = 1 Punkt für jedes Gebäude neben deinen Schiffen, gleich wer es hält.
scoring-about-expedition-captured = 1 Punkt für jeden im Sandsturm gefangenen Abenteurer.

## Eine Partie nachspielen

show-title = Nachspielen
show-board = Der Tisch in diesem Moment
show-skip = Zur Zeitleiste springen
show-time = Zeitleiste
show-moment = Schritt { $at } von { $all }
show-to-start = Zum Anfang
show-back = Einen Schritt zurück
show-play = Abspielen
show-pause = Pause
show-on = Einen Schritt weiter
show-to-end = Zum Ende
show-speed = Tempo
show-share = Link zu diesem Moment
show-copied = Der Link ist kopiert.
show-close = Nachspielen schließen
show-setup = Aufbau
show-turn = Zug { $turn }, { $name }:

## Die Regeln

rules-title = Regeln
rules-count = { $count } Stück, jede mit ihrer Nummer
rules-number = { $count } Regeln
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
  }
rules-skip = Zur Suche springen
rules-search = Die Regeln nach Wort oder Nummer durchsuchen
rules-search-example = Wort oder Nummer: Schlüssel, Tunnel, L23
rules-parts = Teile der Regeln
rules-none = Keine Regel spricht von „{ $search }“.
rules-show-all = Alle Regeln zeigen
rules-back = Zurück
rules-link = Regel { $rule }, Link
rules-whole = Alle Regeln
rules-minute = Die Regeln in einer Minute
minute-luxor = Luxor in einer Minute
minute-luxor-1 = In den Tempel
minute-luxor-1-text = Alle haben fünf Abenteurer. Zwei beginnen auf der Treppe; die anderen warten bei den Statuen, bis einer von dir vorbeikommt.
minute-luxor-2 = Links oder rechts
minute-luxor-2-text = Deine fünf Karten behalten ihre Reihenfolge. Spiel die Karte ganz links oder ganz rechts; die neue kommt in die Mitte.
minute-luxor-3 = Von Plättchen zu Plättchen
minute-luxor-3-text = Ein Abenteurer zieht so viele Plättchen, wie die Karte sagt. Leere Felder zählen nicht, so wird der Weg kürzer.
minute-luxor-4 = Gemeinsam
minute-luxor-4-text = Ein Schatz braucht einen, zwei oder drei von dir auf seinem Feld. Dann gehört er dir: jetzt Punkte, am Ende Sets.
minute-luxor-5 = Die Grabkammer
minute-luxor-5-text = Hinein geht es mit genauer Zahl und einem Schlüssel. Sind zwei drin, wird die Runde zu Ende gespielt. Tiefe Plätze, Sets und Skarabäen zählen.
minute-short-mummy = Mumie
minute-mummy = Der Fluch der Mumie in einer Minute
minute-mummy-1 = Die Mumie geht um
minute-mummy-1-text = Wird eine Horuskarte genommen oder gespielt, geht die Mumie Richtung Treppe, ein Plättchen pro Auge. Wen sie von den anderen passiert, der fällt um, und alle, bei denen sie stehen bleibt.
minute-mummy-2 = Wieder auf
minute-mummy-2-text = Wer liegt, bleibt liegen, bis der Würfel aufhilft. Wirfst du mit der Mumie andere um, bekommst du Talismane: Sie bezahlen die Hilfe der Mumienplättchen.
minute-mummy-3 = Ausrüstung
minute-mummy-3-text = Alle beginnen mit eigenen Karten, etwa einer 6, einer 0 oder einer 2+, die eine zweite Karte mitnimmt.
minute-mummy-4 = Artefakte
minute-mummy-4-text = Zehn Artefakte liegen zwischen und unter den Schätzen. Am Ende darf jedes volle Set eines tragen, für 3 Punkte mehr.
minute-mummy-5 = Charaktere
minute-mummy-5-text = Alle bekommen eine Fähigkeit: neu würfeln, eine beliebige Horuskarte nehmen, mit einem Schlüssel eine Zahl ändern … Nehmt eines der vier Module dazu oder alle.
minute-expedition = Expedition Luxor in einer Minute
minute-expedition-1 = Leg das Land
minute-expedition-1-text = Leg in jedem Zug ein bis drei Plättchen, Kante an Kante. Was du legst, können alle nutzen.
minute-expedition-2 = Aus dem Lager
minute-expedition-2-text = Aus einem neuen Lager kommen Abenteurer: Manche bleiben, die anderen ziehen in eine Richtung.
minute-expedition-3 = Auf dem Marsch
minute-expedition-3-text = Sie ziehen von Plättchen zu Plättchen, und auf jedem müssen welche ruhen: einer in der Wüste, mehr in Oase und Bergen.
minute-expedition-4 = Obenauf
minute-expedition-4-text = Wer obenauf liegt, hält das Gebäude: Lager 1 Punkt, Tempel 2, Pyramiden 3.
minute-expedition-5 = Neue Abenteuer
minute-expedition-5-text = Von den Bergen aus schicken Aktionsplättchen Schiffe, Karawanen, Schlangen und Sandstürme los.

## An jedem Tisch

table-you = du
table-computer = Computer
table-points-now = Punkte jetzt
table-players = Am Tisch
table-skip = Zu deinem Zug springen
table-your-turn = Du bist dran
table-lead = { $who }:
table-thinks = denkt nach
table-actions-and-log = Aktionen und Protokoll
table-tools = Werkzeuge
table-log = Was geschah
table-close = Schließen

## Der Expedition-Tisch

land-name = Das Land
land-picture = Das Land von oben. Eine Tabelle in Worten folgt.
land-in-words = Das Land, Reihe für Reihe
land-free = frei
land-stack = { $count ->
    [one] ein Abenteurer, { $name }
   *[other] { $count } Abenteurer, { $name } obenauf
  }
land-ship-of = Schiff von { $name }
land-not-yet = Das Land wird gelegt, wenn alle gewählt haben.
land-zoom = Zoom
land-zoom-in = Näher
land-zoom-out = Weiter weg
land-zoom-fit = Alles zeigen
land-lay-at = { $tile } auf { $cell } legen
land-leave = Aus dem Lager: { $direction }
land-choose-from = Den Abenteurer auf { $cell } nutzen
land-choose-ship = Schiff nach { $cell }
land-choose-caravan = Karawane nach { $cell }
land-choose-snakes = Schlangen auf { $cell }
land-choose-sandstorm = Sandsturm nach { $cell }
land-asked-which = Welches Plättchen legst du?
land-asked-where = Wohin legst du das Plättchen „{ $tile }“?
land-asked-deploy = Setze { $required } bis { $most } Abenteurer ein: Wie viele bleiben, wie viele ziehen los?
land-asked-to-ship = Auf welchen See kommt das Schiff?
land-asked-to-caravan = Wohin zieht die Karawane?
land-asked-to-snakes = Wohin kommen die Schlangen?
land-asked-to-sandstorm = Wohin weht der Sandsturm?
land-which-way = In welche Richtung
land-all-stay = alle bleiben
land-new-camp = Neues Lager
land-place = { $tile }, { $cell }
land-fewer = Einer weniger: { $place }
land-more = Einer mehr: { $place }
land-go = Los
land-come-out = { $count } von { $most }
land-stop = Nicht mehr legen
land-pass = Kein Aktionsplättchen
land-hidden-tile = ein verdecktes Plättchen
land-back-number = Rückseite { $back }
land-tiles-left = { $count ->
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
  }
land-supply = Abenteurer im Vorrat
land-stack-backs = Noch zu ziehen:
land-back = { $count } mit einer { $back } auf der Rückseite
land-action-tiles = Aktionsplättchen
land-action-tiles-when = nach deinen Plättchen, eines pro Zug
land-no-action-tiles = Du hast keine mehr.
land-why-action = Ein Aktionsplättchen nutzt man am Ende des Zuges, nach den Plättchen, von einem Berg mit einem eigenen Abenteurer aus.
land-does-ship = auf einen See
land-does-caravan = einen Schritt weiter
land-does-snakes = sperren ein Plättchen
land-does-sandstorm = nimmt die anderen mit
