# Was Computerspieler sagen: Rat am Tisch.

hint-heading = Was ein starker Spieler dazu meint:
hint-line = { $chance } % Siegchance · { $reason }
hint-forced = Hier gibt es nichts zu wählen: { $action } ist die einzige Möglichkeit.
hint-unsampled = gleich verworfen · { $reason }

reason-nothing = ändert wenig

## Die Analyse einer beendeten Partie

# $luck, $play und $others sind Prozentzahlen mit Vorzeichen: +21
analysis-won = { $player } hat gewonnen: Glück { $luck } %, eigenes Spiel { $play } %, Fehler der anderen { $others } %.
analysis-shared = { $winners } Spieler teilen sich den Sieg.
analysis-ended = Die Spieler haben diese Partie vorzeitig beendet, daher hat niemand gewonnen.
analysis-kept-from = etwa { $points } weniger für { $player }
