-- outside-transaction
-- Whether somebody has commented on a post, which recommendations ask for every comment that comes or goes.
drop index concurrently if exists catalog.comments_of_author;
create index concurrently comments_of_author on catalog.comments (author_id, content_id, created_at desc)
  where deleted_at is null;
