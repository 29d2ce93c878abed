# The screens around the tables.

## The start page

start-title = Luxor: play in the browser
start-learn = Learn by playing
start-learn-text = Never played? A prepared game shows you everything in eight minutes.
start-lessons = Lessons
start-lessons-text = Short prepared games, one for each module.
start-puzzle = Puzzle of the day
start-puzzle-text = One position, one try: which move is the best?
start-puzzle-streak = { $count ->
    [one] Answered yesterday. Go on today?
   *[other] { $count } days in a row. Go on today?
  }
start-puzzle-done = { $count ->
    [one] Answered. The next one comes tomorrow.
   *[other] Answered, { $count } days in a row. The next one comes tomorrow.
  }
rules-lesson = Play the lesson
start-motto = Into the temple, one step at a time.
start-skip = Skip to play
start-doors = Ways to play
start-door-computer = Against the computer
start-door-computer-about = Alone, at any strength
start-door-device = On this device
start-door-device-about = Pass it around the table
start-door-friends = With friends
start-door-friends-about = Send them a link
start-game = Game
start-opponents = Opponents
start-players = Players
start-strength = Strength
start-strength-gentle = Easy
start-strength-greedy = Medium
start-strength-clever = Strong
start-strength-master = Master
start-go = Start
start-go-friends = Set up a table
start-failed = The table could not be set up. Please try again.
start-failed-offline = The server cannot be reached. Nothing was lost; please try again.
start-offline-text = Check your connection. You can still read the rules.
start-more = More options
start-more-none = modules, who plays, who goes first
start-more-device = modules, who goes first
start-advice = For { $count } players the rulebook recommends: { $modules }.
start-advice-take = Add them
start-who-plays = Who plays
start-colour-1 = Red
start-colour-2 = Blue
start-colour-3 = Green
start-colour-4 = Amber
start-colour-5 = Purple
start-name-of = Name for seat { $number }
start-sits = Who sits in seat { $number }
start-sits-here = on this device
start-sits-friend = a friend, by link
start-sits-computer = Computer: { $strength }
start-first = Who goes first
start-first-lot = drawn by lot
start-first-friend = the friend in seat { $number }
start-first-computer = the computer in seat { $number }
start-patience = The computer may play for somebody who is away
start-patience-after = after { $time }
start-your-games = Your games
start-no-games = No games yet. The games you start will be listed here.
start-all-games = Show all { $count }
start-more-games = Show more games
start-expires = Will be deleted on { $date }
start-with = with { $names }
start-here = { $names }, on this device
start-nobody-yet = nobody else yet
start-your-turn = Your turn
start-turn-of = Turn: { $name }
start-waiting-for = Waiting for { $name }
start-waiting = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
  }
start-over = Finished
start-import = Open a saved game
start-import-failed = { $file } is not a game that can be opened here.
start-unofficial = An unofficial fan project. All artwork is original. Free software; no account needed.

## Settings

settings-more = Settings
settings-theme = Day or night
settings-theme-device = same as device
settings-theme-light = day
settings-theme-dark = night
settings-speed = Animation
settings-speed-0 = none
settings-speed-05 = slow
settings-speed-1 = normal
settings-speed-2 = fast
settings-sound = Sound
settings-sound-about = A few quiet tones when something happens.
settings-kept = Saved on this device.
expiry-label = This game will be deleted
expiry-note = Nobody has touched this game for a long time: it will be deleted on { $date }.
expiry-keep = Keep it
expiry-failed = That did not work. Please try again.

## The menu of a table

menu-transcript = Save the game as a file
menu-transcript-known = Save what you know so far
menu-transcript-open = Save what everybody can see
menu-leave = Leave the table
menu-seats = Seats
seats-here = at the table
seats-away = away
seats-computer = computer
seats-stand-in = the computer plays on, until they return
seats-wanted = { $count ->
    [one] one player wants
   *[other] { $count } players want
} the computer to play
seats-leave = Let the computer play for me
seats-pass-on = Pass my seat to somebody
seats-replace = Let the computer play for { $name }
seats-invite = Invite somebody to the seat of { $name }
seats-back = Take my seat back
seats-plays-for = The computer plays for { $name }.
seats-done = The computer plays on.
seats-back-done = The seat is yours again.
seats-votes = Noted: { $votes } of { $needed } needed votes.
seats-link = Link to this seat
seats-link-about = Whoever opens this link first takes the seat and sees its hand.
seats-patience = A seat can be given to the computer by the host, or by most of the others, when its player has been away for { $time }.
seats-end = End the game
seats-end-offer = Offer to end the game
seats-end-agree = Agree to end the game
seats-end-offered = You want to end the game: { $votes } of { $needed } agree. The offer lapses with the next move.
seats-ended = The game is over.
seats-failed = That did not work. Please try again.
ended-title = The game was ended
ended-text = The players agreed to stop here. Nobody has won.
join-instead = Play on for { $name }
menu-device = On another device
menu-watch = Let others watch
menu-watch-about = Anyone who opens this link sees what everybody at the table sees, and nobody’s hand.
menu-commitment = Fingerprint of the seed, published before the first card was dealt:

## With friends

friends-title = With friends
friends-heading = Your table is ready
friends-heading-guest = You have a seat at the table
friends-heading-watch = The table is being set up
friends-lead = Send the link. Anyone who opens it can take a seat: no account, nothing to install.
friends-lead-guest = The game begins when the host starts it.
friends-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
friends-link = The link
friends-link-about = The link lets people in until all seats are taken. Your own way back to this table is saved on this device.
friends-qr = QR code of the link
friends-qr-for = for a phone at the table
friends-copy = Copy
friends-copied = Copied
friends-share = Share …
friends-seats = Seats
friends-empty = Empty seat
friends-look-1 = red, brimmed hat, disk
friends-look-2 = blue, pith helmet, triangle
friends-look-3 = green, cap, square
friends-look-4 = amber, headscarf, diamond
friends-look-5 = purple, hood, cross
friends-here = here
friends-away = away for the moment
friends-computer = Computer
friends-free = Free the seat
friends-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
  }
friends-full = Everybody is here.
friends-stays = You can leave this page: the table stays.
friends-patience = When somebody has been away for { $time }, the others can let the computer play for them.
friends-start = Start
friends-start-bots = Start; the computer takes the empty seats
friends-failed = That did not work. Look at the seats and try again.

## What a guest sees

join-title = An invitation
join-heading = You are invited
join-invites = { $name } invites you
join-game = { $title } for { $count }.
join-modules = With { $modules }.
join-name = Your name
join-name-missing = Please enter your name first.
join-figure = Your adventurers
join-free = free
join-taken = taken by { $name }
join-sit = Take this seat
join-seat-taken = This seat was taken a moment ago. Choose another one.
join-full = The table is full
join-full-text = All seats are taken. Ask your friends for the link to watch, or set up a table of your own.
join-unknown = This invitation is no longer valid
join-unknown-text = Perhaps the link was cut off when it was copied. Ask for it again.

## Watching

watch-title = Watching
watch-unknown = There is nothing to watch here
watch-unknown-text = Perhaps the link is incomplete, or the game was removed.

## Another device

device-title = Continue here
device-text = This link brings your seats to this device. It works once.
device-go = Bring my seats here
device-move = Make a one-time link
device-once = Open this link on the other device. It works once, for ten minutes.
device-failed = The link could not be made. Please try again.
device-unknown = This link has been used or has expired
device-unknown-text = Make a new one in the table menu, on the device where you play.

## The curtain between two players at one device

curtain-away = The previous hand is covered.
curtain-others = Everybody else, look at the pyramids for a moment.
curtain-show = I am { $name }: show my hand
curtain-since = Since your last turn
curtain-begin = What has happened so far
curtain-nothing = Nothing yet: the game has just begun.
curtain-covered = Covered until { $name } asks for it.

## The scoring

scoring-title = Final scoring
scoring-to = To the final scoring
scoring-wins = { $name } wins with { $total } points
scoring-shared = { $names } share the victory with { $total } points
scoring-again = Play again
scoring-follow = Go to the next game
scoring-replay = Replay
scoring-look = Look at the table
scoring-what-next = What next?
scoring-counting = Final scoring
scoring-step = { $at } of { $all }
scoring-previous = Previous category
scoring-next = Next category
scoring-total = Total
scoring-chart = Points during the game
scoring-chart-picture = Line chart of the points. A table with the same figures follows.
scoring-chart-table = The points as a table
scoring-chart-turn = turn

## Going through a game

show-title = Replay
show-board = The table at this moment
show-skip = Skip to the timeline
show-time = Timeline
show-moment = Step { $at } of { $all }
show-to-start = To the start
show-back = One step back
show-play = Play
show-pause = Pause
show-on = One step forward
show-to-end = To the end
show-speed = Speed
show-analyse = Analysis
show-share = Link to this moment
show-copied = Link copied.
show-close = Close the replay
show-setup = Setup

## The rules

rules-title = Rules
rules-count = { $count } rules, each with its number
rules-number = { $count } rules
rules-found = { $count ->
    [one] 1 rule found
   *[other] { $count } rules found
  }
rules-skip = Skip to the search
rules-search = Search the rules by word or number
rules-search-example = A word or a number: key, tunnel, L23
rules-parts = Parts of the rules
rules-none = No rule mentions “{ $search }”.
rules-show-all = Show all rules
rules-back = Back
rules-link = Rule { $rule }, link
rules-whole = All rules
rules-minute = The rules in one minute
