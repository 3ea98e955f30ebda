-- When somebody was last given a piece otherwise than by playing it: shown whole, downloaded, or the
-- addresses of its file. `reported_at` cannot say so: the seconds between two reports are counted by it.
alter table catalog.consumption add column given_at timestamptz;
