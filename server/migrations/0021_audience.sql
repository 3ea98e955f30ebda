-- What a creator's screens read of their subscribers: one row for each subscription that ever began,
-- with what of it has been counted. Kept by one subscriber, so that a renewal, which changes none of
-- it, writes nothing here, and the table that renewals write has no index more.
create table billing.audience (
  subscription_id uuid primary key,
  creator_id uuid not null,
  account_id uuid not null,
  tier_id uuid not null,
  state text not null,
  basis text not null,
  is_trial boolean not null,
  currency text not null,
  -- Twelve times what it brings in a month, so that a year divides without a rest.
  yearly bigint not null,
  started_at timestamptz not null,
  -- Absent while nothing was paid for.
  paying_at timestamptz,
  had_trial boolean not null,
  ended_at timestamptz,
  -- Whole months from beginning to end, by the fan's calendar.
  lasted smallint,
  -- Of profiles, in small letters, for searching by how they begin.
  username text collate "C" not null,
  name text collate "C" not null
);
create index audience_current on billing.audience (creator_id, started_at desc, subscription_id desc)
  where ended_at is null;
create index audience_by_state on billing.audience
  (creator_id, state, started_at desc, subscription_id desc);
create index audience_of_tier on billing.audience
  (creator_id, tier_id, started_at desc, subscription_id desc) where ended_at is null;
create index audience_of_tier_by_state on billing.audience
  (creator_id, tier_id, state, started_at desc, subscription_id desc);
create index audience_username on billing.audience (creator_id, username, subscription_id);
create index audience_name on billing.audience (creator_id, name, subscription_id);
create index audience_of_fan on billing.audience (account_id);
create index audience_churned on billing.audience (creator_id, ended_at) include (paying_at)
  where paying_at is not null and ended_at is not null;

-- Who is there now, and what they bring.
create table billing.audience_groups (
  creator_id uuid not null,
  tier_id uuid not null,
  kind text not null check (kind in ('paying', 'trial', 'free', 'given', 'paused')),
  currency text not null,
  people integer not null,
  yearly bigint not null,
  primary key (creator_id, tier_id, kind, currency)
);

create table billing.audience_days (
  creator_id uuid not null,
  day date not null,
  joined integer not null default 0,
  gone integer not null default 0,
  -- Began for money or with a trial; paid for the first time; had paid and ended.
  began integer not null default 0,
  first_paid integer not null default 0,
  paid_gone integer not null default 0,
  trials_over integer not null default 0,
  trials_paid integer not null default 0,
  primary key (creator_id, day)
);

-- Of those who began for money in a month: how many whole months they stayed, for who has ended.
create table billing.audience_leavers (
  creator_id uuid not null,
  month date not null,
  lasted smallint not null,
  people integer not null,
  primary key (creator_id, month, lasted)
);

-- Until then nobody is charged for what this creator offers.
create table billing.holidays (
  creator_id uuid primary key,
  until timestamptz not null,
  set_at timestamptz not null
);

-- Whoever is no creator any more: what they have of subscribers is ended a page at a time, and this
-- is how far down the list that has come.
create table billing.departures (
  id uuid primary key,
  reached_at timestamptz,
  reached_id uuid,
  due_at timestamptz not null
);
create index departures_due on billing.departures (due_at);
