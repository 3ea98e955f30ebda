-- outside-transaction
-- A creator's own posts by comments, whole and narrowed, as there are for views and likes.
drop index concurrently if exists catalog.content_stats_comments;
create index concurrently content_stats_comments
  on catalog.content_stats (creator_id, comment_count desc, content_id desc)
  where status <> 'deleted';
drop index concurrently if exists catalog.content_stats_comments_narrowed;
create index concurrently content_stats_comments_narrowed
  on catalog.content_stats (creator_id, status, type, visibility, comment_count desc, content_id desc);
