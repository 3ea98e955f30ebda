-- What a creator offers to subscribers. What was promised is not changed under somebody who has it:
-- such a tier is archived and another one made.
create table billing.tiers (
  id uuid primary key,
  creator_id uuid not null,
  name text not null,
  description text not null default '',
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  -- For a month, before the fee; nothing, or what a card can be charged.
  price bigint not null check (price = 0 or price >= 299),
  yearly_price bigint check (yearly_price >= 299),
  trial_days smallint not null default 0 check (trial_days between 0 and 30),
  benefits text[] not null default '{}',
  color text not null,
  cover_id uuid,
  -- Shown once it is ready; until then the one before it stays.
  cover_pending_id uuid,
  seat_limit integer check (seat_limit > 0),
  -- Counted only where there is a limit, by whoever holds this row.
  seats_taken integer not null default 0 check (seats_taken >= 0),
  is_premium boolean not null default false,
  -- Sold for what is there already: charged also while its creator is silent.
  is_library boolean not null default false,
  is_popular boolean not null default false,
  -- Somebody has or had it.
  has_subscribers boolean not null default false,
  position integer not null,
  price_changed_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null,
  constraint tiers_free check (price > 0 or (yearly_price is null and trial_days = 0 and not is_premium)),
  constraint tiers_seats check (seat_limit is null or seats_taken <= seat_limit)
);
create index tiers_of_creator on billing.tiers (creator_id, position);
create unique index tiers_name on billing.tiers (creator_id, lower(name)) where archived_at is null;
create unique index tiers_one_popular on billing.tiers (creator_id)
  where is_popular and archived_at is null;
create index tiers_pending_cover on billing.tiers (cover_pending_id)
  where cover_pending_id is not null;
