-- The nodes that share this database. One that does not renew its row in time counts as dead.
CREATE TABLE nodes (
    node    TEXT   PRIMARY KEY,
    expires BIGINT NOT NULL                 -- milliseconds since 1970, by the clock of the database
);

-- Which seats are connected, and where.
CREATE TABLE presence (
    game TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    node TEXT   NOT NULL REFERENCES nodes (node) ON DELETE CASCADE,
    PRIMARY KEY (game, seat, node)
);
CREATE INDEX presence_by_node ON presence (node);

-- When the latest connection of a seat ended.
CREATE TABLE departures (
    game     TEXT   NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    departed BIGINT NOT NULL,
    PRIMARY KEY (game, seat)
);

-- A lease that was given back has expired at 0. One that ran out otherwise belonged to a node that died.
CREATE INDEX leases_held ON leases (expires) WHERE expires > 0;
