# The puzzle of the day and the archive.

puzzle-title = Puzzle of the day
puzzle-older = Puzzle
puzzle-todays = To the puzzle of the day
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-one-try = one try
puzzle-ask = What would you play?
puzzle-ask-about = One choice is clearly the best. Choose as in the game: nothing is drawn or rolled, and nothing counts until you say so.
puzzle-refused = The server did not answer. Choose again.
puzzle-sure = Is this your answer?
puzzle-submit = This is my answer
puzzle-again = Think again
puzzle-failed = Your answer did not arrive, so your try is not used up. Send it again.
puzzle-said-best = Found: the best move
puzzle-said-half = Close. One move is better.
puzzle-said-missed = Not this time
puzzle-behind = { $loss } behind the best
puzzle-natural = looks natural
puzzle-why = What the best move brings:
puzzle-why-natural = What the best move brings, compared with “{ $natural }”:
puzzle-share = Share
puzzle-share-text = Luxor, puzzle of { $date }: { $mark }{ $streak ->
        [0] { "" }
        [one] { "" }
       *[other] , { $streak } days in a row
    }
puzzle-streak = Days in a row
puzzle-streak-days = { $count ->
        [0] No day in a row yet
        [one] 1 day
       *[other] { $count } days in a row
    }
puzzle-week = The last seven days
puzzle-marks = Marks
puzzle-mark-best = best move
puzzle-mark-half = less than 5% behind
puzzle-mark-missed = missed
puzzle-mark-none = not played
puzzle-none = There is no puzzle for this day
puzzle-none-text = Each day has its own, and each comes on its day. Those of earlier days are in the archive.
puzzle-archive = Archive
puzzle-archive-about = Every puzzle stays. Older ones do not count for the days in a row.
puzzle-all = All
puzzle-month = best move: { $best } of { $count }
puzzle-earlier = Earlier months
