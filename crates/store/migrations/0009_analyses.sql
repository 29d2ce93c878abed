-- The analysis of a finished game. It holds no names.
CREATE TABLE analyses (
    game   TEXT    PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    method INTEGER NOT NULL,                -- the version of the method
    depth  INTEGER NOT NULL,                -- how many times the usual number of play-outs
    text   TEXT    NOT NULL                 -- JSON
);
