-- outside-transaction
-- The latest who commented on a post, in threads and replies alike.
drop index concurrently if exists catalog.comments_latest;
create index concurrently comments_latest on catalog.comments (content_id, created_at desc)
  include (author_id) where deleted_at is null;
-- By the beginning of a username, whatever the collation of the database.
drop index concurrently if exists profiles.profiles_username_beginning;
create index concurrently profiles_username_beginning on profiles.profiles (username collate "C")
  where is_confirmed and suspended_at is null;
