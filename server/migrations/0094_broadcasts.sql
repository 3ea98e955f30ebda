-- A grant of a tier opens nothing: it says who had which tier when.
alter table entitlements.grants drop constraint grants_resource_check;
alter table entitlements.grants add constraint grants_resource_check
  check (resource ~ '^((content|message):[0-9a-f-]{36}|creator:[0-9a-f-]{36}:(subscribers|premium|tier:[0-9a-f-]{36}))$')
  not valid;

-- Those who have one now. What an earlier build changes meanwhile is put right by the next change.
insert into entitlements.grants
  (id, account_id, resource, source, source_id, starts_at, ends_at, created_at)
select gen_random_uuid(), s.account_id, 'creator:' || s.creator_id || ':tier:' || s.tier_id, 'subscription',
  s.id || '.' || s.access_turn, s.period_start,
  s.period_end + case when s.basis = 'paid' and s.state in ('active', 'past_due')
    then interval '72 hours' else interval '0' end,
  s.period_start
from billing.subscriptions s
where s.state in ('active', 'cancelled', 'past_due') and s.suspended_at is null
  and (s.period_end is null or s.period_end > s.period_start)
on conflict do nothing;

-- What a creator sends to their subscribers, as a conversation that nobody answers in. Its lock is the order.
create table messaging.channels (
  id uuid primary key,
  creator_id uuid not null unique,
  last_seq bigint not null default 0,
  last_at timestamptz not null,
  created_at timestamptz not null
);

-- One row, however many have it. Before it is sent it has no number.
create table messaging.broadcasts (
  id uuid primary key,
  channel_id uuid not null references messaging.channels,
  creator_id uuid not null,
  -- Those who have this tier when it is sent; without one, any of the creator's.
  tier_id uuid,
  -- Empty once it is deleted.
  text text not null,
  send_at timestamptz,
  seq bigint,
  sent_at timestamptz,
  -- How many had the tier then; null until they are counted, which is tried again at that time.
  reach bigint,
  count_due_at timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null,
  check ((seq is null) = (sent_at is null))
);
create unique index broadcasts_order on messaging.broadcasts (channel_id, seq) where seq is not null;
create index broadcasts_of_creator on messaging.broadcasts (creator_id, created_at desc, id desc)
  where deleted_at is null;
create index broadcasts_due on messaging.broadcasts (send_at)
  where sent_at is null and deleted_at is null;
create index broadcasts_uncounted on messaging.broadcasts (count_due_at)
  where reach is null and deleted_at is null;

-- What a reader did with a channel. Without a row, nothing.
create table messaging.channel_readers (
  account_id uuid not null,
  channel_id uuid not null references messaging.channels,
  read_seq bigint not null default 0,
  -- Up to here they have deleted it for themselves.
  after_seq bigint not null default 0,
  primary key (account_id, channel_id)
);
