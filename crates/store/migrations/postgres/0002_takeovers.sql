-- Seats change hands in running games: who acted for one earlier may watch, and take it back from a computer.
ALTER TABLE holders ADD COLUMN former BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE seats ADD COLUMN invite TEXT;
ALTER TABLE games ADD COLUMN patience BIGINT NOT NULL DEFAULT 120;
