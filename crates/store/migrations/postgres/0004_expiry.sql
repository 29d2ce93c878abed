-- When a game that nobody touches will be deleted; NULL until that is announced.
ALTER TABLE progress ADD COLUMN expires BIGINT;
-- How often names were deleted from what was written before.
ALTER TABLE games ADD COLUMN rewrites BIGINT NOT NULL DEFAULT 0;
