# What the server says when it cannot do what was asked.
error-bad-request = That could not be understood.
error-forbidden = You are not allowed to do that.
error-not-found = There is nothing here.
error-timeout = That took too long. Please try again.
error-conflict = The table has changed in the meantime. Look again and choose again.
error-too-large = That is too large.
error-too-many = That was too often or too much. Please wait a moment.
error-internal = Something went wrong. Nothing has changed; please try again.
error-unavailable = The server is not ready. Nothing has changed; please try again.
error-not-offered = That is not possible here.
error-name-taken = There is already a { $name } at this table. Please choose another name.
refused-not-your-turn = It is not your turn to decide.
refused-not-begun = The game has not started yet.
refused-begun = The game has already started.
refused-not-over = The game is not over yet.
refused-seat-taken = This seat is taken.
