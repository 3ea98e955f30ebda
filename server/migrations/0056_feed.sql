-- When somebody last opened the feed of those they follow, and while it is shown, the time they were away.
create table catalog.feed_visits (
  account_id uuid primary key,
  visited_at timestamptz not null,
  away_since timestamptz,
  away_until timestamptz check ((away_until is null) = (away_since is null))
);

-- How many followers a creator won and lost on each day (UTC), added when they are counted.
create table social.follower_days (
  creator_id uuid not null,
  day date not null,
  gained bigint not null default 0,
  lost bigint not null default 0,
  primary key (creator_id, day)
);
create index follower_days_of_day on social.follower_days (day, creator_id) include (gained, lost);

alter table social.count_changes add column at timestamptz not null default now();
alter table social.count_changes alter column at drop default;

-- Who won most followers within a week, ranked every few minutes.
create table social.trending_creators (
  creator_id uuid primary key,
  place bigint not null unique
);
