-- People without an account: known by the digest of their cookie.
CREATE TABLE guests (
    id      INTEGER PRIMARY KEY,
    token   BLOB    NOT NULL UNIQUE,
    name    TEXT    NOT NULL DEFAULT '',
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE games (
    id         TEXT    PRIMARY KEY,
    title      TEXT    NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'over')),
    wish       TEXT    NOT NULL,            -- what was asked for, as JSON
    opening    TEXT,                        -- the first lines of the transcript, once dealt
    seed       BLOB,                        -- secret until the game is over
    commitment TEXT,
    invite     TEXT    UNIQUE,
    watch      TEXT    UNIQUE,
    base       INTEGER NOT NULL,            -- changes before the first deed
    length     INTEGER NOT NULL,            -- deeds
    decider    INTEGER,
    next       TEXT,                        -- the game played after this one
    created    INTEGER NOT NULL,
    updated    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    game TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    kind TEXT    NOT NULL,
    name TEXT    NOT NULL,
    bot  TEXT,
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Who may act for a seat; seat 255 is the host's chair.
CREATE TABLE holders (
    game  TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat  INTEGER NOT NULL,
    guest INTEGER NOT NULL REFERENCES guests (id),
    PRIMARY KEY (game, seat, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX holders_by_guest ON holders (guest, game);

-- Append-only: the lines each deed added to the transcript.
CREATE TABLE deeds (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    lines   TEXT    NOT NULL,
    command TEXT,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- One-time codes that bring a guest's seats of one game to another device, by digest.
CREATE TABLE codes (
    code    BLOB    PRIMARY KEY,
    guest   INTEGER NOT NULL REFERENCES guests (id),
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
