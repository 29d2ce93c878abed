# Das Rätsel des Tages und das Archiv.

puzzle-title = Rätsel des Tages
puzzle-older = Rätsel
puzzle-todays = Zum Rätsel des Tages
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-one-try = ein Versuch
puzzle-ask = Was würdest du spielen?
puzzle-ask-about = Eine Möglichkeit ist klar die beste. Wähle wie im Spiel: Nichts wird gezogen oder gewürfelt, und nichts zählt, bevor du es sagst.
puzzle-refused = Der Server hat nicht geantwortet. Wähle noch einmal.
puzzle-sure = Ist das deine Antwort?
puzzle-submit = Das ist meine Antwort
puzzle-again = Noch mal überlegen
puzzle-failed = Deine Antwort ist nicht angekommen, dein Versuch ist also nicht verbraucht. Schick sie noch einmal.
puzzle-said-best = Gefunden: der beste Zug
puzzle-said-half = Knapp. Ein Zug ist besser.
puzzle-said-missed = Diesmal nicht
puzzle-behind = { $loss } hinter dem besten
puzzle-natural = liegt nahe
puzzle-why = Was der beste Zug bringt:
puzzle-why-natural = Was der beste Zug bringt, verglichen mit „{ $natural }“:
puzzle-share = Teilen
puzzle-share-text = Luxor, Rätsel vom { $date }: { $mark }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , { $streak } Tage in Folge
    }
puzzle-streak = Tage in Folge
puzzle-streak-days = { $count ->
        [0] Noch kein Tag in Folge
        [one] 1 Tag
       *[other] { $count } Tage in Folge
    }
puzzle-week = Die letzten sieben Tage
puzzle-marks = Zeichen
puzzle-mark-best = bester Zug
puzzle-mark-half = weniger als 5 % dahinter
puzzle-mark-missed = verfehlt
puzzle-mark-none = nicht gespielt
puzzle-none = Für diesen Tag gibt es kein Rätsel
puzzle-none-text = Jeder Tag hat sein eigenes, und jedes kommt an seinem Tag. Die früheren sind im Archiv.
puzzle-archive = Archiv
puzzle-archive-about = Jedes Rätsel bleibt. Ältere zählen nicht für die Tage in Folge.
puzzle-all = Alle
puzzle-month = bester Zug: { $best } von { $count }
puzzle-earlier = Frühere Monate
