-- Seats change hands in running games: who acted for one earlier may watch, and take it back from a computer.
ALTER TABLE holders ADD COLUMN former INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN invite TEXT;
ALTER TABLE games ADD COLUMN patience INTEGER NOT NULL DEFAULT 120;
