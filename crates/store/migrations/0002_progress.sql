-- What changes with every deed stands by itself in short rows: the rest of a game, which is long, is not written again.
CREATE TABLE progress (
    game    TEXT    PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    state   TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'over')),
    length  INTEGER NOT NULL,               -- deeds
    decider INTEGER,
    updated INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO progress (game, state, length, decider, updated) SELECT id, state, length, decider, updated FROM games;

ALTER TABLE games DROP COLUMN state;
ALTER TABLE games DROP COLUMN length;
ALTER TABLE games DROP COLUMN decider;
ALTER TABLE games DROP COLUMN updated;

-- Deeds are only written for games of which the progress was just brought forward: looking for the game once more with
-- each of them is not needed, and without that a batch needs no journal of its own.
CREATE TABLE deeds_alone (
    game    TEXT    NOT NULL,
    number  INTEGER NOT NULL,
    lines   TEXT    NOT NULL,
    command TEXT,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
INSERT INTO deeds_alone SELECT game, number, lines, command FROM deeds;
DROP TABLE deeds;
ALTER TABLE deeds_alone RENAME TO deeds;
