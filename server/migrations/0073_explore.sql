-- How much interest a post has of late, as a power of two that only rises: a point of a day ago counts as
-- much as it did then, so nothing has to be written as time passes (decision 45).
alter table catalog.content_stats add column trend double precision not null default 0;

-- Who liked or commented on a post on a day (UTC), so that each of them counts once. Kept for a few days.
create table catalog.daily_reactors (
  content_id uuid not null,
  account_id uuid not null,
  day date not null,
  primary key (content_id, account_id, day)
);
create index daily_reactors_of_day on catalog.daily_reactors (day);

-- Views below this transaction are in the trend. It begins with all that are kept.
create table catalog.trended_views (
  singleton boolean primary key default true check (singleton),
  below xid8 not null
);
insert into catalog.trended_views (below) values ('0');

-- How many posts of each category are out, by the month (UTC) in which they came out. Counted again and
-- again, the present month each minute, so that nothing that publishes has to write here.
create table catalog.published_months (
  month date not null,
  category text not null,
  contents bigint not null,
  primary key (month, category)
);
create table catalog.counted_months (
  month date primary key,
  counted_at timestamptz not null
);

-- A copy of what social counts, for lists of creators in the order of their followers.
alter table profiles.profiles add column follower_count bigint not null default 0;
update profiles.profiles set follower_count = people.follower_count
from social.people where people.account_id = profiles.account_id and people.follower_count <> 0;
