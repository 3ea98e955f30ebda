-- outside-transaction
drop index concurrently if exists catalog.content_stats_trend;
create index concurrently content_stats_trend on catalog.content_stats (trend desc, content_id desc)
  where status = 'published';
drop index concurrently if exists catalog.content_stats_trend_narrowed;
create index concurrently content_stats_trend_narrowed
  on catalog.content_stats (category, type, is_free, trend desc, content_id desc)
  where status = 'published';
-- The newest posts; counting a month by category, and the sitemap of it.
drop index concurrently if exists catalog.contents_newest;
create index concurrently contents_newest
  on catalog.contents (published_at desc, id desc) include (category)
  where status = 'published';
drop index concurrently if exists catalog.contents_latest;
drop index concurrently if exists catalog.contents_sitemap;
-- Lists of creators by their followers, and of those of one category.
drop index concurrently if exists profiles.profiles_followed;
create index concurrently profiles_followed on profiles.profiles (follower_count desc, account_id desc)
  where creator_since is not null and visibility = 'everyone' and is_confirmed and suspended_at is null;
drop index concurrently if exists profiles.profiles_followed_category;
create index concurrently profiles_followed_category
  on profiles.profiles (category, follower_count desc, account_id desc)
  where creator_since is not null and visibility = 'everyone' and is_confirmed and suspended_at is null;
drop index concurrently if exists profiles.profiles_newest_category;
create index concurrently profiles_newest_category
  on profiles.profiles (category, creator_since desc, account_id desc)
  where creator_since is not null and visibility = 'everyone' and is_confirmed and suspended_at is null;
-- The sitemap of those who joined in a month.
drop index concurrently if exists profiles.profiles_joined;
create index concurrently profiles_joined on profiles.profiles (joined_at, account_id)
  where visibility = 'everyone' and is_confirmed and suspended_at is null;
drop index concurrently if exists profiles.profiles_sitemap;
