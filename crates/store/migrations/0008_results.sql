-- When the rules ended a game that was played here.
ALTER TABLE games ADD COLUMN ended INTEGER;

-- The result of a game that was played here to its end, by seat. What statistics ask for stands in the same row: they need
-- neither the records of a game nor its long row.
CREATE TABLE results (
    game    TEXT    NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    title   TEXT    NOT NULL,
    players INTEGER NOT NULL,
    level   TEXT,                           -- the bot at the other seats; '' if there were different ones
    ended   INTEGER NOT NULL,
    rank    INTEGER NOT NULL,
    points  INTEGER NOT NULL,
    parts   TEXT    NOT NULL,               -- the points by category, as JSON
    luck    REAL,                           -- what an analysis found, as parts of a chance to win: what luck gave,
    play    REAL,                           -- what the own choices cost,
    loss    REAL,                           -- and that for each decision
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- The result is the last line of the last record. A game that was over when it was imported has not changed since.
CREATE TEMPORARY TABLE finished AS
SELECT p.game, p.updated AS ended, substr(r.lines, instr(r.lines, '{"result":')) AS line
FROM progress p JOIN records r ON r.place = p.last JOIN games g ON g.id = p.game
WHERE p.state = 'over' AND instr(r.lines, '{"result":') > 0 AND p.updated > g.created;
DELETE FROM finished WHERE NOT json_valid(line);

UPDATE games SET ended = (SELECT ended FROM finished WHERE game = id);

INSERT INTO results (game, seat, title, players, level, ended, rank, points, parts)
SELECT f.game, one.key, g.title, json_array_length(f.line, '$.result'),
       (SELECT CASE count(DISTINCT s.bot) WHEN 0 THEN NULL WHEN 1 THEN max(s.bot) ELSE '' END
        FROM seats s WHERE s.game = f.game),
       f.ended, one.value ->> 'rank', one.value ->> 'points', one.value -> 'parts'
FROM finished f JOIN games g ON g.id = f.game, json_each(f.line, '$.result') AS one
WHERE one.value ->> 'rank' IS NOT NULL AND one.value ->> 'points' IS NOT NULL AND one.value -> 'parts' IS NOT NULL;

DROP TABLE finished;
