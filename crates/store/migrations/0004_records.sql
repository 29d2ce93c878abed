-- The log of a game holds records; the table is named after them.
ALTER TABLE deeds RENAME TO records;
