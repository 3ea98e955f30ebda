-- One row from a fan's first yes to its end; whoever subscribes again begins another. The machine is
-- subscriptions/machine.ts, and every change of state is also a row of subscription_changes.
create table billing.subscriptions (
  id uuid primary key,
  account_id uuid not null,
  creator_id uuid not null,
  tier_id uuid not null references billing.tiers,
  state text not null check (state in
    ('incomplete', 'active', 'past_due', 'paused', 'cancelled', 'expired')),
  version integer not null default 1,
  basis text not null check (basis in ('paid', 'free', 'gift', 'complimentary')),
  is_premium boolean not null,
  interval text not null check (interval in ('month', 'year')),
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  -- For one interval, before the fee, as this fan agreed to it.
  price bigint not null check (price >= 0),
  -- Periods are counted from here in the fan's own calendar, so that the 31st stays the 31st.
  anchor_at timestamptz not null,
  time_zone text not null,
  period integer not null default 0,
  period_start timestamptz not null,
  period_end timestamptz,
  is_trial boolean not null default false,
  -- The provider's name of a card of theirs; the default one when absent.
  method_id text,
  -- Asked for: begins when the period ends.
  pause_months smallint check (pause_months between 1 and 3),
  paused_at timestamptz,
  resume_at timestamptz,
  -- At the next renewal.
  next_tier_id uuid references billing.tiers,
  next_interval text check (next_interval in ('month', 'year')),
  next_price bigint,
  -- A higher price that the fan has clicked for.
  accepted_price bigint,
  -- Less than a card can be charged: joins the next invoice.
  carried bigint not null default 0 check (carried >= 0),
  promotion_id uuid references billing.promotions,
  promotion_left smallint not null default 0 check (promotion_left >= 0),
  -- Not charged since then, since its creator is silent.
  skipped_since timestamptz,
  -- The invoice that is being paid, if any.
  open_invoice_id uuid,
  access_turn integer not null default 0,
  paid_total bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  -- The period's end, or the pause's, that was announced.
  noticed_for timestamptz,
  due_at timestamptz,
  constraint subscriptions_ended check ((state = 'expired') = (ended_at is not null)
    and (ended_at is null) = (end_reason is null)),
  constraint subscriptions_paused check ((state = 'paused') = (paused_at is not null)),
  constraint subscriptions_change check ((next_tier_id is null) = (next_interval is null)
    and (next_tier_id is null) = (next_price is null)),
  constraint subscriptions_period check (period_end is null or period_end > period_start)
) with (fillfactor = 85);
create unique index subscriptions_one_alive on billing.subscriptions (account_id, creator_id)
  where state <> 'expired';
create index subscriptions_of_fan on billing.subscriptions (account_id, started_at desc, id desc);
create index subscriptions_of_creator on billing.subscriptions (creator_id, started_at desc, id desc);
create index subscriptions_of_tier on billing.subscriptions (tier_id) where state <> 'expired';
create index subscriptions_due on billing.subscriptions (due_at) where due_at is not null;

create table billing.subscription_changes (
  id uuid primary key,
  subscription_id uuid not null references billing.subscriptions,
  creator_id uuid not null,
  at timestamptz not null,
  was text,
  state text not null,
  by text not null
);
create index subscription_changes_of_one on billing.subscription_changes (subscription_id, at, id);
create index subscription_changes_of_creator on billing.subscription_changes (creator_id, at);

-- One period, or the rest of one in a higher tier. It has one order, and that has one payment, so
-- neither can be charged twice.
create table billing.invoices (
  id uuid primary key,
  subscription_id uuid not null references billing.subscriptions,
  kind text not null check (kind in ('first', 'renewal', 'upgrade')),
  tier_id uuid not null references billing.tiers,
  interval text not null,
  -- The period it pays for, counted from this anchor.
  anchor_at timestamptz not null,
  period integer not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  -- What a full period costs from now on, and what of an earlier one is in this invoice.
  price bigint not null,
  carried bigint not null default 0,
  -- Absent where there is nothing to charge.
  order_id uuid unique references billing.orders,
  state text not null check (state in ('open', 'paid', 'void')),
  failures smallint not null default 0,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint invoices_closed check ((state = 'open') = (closed_at is null))
);
create unique index invoices_one_per_period on billing.invoices (subscription_id, period_start)
  where kind <> 'upgrade' and state <> 'void';
create index invoices_of_subscription on billing.invoices (subscription_id, created_at desc);

-- What somebody pays for can also be time with a tier.
alter table billing.orders
  add column tier_id uuid references billing.tiers,
  add column interval text check (interval in ('month', 'year')),
  drop constraint orders_kind_check,
  add constraint orders_kind_check check (kind in ('content', 'gift', 'tips', 'subscription')),
  drop constraint orders_what_for,
  add constraint orders_what_for check (
    (kind in ('content', 'gift')) = (content_id is not null)
    and (kind = 'tips') = (creator_id is null)
    and (kind = 'subscription') = (tier_id is not null)
    and (kind = 'subscription') = (interval is not null)),
  drop constraint orders_confirmed,
  add constraint orders_confirmed check (attempt = 0
    or ((kind in ('tips', 'subscription') or consent_at is not null)
      and (total = 0 or method_id is not null)));
create index orders_of_tier on billing.orders (account_id, tier_id) where kind = 'subscription';

-- A code of tiers holds for this many periods; one of pieces for none.
alter table billing.promotions
  add column periods smallint check (periods between 1 and 24),
  add column tiers uuid[],
  add constraint promotions_for_one check (pieces is null or tiers is null),
  add constraint promotions_periods check (tiers is null or periods is not null);

-- What each fan and card has tried of each creator, once.
create table billing.trials (
  creator_id uuid not null,
  -- The fan's id, or the provider's mark of a card's number.
  used_by text not null,
  subscription_id uuid not null references billing.subscriptions,
  primary key (creator_id, used_by)
);

-- Whoever would pass it is asked once more.
create table billing.budgets (
  account_id uuid not null,
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  amount bigint not null check (amount >= 299),
  primary key (account_id, currency)
);

-- Another version ends the address before it.
alter table billing.customers add column calendar_version integer not null default 1;

-- A creator's best sellers are pieces, tiers, and all tips together.
alter table billing.earning_pieces
  add column tier_id uuid,
  drop constraint earning_pieces_once,
  add constraint earning_pieces_once unique nulls not distinct
    (creator_id, currency, content_id, tier_id);
