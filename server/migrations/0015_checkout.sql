-- Who pays, at the provider. Whoever confirms an order holds this row, so one buyer's are confirmed
-- one after the other.
create table billing.customers (
  account_id uuid primary key,
  provider_id text unique,
  created_at timestamptz not null
);

-- One order has one payment intent for ever: after a decline the same one is confirmed with another
-- card, so it cannot be paid twice.
create table billing.orders (
  id uuid primary key,
  account_id uuid not null,
  content_id uuid not null,
  creator_id uuid not null,
  title text not null,
  state text not null check (state in
    ('quoted', 'confirming', 'needs-action', 'processing', 'paid', 'failed', 'expired')),
  -- Counts changes, so that whoever asked the provider meanwhile knows to ask again.
  version integer not null default 1,
  attempt integer not null default 0,
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  price bigint not null check (price > 0),
  discount bigint not null default 0 check (discount between 0 and price),
  processing bigint not null check (processing >= 0),
  platform bigint not null check (platform >= 0),
  creator bigint not null check (creator >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null check (total > 0),
  rail text not null default 'card',
  intent_id text unique,
  -- The provider's name of the card that is to be charged, never its number.
  method_id text,
  save_card boolean not null default false,
  consent_at timestamptz,
  -- The buyer's country for tax: what they say, and what the card says.
  country_stated text,
  country_of_card text,
  card_brand text,
  card_last4 text,
  failure text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  due_at timestamptz,
  constraint orders_what_is_paid check (price - discount + processing = total),
  constraint orders_who_gets_it check (creator + platform + processing + tax = total),
  constraint orders_paid_at check ((state = 'paid') = (paid_at is not null)),
  constraint orders_confirmed check (attempt = 0 or (consent_at is not null and method_id is not null))
);
-- Two tabs with two orders of one piece: one of them goes on.
create unique index orders_one_on_its_way on billing.orders (account_id, content_id)
  where state in ('confirming', 'needs-action', 'processing', 'paid');
create index orders_of_piece on billing.orders (account_id, content_id);
create index orders_history on billing.orders (account_id, created_at desc, id desc)
  where attempt > 0;
create index orders_due on billing.orders (due_at) where due_at is not null;

create table billing.payment_methods (
  id uuid primary key,
  account_id uuid not null,
  provider_id text not null unique,
  brand text not null,
  last4 text not null,
  exp_month smallint not null,
  exp_year smallint not null,
  is_default boolean not null default false,
  created_at timestamptz not null
);
create index payment_methods_of_account on billing.payment_methods (account_id, created_at);
create unique index payment_methods_one_default on billing.payment_methods (account_id)
  where is_default;

-- What the provider has told, once each. Only what it was about is kept: the rest is asked again.
create table billing.provider_events (
  id text primary key,
  rail text not null,
  type text not null,
  object_id text not null,
  intent_id text,
  received_at timestamptz not null
);
