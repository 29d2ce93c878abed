-- When the rules ended a game that was played here.
ALTER TABLE games ADD COLUMN ended BIGINT;

-- The result of a game that was played here to its end, by seat. What statistics ask for stands in the same row: they need
-- neither the records of a game nor its long row.
CREATE TABLE results (
    game    TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    title   TEXT   NOT NULL,
    players BIGINT NOT NULL,
    level   TEXT,                           -- the bot at the other seats; '' if there were different ones
    ended   BIGINT NOT NULL,
    rank    BIGINT NOT NULL,
    points  BIGINT NOT NULL,
    parts   TEXT   NOT NULL,                -- the points by category, as JSON
    luck    DOUBLE PRECISION,                -- what an analysis found, as parts of a chance to win: what luck gave,
    play    DOUBLE PRECISION,                -- what the own choices cost,
    loss    DOUBLE PRECISION,                -- and that for each decision
    PRIMARY KEY (game, seat)
);

-- A damaged line must not stop the migration.
CREATE FUNCTION pg_temp.as_json(line TEXT) RETURNS JSONB LANGUAGE plpgsql AS $$
BEGIN
    RETURN line::jsonb;
EXCEPTION WHEN others THEN
    RETURN NULL;
END $$;

-- The result is the last line of the last record. A game that was over when it was imported has not changed since.
CREATE TEMPORARY TABLE finished ON COMMIT DROP AS
SELECT p.game, p.updated AS ended,
       pg_temp.as_json(substr(r.lines, position('{"result":' IN r.lines))) -> 'result' AS result
FROM progress p JOIN records r ON r.game = p.game AND r.number = p.length - 1 JOIN games g ON g.id = p.game
WHERE p.state = 'over' AND position('{"result":' IN r.lines) > 0 AND p.updated > g.created;
DELETE FROM finished WHERE result IS NULL OR jsonb_typeof(result) <> 'array';

UPDATE games SET ended = f.ended FROM finished f WHERE f.game = id;

INSERT INTO results (game, seat, title, players, level, ended, rank, points, parts)
SELECT f.game, one.number - 1, g.title, jsonb_array_length(f.result),
       (SELECT CASE count(DISTINCT s.bot) WHEN 0 THEN NULL WHEN 1 THEN max(s.bot) ELSE '' END
        FROM seats s WHERE s.game = f.game),
       f.ended, (one.value ->> 'rank')::bigint, (one.value ->> 'points')::bigint, one.value ->> 'parts'
FROM finished f JOIN games g ON g.id = f.game,
     jsonb_array_elements(f.result) WITH ORDINALITY AS one (value, number)
WHERE jsonb_typeof(one.value -> 'rank') = 'number' AND jsonb_typeof(one.value -> 'points') = 'number'
    AND one.value -> 'parts' IS NOT NULL;
