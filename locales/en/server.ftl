# What the server says when it cannot do what was asked.
error-bad-request = That could not be understood.
error-forbidden = That is not yours to do.
error-not-found = There is nothing here.
error-timeout = That took too long. Please try again.
error-conflict = The table has changed meanwhile. Look again and choose anew.
error-too-large = That is too large.
error-too-many = That was too often or too much. Please wait a moment.
error-internal = Something went wrong. Nothing was changed; please try again.
error-unavailable = The server is not ready. Nothing was changed; please try again.
error-not-offered = Nobody can do that here.
error-name-taken = { $name } already sits at this table. Please choose another name.
refused-not-your-turn = It is not your turn to decide.
refused-not-begun = The game has not begun yet.
refused-begun = The game has begun already.
refused-not-over = The game is not over yet.
refused-seat-taken = This seat is taken.
