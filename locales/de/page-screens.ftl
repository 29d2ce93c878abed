# Die Bildschirme um die Tische herum.

## Die Startseite

start-title = Luxor: im Browser spielen
start-learn = Spielend lernen
start-learn-text = Noch nie gespielt? Ein vorbereitetes Spiel zeigt dir alles in acht Minuten.
start-lessons = Lektionen
start-lessons-text = Kurze vorbereitete Spiele, eins zu jedem Modul.
start-puzzle = Rätsel des Tages
start-puzzle-text = Eine Stellung, ein Versuch: Welcher Zug ist der beste?
start-puzzle-streak = { $count ->
    [one] Gestern beantwortet. Heute weiter?
   *[other] { $count } Tage in Folge. Heute weiter?
  }
start-puzzle-done = { $count ->
    [one] Beantwortet. Das nächste kommt morgen.
   *[other] Beantwortet, { $count } Tage in Folge. Das nächste kommt morgen.
  }
rules-lesson = Lektion spielen
start-motto = In den Tempel, Schritt für Schritt.
start-skip = Zum Spielen springen
start-doors = Arten zu spielen
start-door-computer = Gegen den Computer
start-door-computer-about = Allein, in jeder Stärke
start-door-device = An diesem Gerät
start-door-device-about = Reicht es reihum weiter
start-door-friends = Mit Freunden
start-door-friends-about = Schicke ihnen einen Link
start-game = Spiel
start-opponents = Gegner
start-players = Spieler
start-strength = Stärke
start-strength-gentle = Leicht
start-strength-greedy = Mittel
start-strength-clever = Stark
start-strength-master = Meister
start-go = Start
start-go-friends = Tisch eröffnen
start-failed = Der Tisch ließ sich nicht eröffnen. Bitte versuche es noch einmal.
start-failed-offline = Der Server ist nicht erreichbar. Nichts ist verloren; bitte versuche es noch einmal.
start-offline-text = Prüfe deine Verbindung. Die Regeln kannst du auch so lesen.
start-more = Mehr Optionen
start-more-none = Module, wer spielt, Startspieler
start-more-device = Module, Startspieler
start-advice = Bei { $count } Spielern empfiehlt die Spielregel: { $modules }.
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
start-sits-friend = jemand mit dem Link
start-sits-computer = Computer: { $strength }
start-first = Startspieler
start-first-lot = das Los entscheidet
start-first-friend = wer auf Platz { $number } sitzt
start-first-computer = der Computer auf Platz { $number }
start-patience = Der Computer darf für Abwesende spielen
start-patience-after = nach { $time }
start-your-games = Deine Partien
start-no-games = Noch keine Partien. Was du beginnst, steht hier, auch morgen noch.
start-all-games = Alle { $count } zeigen
start-more-games = Mehr Partien zeigen
start-expires = Wird am { $date } gelöscht
start-with = mit { $names }
start-here = { $names }, an diesem Gerät
start-nobody-yet = noch niemand sonst
start-your-turn = Du bist dran
start-turn-of = An der Reihe: { $name }
start-waiting-for = Warten auf { $name }
start-waiting = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
  }
start-over = Beendet
start-import = Gespeicherte Partie öffnen
start-import-failed = { $file } ist keine Partie, die sich hier öffnen lässt.
start-unofficial = Ein inoffizielles Fanprojekt. Alle Zeichnungen sind eigene. Freie Software; kein Konto nötig.

## Einstellungen

settings-more = Einstellungen
settings-theme = Tag oder Nacht
settings-theme-device = wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-speed = Animationen
settings-speed-0 = keine
settings-speed-05 = langsam
settings-speed-1 = normal
settings-speed-2 = schnell
settings-sound = Ton
settings-sound-about = Ein paar leise Töne, wenn etwas geschieht.
settings-kept = Bleibt auf diesem Gerät gespeichert.
expiry-label = Diese Partie wird gelöscht
expiry-note = Diese Partie ruht schon lange: Sie wird am { $date } gelöscht.
expiry-keep = Behalten
expiry-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.

## Das Menü eines Tisches

menu-transcript = Partie als Datei speichern
menu-transcript-known = Speichern, was du bisher weißt
menu-transcript-open = Speichern, was alle sehen
menu-leave = Den Tisch verlassen
menu-seats = Plätze
seats-here = am Tisch
seats-away = weg
seats-computer = Computer
seats-stand-in = der Computer spielt weiter, bis die Person zurück ist
seats-wanted = { $count ->
    [one] eine Person möchte
   *[other] { $count } Personen möchten
}, dass der Computer spielt
seats-leave = Den Computer für mich spielen lassen
seats-pass-on = Meinen Platz weitergeben
seats-replace = Den Computer für { $name } spielen lassen
seats-invite = Jemanden auf den Platz von { $name } einladen
seats-back = Meinen Platz wieder einnehmen
seats-plays-for = Der Computer spielt für { $name }.
seats-done = Der Computer spielt weiter.
seats-back-done = Der Platz gehört wieder dir.
seats-votes = Notiert: { $votes } von { $needed } nötigen Stimmen.
seats-link = Link zu diesem Platz
seats-link-about = Wer diesen Link zuerst öffnet, übernimmt den Platz und sieht seine Hand.
seats-patience = Wer die Partie eröffnet hat oder die Mehrheit der anderen kann einen Platz dem Computer geben, wenn die Person { $time } lang weg ist.
seats-end = Partie beenden
seats-end-offer = Vorschlagen, die Partie zu beenden
seats-end-agree = Dem Ende der Partie zustimmen
seats-end-offered = Du möchtest die Partie beenden: { $votes } von { $needed } sind einverstanden. Der Vorschlag verfällt mit dem nächsten Zug.
seats-ended = Die Partie ist zu Ende.
seats-failed = Das hat nicht geklappt. Bitte versuche es noch einmal.
ended-title = Die Partie wurde beendet
ended-text = Alle haben sich geeinigt, hier aufzuhören. Niemand hat gewonnen.
join-instead = Für { $name } weiterspielen
menu-device = Auf einem anderen Gerät
menu-watch = Andere zuschauen lassen
menu-watch-about = Wer diesen Link öffnet, sieht, was alle am Tisch sehen, aber keine Handkarten.
menu-commitment = Fingerabdruck des Zufalls, veröffentlicht vor der ersten Karte:

## Mit Freunden

friends-title = Mit Freunden
friends-heading = Dein Tisch steht bereit
friends-heading-guest = Du sitzt am Tisch
friends-heading-watch = Der Tisch wird vorbereitet
friends-lead = Schicke den Link. Wer ihn öffnet, setzt sich dazu: kein Konto, nichts zu installieren.
friends-lead-guest = Es geht los, sobald der Gastgeber startet.
friends-players = { $count } Spieler
friends-link = Der Link
friends-link-about = Mit dem Link kommen andere herein, bis alle Plätze besetzt sind. Dein eigener Weg zurück an diesen Tisch bleibt auf diesem Gerät gespeichert.
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
friends-computer = Computer
friends-free = Platz freigeben
friends-waiting = { $count ->
    [one] Eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
friends-full = Alle sind da.
friends-stays = Du kannst die Seite verlassen: Der Tisch bleibt stehen.
friends-patience = Ist jemand { $time } lang weg, können die anderen den Computer für diese Person spielen lassen.
friends-start = Los geht’s
friends-start-bots = Starten; der Computer übernimmt die freien Plätze
friends-failed = Das hat nicht geklappt. Sieh dir die Plätze an und versuche es noch einmal.

## Was ein Gast sieht

join-title = Eine Einladung
join-heading = Du bist eingeladen
join-invites = { $name } lädt dich ein
join-game = { $title } zu { $count ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
   *[other] { $count }
  }.
join-modules = Mit { $modules }.
join-name = Dein Name
join-name-missing = Gib zuerst deinen Namen ein.
join-figure = Deine Abenteurer
join-free = frei
join-taken = besetzt von { $name }
join-sit = Hinsetzen
join-seat-taken = Dieser Platz wurde gerade besetzt. Wähle einen anderen.
join-full = Der Tisch ist voll
join-full-text = Alle Plätze sind besetzt. Frage nach dem Link zum Zuschauen, oder eröffne einen eigenen Tisch.
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
device-failed = Der Link konnte nicht erstellt werden. Bitte versuche es noch einmal.
device-unknown = Dieser Link wurde schon benutzt oder ist zu alt
device-unknown-text = Erstelle auf dem Gerät, an dem du spielst, einen neuen: im Menü des Tisches.

## Der Vorhang zwischen zwei Spielern an einem Gerät

curtain-away = Die vorige Hand ist verdeckt.
curtain-others = Alle anderen schauen kurz zu den Pyramiden.
curtain-show = Ich bin { $name }: meine Hand zeigen
curtain-since = Seit deinem letzten Zug
curtain-begin = Was bisher geschah
curtain-nothing = Noch nichts: Die Partie hat gerade begonnen.
curtain-covered = Verdeckt, bis { $name } danach fragt.

## Die Wertung

scoring-title = Die Wertung
scoring-to = Zur Wertung
scoring-wins = { $name } gewinnt mit { $total } Punkten
scoring-shared = { $names } teilen sich den Sieg mit { $total } Punkten
scoring-again = Noch eine Partie
scoring-follow = Zur nächsten Partie
scoring-replay = Nachspielen
scoring-look = Den Tisch ansehen
scoring-what-next = Was nun
scoring-counting = Die Wertung
scoring-step = { $at } von { $all }
scoring-previous = Vorige Kategorie
scoring-next = Nächste Kategorie
scoring-total = Gesamt
scoring-chart = Punkte im Lauf der Partie
scoring-chart-picture = Liniendiagramm der Punkte. Eine Tabelle mit denselben Zahlen folgt.
scoring-chart-table = Die Punkte als Tabelle
scoring-chart-turn = Zug

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
show-analyse = Analyse
show-share = Link zu diesem Moment
show-copied = Der Link ist kopiert.
show-close = Nachspielen schließen
show-setup = Aufbau

## Die Regeln

rules-title = Regeln
rules-count = { $count }, jede mit ihrer Nummer
rules-number = { $count } Regeln
rules-found = { $count ->
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
  }
rules-skip = Zur Suche springen
rules-search = Die Regeln nach Wort oder Nummer durchsuchen
rules-search-example = Wort oder Nummer: Schlüssel, Tunnel, L23
rules-parts = Teile der Regeln
rules-none = In keiner Regel kommt „{ $search }“ vor.
rules-show-all = Alle Regeln zeigen
rules-back = Zurück
rules-link = Regel { $rule }, Link
rules-whole = Alle Regeln
rules-minute = Die Regeln in einer Minute
