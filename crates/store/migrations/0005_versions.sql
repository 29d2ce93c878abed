-- Every change of a game counts: base and length together are its version, which each write names. They stand side by
-- side, so that one statement can compare them.
ALTER TABLE progress ADD COLUMN base INTEGER NOT NULL DEFAULT 0;
UPDATE progress SET base = (SELECT base FROM games WHERE id = game);
ALTER TABLE games DROP COLUMN base;

-- Which node may let a game's bots play. The fence grows with each new holder.
CREATE TABLE leases (
    game    TEXT    PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    node    TEXT    NOT NULL,
    fence   INTEGER NOT NULL,
    expires INTEGER NOT NULL                -- milliseconds since 1970, by the clock of the database
) STRICT, WITHOUT ROWID;
