-- Shown whole: an article's words, or pictures in full size. That counts as all of it.
alter table catalog.consumption add column opened_at timestamptz;

-- What became of an order that was paid. Its grant is given anew after each time it was taken, so the
-- grants' source has a turn. `refunded_at` stays when a refund fails later: by then the buyer may have
-- bought the piece again, and one order must not stand in the way of the other.
alter table billing.orders
  add column charge_id text,
  add column standing text not null default 'kept'
    check (standing in ('kept', 'refunding', 'refunded', 'disputed', 'lost')),
  add column refunded_at timestamptz,
  add column access_turn integer not null default 0;

-- What was given back can be bought again.
drop index billing.orders_one_on_its_way;
create unique index orders_one_on_its_way on billing.orders (account_id, content_id)
  where kind = 'content' and refunded_at is null
    and state in ('confirming', 'needs-action', 'processing', 'paid');
create index orders_sold on billing.orders (creator_id, paid_at desc, id desc) where state = 'paid';
create index orders_sold_by_standing on billing.orders (creator_id, standing, paid_at desc, id desc)
  where state = 'paid' and standing <> 'kept';

create table billing.refunds (
  id uuid primary key,
  order_id uuid not null references billing.orders,
  account_id uuid not null,
  creator_id uuid not null,
  title text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('requested', 'with-platform', 'refused', 'sending', 'pending',
    'done', 'failed', 'overtaken')),
  -- Counts changes, so that whoever asked the provider meanwhile knows to ask again.
  version integer not null default 1,
  asked_by text not null check (asked_by in ('fan', 'creator', 'platform')),
  self_serve boolean not null default false,
  reason text,
  words text not null default '',
  answered_by text check (answered_by in ('creator', 'platform')),
  answer text,
  provider_id text unique,
  failure text,
  asked_at timestamptz not null,
  answer_by timestamptz,
  settled_at timestamptz,
  due_at timestamptz,
  constraint refunds_requested check (state <> 'requested' or answer_by is not null)
);
-- One order is given back once. After a refusal or a failure there can be another try.
create unique index refunds_one_per_order on billing.refunds (order_id)
  where state not in ('refused', 'failed', 'overtaken');
create index refunds_of_order on billing.refunds (order_id, asked_at desc);
create index refunds_of_creator on billing.refunds (creator_id, asked_at desc, id desc);
create index refunds_waiting on billing.refunds (creator_id) where state = 'requested';
create index refunds_with_platform on billing.refunds (asked_at, id) where state = 'with-platform';
create index refunds_self_serve on billing.refunds (account_id, asked_at) where self_serve;
create index refunds_due on billing.refunds (due_at) where due_at is not null;

create table billing.disputes (
  id uuid primary key,
  provider_id text not null unique,
  order_id uuid not null references billing.orders,
  account_id uuid not null,
  -- Absent for a tab of tips, which is several creators' matter.
  creator_id uuid,
  title text not null,
  reason text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('needs-response', 'under-review', 'won', 'lost')),
  opened_at timestamptz not null,
  evidence_due_at timestamptz,
  evidence_sent_at timestamptz,
  closed_at timestamptz,
  due_at timestamptz
);
create index disputes_of_order on billing.disputes (order_id, opened_at desc);
create index disputes_of_creator on billing.disputes (creator_id, opened_at desc, id desc);
create index disputes_newest on billing.disputes (opened_at desc, id desc);
create index disputes_open on billing.disputes (creator_id) where closed_at is null;
create index disputes_due on billing.disputes (due_at) where due_at is not null;

create table billing.fraud_warnings (
  id text primary key,
  order_id uuid not null references billing.orders,
  kind text not null,
  noted_at timestamptz not null
);
create index fraud_warnings_newest on billing.fraud_warnings (noted_at desc, id desc);

-- Numbers without gaps, given by the one subscriber that follows payments, so no buyer waits here.
create table billing.receipt_years (
  year smallint primary key,
  last_number integer not null
);
create table billing.receipts (
  order_id uuid primary key references billing.orders,
  year smallint not null,
  number integer not null,
  issued_at timestamptz not null,
  constraint receipts_numbered_once unique (year, number)
);

-- What a creator earned, summed by the subscriber that follows the books: sales never write here, so
-- a viral creator has no hot row, and reading does not depend on how many sales there were.
create table billing.earning_days (
  creator_id uuid not null,
  currency text not null,
  day date not null,
  sales integer not null default 0,
  gross bigint not null default 0,
  returned bigint not null default 0,
  processing bigint not null default 0,
  platform bigint not null default 0,
  tax bigint not null default 0,
  net bigint not null default 0,
  primary key (creator_id, currency, day),
  constraint earning_days_add_up check (gross - returned - processing - platform - tax = net)
);
create table billing.earning_pieces (
  creator_id uuid not null,
  currency text not null,
  -- Absent for tips.
  content_id uuid,
  title text not null,
  sales integer not null default 0,
  net bigint not null default 0,
  constraint earning_pieces_once unique nulls not distinct (creator_id, currency, content_id)
);
create index earning_pieces_best on billing.earning_pieces (creator_id, currency, net desc);

create table billing.withdrawals (
  id uuid primary key,
  order_named text not null,
  email text not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
