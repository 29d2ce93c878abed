# The reader's own page.

yours-title = Your page
yours-since = Here since { $month }. Only this browser can open this page.
yours-private = Only this browser can open this page.
yours-all = All

## In short

yours-short = In short
yours-games = { $count ->
    [one] game
   *[other] games
}
yours-of-title = { $count } { $title }
yours-unfinished = { $count ->
    [one] One more is not over yet.
   *[other] { $count } more are not over yet.
}
yours-won = won
yours-not-won = not won
yours-won-between = The true share lies between { $low } and { $high }. Chance alone: { $chance }
yours-run = in a row
yours-run-about = won, the longest run; { $won } of the last { $count }
yours-lost = lost
yours-lost-about = of the chance to win with each decision, in { $count ->
    [one] one game
   *[other] { $count } games
}
yours-lost-before = of the chance to win with each decision, in the last { $count } games; { $loss } in the ten before

## Getting better?

yours-better = Getting better?
yours-better-of = { $title }, { $count ->
    [one] one game
   *[other] { $count } games
}
yours-better-about = What each decision cost on average, game by game. Lower is better.
yours-better-band = Your true average lies within the shaded band, with 90% certainty.
yours-better-few = From { $count } analysed games on, a line shows where it is going.
yours-better-none = No finished game of { $title } has been analysed yet. Open the analysis of one: then it appears here.
yours-better-dots = { $count ->
    [one] One analysed game: too few for a trend.
   *[other] { $count } analysed games: too few for a trend.
}
yours-better-line = { $way ->
    [better] Your loss for each decision fell from { $from } to { $to } in { $count } games.
    [worse] Your loss for each decision rose from { $from } to { $to } in { $count } games.
   *[unclear] Your loss for each decision went from { $from } to { $to } in { $count } games; that may be chance.
}

## Games won

yours-won-title = Games won
yours-won-about = The bar shows how sure that is (90%), the dashed line pure chance.
yours-players = { $count } players
yours-levels = Strength of the computer
yours-level-mixed = Mixed
yours-won-picture = { $name }: { $share } won, { $won } of { $games }. The true share lies between { $low } and { $high }; chance alone would win { $chance }.

## Where points come from

yours-points = Where your points come from
yours-points-about = { $count ->
    [one] the last game of { $title }; dashed: your opponents
   *[other] the last { $count } games of { $title }; dashed: your opponents
}
yours-points-others = opponents { $points }
yours-points-picture = { $category }: { $own } points on average, opponents { $others }. Game by game: { $points }.

## Games

yours-rank = rank
yours-nth = { $rank }.
yours-game = game
yours-against = against
yours-reached = points
yours-luck-play = luck, play
yours-luck = luck
yours-play = play
yours-analysis = Analysis
yours-replay = Replay
yours-go-on = Play on

## Opponents

yours-opponents-about = Games in which you finished ahead of them
yours-gone = left this server

## Data

yours-data = Your data
yours-data-about = Your games are on this server, and the key to them is in this browser alone; so are your settings, lessons and answers to puzzles. Nobody else can read this page.
yours-save = Save a copy
yours-saving = Collecting: { $done } of { $total } games
yours-saved = Saved as { $file }
yours-save-failed = That did not work. Please try again.

## Nobody has played yet

yours-first = Your first game will stand here
yours-first-text = Results, what luck gave and what you decided, and whether you are getting better. From about ten games on the curves mean something.
yours-first-lesson = Guided first game

## Deleting oneself

delete-me = Delete me here …
delete-me-title = Delete yourself from this server?
delete-me-goes = What goes: your name, your games in which nobody else plays, the key on this device that opens your seats, your progress in lessons, and your answers to puzzles.
delete-me-stays = What stays: games with other people. They go on, but no longer name you: your seat is called by its number (#2), and a computer plays for you until somebody takes it over.
delete-me-device = This cannot be undone. If you play on other devices too, do it there as well. Backups of whoever runs this server may keep your name for a while.
delete-me-yes = Delete me
delete-me-no = Keep everything
delete-me-done = You are deleted: { $deleted ->
    [0] no game
    [one] one game
   *[other] { $deleted } games
} went, and { $kept ->
    [0] no game of others named you
    [one] one game of others no longer names you
   *[other] { $kept } games of others no longer name you
}.
delete-me-failed = That did not work, and you are still here. Please try again.
