# Was der Server sagt, wenn etwas nicht geht.
error-bad-request = Das hat der Server nicht verstanden.
error-forbidden = Das darfst du hier nicht.
error-not-found = Hier ist nichts.
error-timeout = Das hat zu lange gedauert. Bitte versuche es noch einmal.
error-conflict = Inzwischen ist am Tisch etwas geschehen. Sieh noch einmal hin und wähle neu.
error-too-large = Das ist zu groß.
error-file-too-large = Diese Datei ist zu groß für eine Partie: Höchstens { $most } KB lassen sich öffnen.
error-too-many-requests = Aus deinem Netz kam zu viel auf einmal. Bitte warte einen Augenblick.
error-too-many-commands = Das ging zu schnell. Bitte warte einen Augenblick.
error-too-many-guests = Aus deinem Netz sind in der letzten Stunde zu viele neue Mitspieler gekommen. Bitte versuche es später noch einmal.
error-too-many-pages = Mit diesem Server sind zu viele Leute verbunden. Bitte versuche es nach einer Weile noch einmal.
error-too-many-connections = Aus deinem Netz sind zu viele Seiten offen. Schließe eine und versuche es noch einmal.
error-too-many-games = Du hast schon { $most } Partien, die nicht zu Ende sind. Beende erst eine davon.
error-too-many-bot-games = { $most ->
    [one] Es läuft schon eine Partie, in der nur Computer spielen. Warte, bis sie zu Ende ist.
   *[other] Es laufen schon { $most } Partien, in denen nur Computer spielen. Warte, bis eine zu Ende ist.
}
error-too-many-records = Deine Partien nehmen hier allen Platz ein, den sie haben dürfen. Speichere als Datei, was du behalten willst.
error-server-full = Auf diesem Server ist kein Platz für neue Partien. Begonnene Partien gehen weiter.
error-import-too-long = Diese Partie ist zu lang: Aus einer Datei lassen sich höchstens { $most } Züge öffnen.
error-game-too-long = Diese Partie ist so lang geworden, dass sich nichts mehr zurücknehmen lässt. Weiterspielen geht.
error-other-site = Das hat eine andere Website versucht. Bitte tu es auf der Seite dieses Servers.
error-other-host = Dieser Server hat eine andere Adresse. Bitte öffne diese.
error-two-cookies = Dein Browser hat diesem Server zwei Identitäten geschickt. Lösche die Cookies dieser Website und öffne sie noch einmal.
error-too-many-analyses = Hier warten viele Partien auf ihre Analyse. Bitte versuche es in ein paar Minuten noch einmal.
refused-analysis-running = Eine Partie lässt sich analysieren, sobald sie zu Ende ist: Vorher würde eine Analyse Verdecktes verraten.
error-internal = Etwas ist schiefgegangen. Es wurde nichts verändert; bitte versuche es noch einmal.
error-unavailable = Der Server ist noch nicht bereit. Es wurde nichts verändert; bitte versuche es gleich noch einmal.
error-not-offered = Das ist hier nicht möglich.
error-name = Bitte wähle einen Namen aus 1 bis { $most } sichtbaren Buchstaben, mit höchstens ein paar Akzenten je Buchstabe.
error-name-taken = { $name } sitzt schon an diesem Tisch. Bitte wähle einen anderen Namen.
refused-not-your-turn = Du bist gerade nicht an der Reihe.
refused-not-begun = Die Partie hat noch nicht begonnen.
refused-begun = Die Partie hat schon begonnen.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-seat-taken = Dieser Platz ist schon besetzt.
refused-damaged = Diese Partie ist beschädigt und kann nicht geöffnet werden. Sie bleibt unverändert erhalten; bitte melde es der Person, die diesen Server betreibt.
refused-seat-of-bot = An diesem Platz spielt schon ein Computer.
refused-player-here = { $player } sitzt am Tisch.
refused-patience = { $player } ist noch nicht lange genug weg: Das geht in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
}.
refused-knows-another-hand = Du hast oder hattest einen anderen Platz in dieser Partie und würdest zwei Hände kennen.
refused-earlier-generation = Diese Partie entstand nach früheren Regeln (Generation { $generation }). Sie kann hier nicht mehr gespielt oder geprüft werden und bleibt unverändert erhalten.
refused-later-generation = Diese Partie entstand nach späteren Regeln (Generation { $generation }). Dafür ist eine neuere Version des Programms nötig; die Partie bleibt unverändert erhalten.
