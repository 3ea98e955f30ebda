-- Notices and publishes take their numbers from here in the order in which they are committed: one
-- subscriber writes them, one transaction after the other. So whatever comes later has a higher number,
-- and a watermark never passes over anything.
create sequence notifications.notice_seq;

-- What one person is told. What many do to the same thing is one notice until it is seen: it keeps the
-- number it began with and shows the time of the latest.
create table notifications.notices (
  id uuid primary key,
  seq bigint not null unique default nextval('notifications.notice_seq'),
  account_id uuid not null,
  kind text not null,
  tab text check (tab in ('likes', 'comments', 'follows', 'system')),
  group_key text not null,
  content_id uuid,
  comment_id uuid,
  -- The order, refund, dispute or subscription it is about.
  subject_id uuid,
  -- Which of its states, such as that of a refund.
  detail text,
  person_count bigint not null default 0 check (person_count >= 0),
  began_at timestamptz not null,
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index notices_of_account on notifications.notices (account_id, seq desc)
  where deleted_at is null;
create index notices_of_tab on notifications.notices (account_id, tab, seq desc)
  where deleted_at is null and tab is not null;
create index notices_unread on notifications.notices (account_id, seq desc)
  where deleted_at is null and read_at is null;
create index notices_by_group on notifications.notices (account_id, group_key, seq desc);
create index notices_of_content on notifications.notices (content_id)
  where content_id is not null and deleted_at is null;
create index notices_by_age on notifications.notices (at);

-- Who belongs to a notice, by what they did: a comment of theirs, or the post or person they did it to.
create table notifications.notice_people (
  notice_id uuid not null references notifications.notices on delete cascade,
  account_id uuid not null,
  cause_id uuid not null,
  at timestamptz not null,
  primary key (notice_id, account_id, cause_id)
);
create index notice_people_newest on notifications.notice_people (notice_id, at desc, cause_id desc);
create index notice_people_by_cause on notifications.notice_people (account_id, cause_id);
create index notice_people_by_age on notifications.notice_people (at);

-- One row for each post that was published, whatever number of followers there are: it is merged when
-- they read. The row stays when the post goes, so that it is not announced again.
create table notifications.publishes (
  seq bigint primary key default nextval('notifications.notice_seq'),
  id uuid not null unique,
  content_id uuid not null unique,
  creator_id uuid not null,
  -- Nothing else of theirs came in the day before.
  is_highlight boolean not null,
  at timestamptz not null,
  removed_at timestamptz
);
-- Holds what decides whether a follower is told, so that a merge visits the rows of one page only.
create index publishes_of_creator on notifications.publishes (creator_id, seq desc)
  include (at, is_highlight, id) where removed_at is null;
create index publishes_by_age on notifications.publishes (at);

-- Of the thousands somebody follows, only those whose last publish can matter are looked at.
create table notifications.publishers (
  creator_id uuid primary key,
  last_seq bigint not null,
  -- They are suspended.
  is_hidden boolean not null default false
);
create index publishers_by_last on notifications.publishers (last_seq);

-- What one reader did with one publish; most do nothing.
create table notifications.publish_states (
  account_id uuid not null,
  publish_id uuid not null,
  -- Of the publish: by this old ones are found.
  seq bigint not null,
  read_at timestamptz,
  deleted_at timestamptz,
  primary key (account_id, publish_id)
);
create index publish_states_by_seq on notifications.publish_states (seq);

-- Everything up to here was seen, and read.
create table notifications.readers (
  account_id uuid primary key,
  seen_seq bigint not null default 0,
  read_seq bigint not null default 0
);

-- Kinds that somebody has turned off.
create table notifications.kinds_off (
  account_id uuid not null,
  kind text not null,
  primary key (account_id, kind)
);
