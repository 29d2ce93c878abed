# What the server says when it cannot do what was asked.
error-bad-request = That could not be understood.
error-forbidden = You are not allowed to do that.
error-not-found = There is nothing here.
error-timeout = That took too long. Please try again.
error-conflict = The table has changed in the meantime. Look again and choose again.
error-too-large = That is too large.
error-file-too-large = That file is too large to be a game: at most { $most } KB can be opened.
error-too-many-requests = Too much came from your network at once. Please wait a moment.
error-too-many-commands = That was too quick. Please wait a moment.
error-too-many-guests = Too many new players have come from your network within the hour. Please try again later.
error-too-many-pages = Too many people are connected to this server. Please try again in a while.
error-too-many-connections = Too many pages are open from your network. Close one and try again.
error-too-many-games = You already have { $most } unfinished games. Finish one before you begin another.
error-too-many-bot-games = { $most ->
    [one] A game in which only computers play is running already. Wait until it is over.
   *[other] Already { $most } games are running in which only computers play. Wait until one is over.
}
error-too-many-records = Your games take all the room they may have here. Save the ones you want to keep as files.
error-server-full = This server has no room for new games. Games that have begun go on.
error-import-too-long = That game is too long: at most { $most } moves can be opened from a file.
error-game-too-long = This game has become so long that nothing can be taken back any more. You can play on.
error-other-site = Another website tried to do that. Please do it on this server’s own page.
error-other-host = This server has another address. Please open that one.
error-two-cookies = Your browser sent two identities to this server. Delete the cookies of this website and open it again.
error-too-many-analyses = Many games are waiting to be analysed here. Please try again in a few minutes.
refused-analysis-running = A game can be analysed once it is over: before that an analysis would tell what is hidden.
error-internal = Something went wrong. Nothing has changed; please try again.
error-unavailable = The server is not ready. Nothing has changed; please try again.
error-not-offered = That is not possible here.
error-name = Please choose a name of 1 to { $most } visible letters, each with a few accents at most.
error-name-taken = There is already a { $name } at this table. Please choose another name.
refused-not-your-turn = It is not your turn to decide.
refused-not-begun = The game has not started yet.
refused-begun = The game has already started.
refused-not-over = The game is not over yet.
refused-seat-taken = This seat is taken.
refused-damaged = This game is damaged and cannot be opened. It is kept as it is; please tell the people who run this server.
refused-seat-of-bot = A computer plays this seat already.
refused-player-here = { $player } is at the table.
refused-patience = { $player } has not been away long enough: this is possible in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refused-knows-another-hand = You have, or had, another seat in this game and would know two hands.
refused-earlier-generation = This game was made under earlier rules (generation { $generation }). It can no longer be played or checked here; it is kept as it is.
refused-later-generation = This game was made under later rules (generation { $generation }). A newer version of the program is needed; the game is kept as it is.
