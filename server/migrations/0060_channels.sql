-- How somebody wants to be told of one category; no row means the defaults. New posts have no switch of
-- their own: the bell of each follow decides whether, this only how.
create table notifications.preferences (
  account_id uuid not null,
  category text not null check (category in (
    'newSubscriptions', 'commentsAndLikes', 'directMessages', 'paymentUpdates', 'systemUpdates',
    'newPosts')),
  is_on boolean not null check (is_on or category <> 'newPosts'),
  in_app boolean not null,
  email text not null check (email in ('off', 'daily', 'now')),
  push boolean not null,
  primary key (account_id, category)
);

insert into notifications.preferences (account_id, category, is_on, in_app, email, push)
select s.account_id, given.category, false, true, given.email, true
from notifications.settings s
cross join lateral (values
  ('newSubscriptions', 'now', s.new_subscriptions),
  ('commentsAndLikes', 'daily', s.comments_and_likes),
  ('directMessages', 'now', s.direct_messages),
  ('paymentUpdates', 'now', s.payment_updates),
  ('systemUpdates', 'now', s.system_updates)) as given(category, email, is_on)
where not given.is_on;

-- What asks for it in the build that runs now waits for the next: mails stay due, events are kept.
-- squawk-ignore ban-drop-table
drop table notifications.settings;

-- When somebody may be disturbed, in minutes of their day; no row means UTC and any time.
create table notifications.delivery_times (
  account_id uuid primary key,
  time_zone text,
  quiet_from bigint check (quiet_from between 0 and 1439),
  quiet_until bigint check (quiet_until between 0 and 1439),
  check ((quiet_from is null) = (quiet_until is null))
);

-- False: somebody is told of it by other channels only, and it is in no list and no number.
alter table notifications.notices add column is_shown boolean not null default true;

-- An email about one notice or publish to one person. Without a time it has been written.
create table notifications.notice_mails (
  id uuid primary key,
  account_id uuid not null,
  notice_id uuid not null,
  due_at timestamptz,
  created_at timestamptz not null,
  unique (account_id, notice_id)
);
create index notice_mails_due on notifications.notice_mails (due_at) where due_at is not null;
create index notice_mails_by_age on notifications.notice_mails (created_at);

-- One for each person who gets one, begun by the first thing that belongs into it.
create table notifications.digests (
  account_id uuid primary key,
  -- Null while there is nothing to say.
  due_at timestamptz,
  -- The first and the last number that belong into the one that waits.
  from_seq bigint not null,
  last_seq bigint not null,
  -- Up to here everything was in one.
  up_to_seq bigint not null default 0,
  changed_at timestamptz not null
);
create index digests_due on notifications.digests (due_at) where due_at is not null;
create index digests_by_age on notifications.digests (changed_at) where due_at is null;

-- Publishes whose followers are being gone through, the latest of them first.
create table notifications.fanouts (
  publish_id uuid primary key,
  -- The last who was looked at.
  after_since timestamptz,
  after_id uuid,
  due_at timestamptz not null,
  created_at timestamptz not null,
  check ((after_since is null) = (after_id is null))
);
create index fanouts_due on notifications.fanouts (due_at);

-- Changes to one's own account are always told.
delete from notifications.kinds_off where kind = 'security';

-- Many emails for many people have a queue of their own, so that no receipt waits behind them.
alter table platform.outgoing_mail add column is_bulk boolean not null default false;
