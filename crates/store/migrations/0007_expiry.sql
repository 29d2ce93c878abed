-- When a game that nobody touches will be deleted; NULL until that is announced.
ALTER TABLE progress ADD COLUMN expires INTEGER;
-- How often names were deleted from what was written before.
ALTER TABLE games ADD COLUMN rewrites INTEGER NOT NULL DEFAULT 0;
