# Was Computerspieler sagen: Rat am Tisch.

hint-heading = Was ein starker Spieler dazu meint:
hint-line = { $chance } % Siegchance · { $reason }
hint-forced = Hier gibt es nichts zu wählen: { $action } ist die einzige Möglichkeit.
hint-unsampled = gleich verworfen · { $reason }

reason-nothing = ändert wenig
