-- Where a follow was made, for the counts of its day only: the follow itself does not keep it. Null
-- when somebody unfollows.
alter table social.count_changes add column source text
  check (source in ('profile', 'post', 'card', 'pack', 'other'));

-- Of those who were won on that day, how many came from where; the others came from elsewhere.
alter table social.follower_days
  add column from_profile bigint not null default 0,
  add column from_post bigint not null default 0,
  add column from_card bigint not null default 0,
  add column from_pack bigint not null default 0;

-- The post that a creator shows first on their profile.
create table catalog.pins (
  creator_id uuid primary key,
  content_id uuid not null references catalog.contents (id) on delete cascade,
  at timestamptz not null
);
create index pins_of_content on catalog.pins (content_id);
