-- Deeds of all games stand one after another in the order in which they were committed, so that a batch is written to
-- the end of the log and nowhere else. Each names the one before it of the same game, and the game's progress the last.
CREATE TABLE log (
    place   INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL,               -- its key
    before  INTEGER,                        -- the place of the deed before
    lines   TEXT    NOT NULL,
    command TEXT
) STRICT;

-- Games that are played at the same time were made at about the same time: with a number as their key they stand side by
-- side.
CREATE TABLE keyed (
    key      INTEGER PRIMARY KEY,
    game     TEXT    NOT NULL UNIQUE REFERENCES games (id) ON DELETE CASCADE,
    state    TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'over')),
    length   INTEGER NOT NULL,              -- deeds
    last     INTEGER,                       -- the place of the last deed
    previous INTEGER,                       -- what was the last before deeds were added the last time
    decider  INTEGER,
    updated  INTEGER NOT NULL
) STRICT;

INSERT INTO keyed (game, state, length, decider, updated)
SELECT p.game, p.state, p.length, p.decider, p.updated FROM progress p JOIN games g ON g.id = p.game
ORDER BY g.created, g.id;

INSERT INTO log (game, lines, command)
SELECT k.key, d.lines, d.command FROM deeds d CROSS JOIN keyed k ON k.game = d.game ORDER BY d.game, d.number;

-- Now the deeds of each game follow one another.
UPDATE log SET before = place - 1 WHERE game = (SELECT game FROM log AS above WHERE above.place = log.place - 1);

UPDATE keyed SET last = ends.place
FROM (SELECT game, max(place) AS place FROM log GROUP BY game) AS ends WHERE ends.game = keyed.key;

DROP TABLE deeds;
DROP TABLE progress;
ALTER TABLE log RENAME TO deeds;
ALTER TABLE keyed RENAME TO progress;
