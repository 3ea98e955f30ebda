-- A creator's code for pieces of theirs. It is never changed but to be ended, so that whoever used it
-- got what it still says.
create table billing.promotions (
  id uuid primary key,
  creator_id uuid not null,
  code text not null check (code = upper(code)),
  percent smallint check (percent between 1 and 100),
  amount bigint check (amount > 0),
  currency text check (currency in ('USD', 'EUR', 'GBP')),
  starts_at timestamptz not null,
  ends_at timestamptz,
  limit_total integer check (limit_total > 0),
  limit_per_fan integer check (limit_per_fan > 0),
  -- Null means every piece.
  pieces uuid[],
  -- How many orders hold it now: paid ones and those on their way.
  taken integer not null default 0 check (taken >= 0),
  ended_at timestamptz,
  created_at timestamptz not null,
  constraint promotions_one_way check ((percent is null) <> (amount is null)),
  constraint promotions_amount check ((amount is null) = (currency is null))
);
create unique index promotions_code on billing.promotions (creator_id, code) where ended_at is null;
create index promotions_of_creator on billing.promotions (creator_id, created_at desc, id desc);

create table billing.redemptions (
  order_id uuid primary key,
  promotion_id uuid not null references billing.promotions,
  account_id uuid not null,
  taken_at timestamptz not null
);
create index redemptions_of_fan on billing.redemptions (promotion_id, account_id);

-- Besides a piece for oneself an order is a piece for somebody else or a tab of tips, which has no
-- piece and several creators.
alter table billing.orders
  add column kind text not null default 'content' check (kind in ('content', 'gift', 'tips')),
  add column promotion_id uuid references billing.promotions,
  add column code text,
  -- Charged without the buyer there to answer their bank.
  add column off_session boolean not null default false,
  alter column content_id drop not null,
  alter column creator_id drop not null,
  drop constraint orders_total_check,
  drop constraint orders_confirmed,
  add constraint orders_what_for check
    ((kind = 'tips') = (content_id is null) and (kind = 'tips') = (creator_id is null)),
  -- Nothing is charged only for what a promotion gives away.
  add constraint orders_total check (total > 0 or (total = 0 and discount = price)),
  add constraint orders_discount check
    ((promotion_id is null) = (discount = 0) and (promotion_id is null) = (code is null)),
  add constraint orders_confirmed check (attempt = 0
    or ((kind = 'tips' or consent_at is not null) and (total = 0 or method_id is not null)));

-- One may give a piece as often as one likes; for oneself it is bought once.
drop index billing.orders_one_on_its_way;
create unique index orders_one_on_its_way on billing.orders (account_id, content_id)
  where kind = 'content' and state in ('confirming', 'needs-action', 'processing', 'paid');

-- The link is made of the order's id, this version and the server's secret, so it is kept nowhere.
create table billing.gifts (
  order_id uuid primary key references billing.orders,
  giver_id uuid not null,
  message text not null default '',
  link_version integer not null default 1,
  paid_at timestamptz not null,
  claimed_by uuid,
  claimed_at timestamptz,
  returned_at timestamptz,
  constraint gifts_claimed check ((claimed_at is null) = (claimed_by is null)),
  constraint gifts_one_end check (claimed_at is null or returned_at is null)
);
create index gifts_of_giver on billing.gifts (giver_id, paid_at desc, order_id desc);

-- On the tab while it is neither charged nor taken back. The order is the charge that it is part of;
-- it lets go of the tip only when its payment can no longer happen.
create table billing.tips (
  id uuid primary key,
  account_id uuid not null,
  creator_id uuid not null,
  content_id uuid,
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  amount bigint not null check (amount >= 100),
  message text not null default '',
  order_id uuid references billing.orders,
  given_at timestamptz not null,
  taken_back_at timestamptz,
  charged_at timestamptz,
  constraint tips_charged check (charged_at is null or (order_id is not null and taken_back_at is null))
);
create index tips_on_tab on billing.tips (account_id, currency, given_at)
  where charged_at is null and taken_back_at is null;
create index tips_of_order on billing.tips (order_id) where order_id is not null;

create table billing.tip_tabs (
  id uuid primary key,
  account_id uuid not null,
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  -- Why the last charge failed, and how many in a row have.
  failure text,
  failures integer not null default 0,
  due_at timestamptz,
  constraint tip_tabs_one unique (account_id, currency)
);
create index tip_tabs_due on billing.tip_tabs (due_at) where due_at is not null;
