-- What players want that needs the consent of others: a computer for a seat, or the end of the game (seat 255). It is
-- kept for as long as the game has not moved on, so that people at different nodes can agree.
CREATE TABLE votes (
    game    TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat    BIGINT NOT NULL,
    voter   BIGINT NOT NULL,
    version BIGINT NOT NULL,                -- of the game, when it was wanted
    PRIMARY KEY (game, seat, voter)
);
