-- outside-transaction
-- What is attached is sold for this; null where it is free.
alter table messaging.messages
  add column if not exists price bigint, add column if not exists currency text;

-- Who has opened what they bought of a message: its refund is then asked for instead of given.
create table if not exists messaging.openings (
  account_id uuid not null,
  message_id uuid not null,
  opened_at timestamptz not null,
  primary key (account_id, message_id)
);

-- Deleted messages whose files are for sale: a payment may be on its way, so they go later, unless they were bought.
create table if not exists messaging.removals (
  due_at timestamptz not null,
  message_id uuid not null,
  primary key (due_at, message_id)
);

-- What is attached to a message can be bought, all of it together.
alter table billing.orders add column if not exists message_id uuid;
alter table billing.orders
  drop constraint if exists orders_kind_check,
  add constraint orders_kind_check
    check (kind in ('content', 'gift', 'tips', 'subscription', 'attachments')) not valid;
alter table billing.orders
  drop constraint if exists orders_what_for,
  add constraint orders_what_for check (
    (kind = 'tips') = (creator_id is null)
    and num_nonnulls(content_id, tier_id, message_id) = case kind when 'tips' then 0 else 1 end
    and (kind <> 'content' or content_id is not null)
    and (kind = 'attachments') = (message_id is not null)
    and (kind = 'subscription') = (interval is not null)
    and (kind <> 'subscription' or tier_id is not null)
    and (kind = 'gift' and tier_id is not null) = (months is not null)) not valid;
drop index concurrently if exists billing.orders_of_message;
create unique index concurrently orders_of_message on billing.orders (account_id, message_id)
  where kind = 'attachments' and refunded_at is null
    and state in ('confirming', 'needs-action', 'processing', 'paid');

-- A creator's best sellers are posts, tiers, messages, and all tips together.
alter table billing.earning_contents add column if not exists message_id uuid;
drop index concurrently if exists billing.earning_contents_each;
create unique index concurrently earning_contents_each on billing.earning_contents
  (creator_id, currency, content_id, tier_id, message_id) nulls not distinct;
alter table billing.earning_contents
  drop constraint if exists earning_contents_once,
  add constraint earning_contents_once unique using index earning_contents_each;

alter table entitlements.grants
  drop constraint if exists grants_resource_check,
  add constraint grants_resource_check check (
    resource ~ '^((content|message):[0-9a-f-]{36}|creator:[0-9a-f-]{36}:(subscribers|premium))$') not valid;
