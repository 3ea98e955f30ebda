create schema platform;

-- Written with the transaction's own id and read only below the oldest running one, so that a slow
-- transaction's events are never skipped. The sequence only orders events of one transaction.
create sequence platform.event_seq;

create table platform.events (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint not null default nextval('platform.event_seq'),
  id uuid not null,
  name text not null,
  payload jsonb not null,
  trace text,
  occurred_at timestamptz not null
) partition by range (occurred_at);

create table platform.events_default partition of platform.events default;
create index events_order on platform.events (xid, seq);

create table platform.cursors (
  subscriber text primary key,
  xid xid8 not null,
  seq bigint not null,
  attempts integer not null default 0,
  retry_at timestamptz
);

create table platform.parked_events (
  subscriber text not null,
  event_id uuid not null,
  name text not null,
  payload jsonb not null,
  trace text,
  occurred_at timestamptz not null,
  error text not null,
  parked_at timestamptz not null,
  primary key (subscriber, event_id)
);

create table platform.idempotency_keys (
  caller text not null,
  route text not null,
  key text not null,
  request_hash text not null,
  status integer,
  reply jsonb,
  created_at timestamptz not null,
  primary key (caller, route, key)
);
create index idempotency_keys_age on platform.idempotency_keys (created_at);

-- Mail is written with the change that causes it and sent by the sweep. Bodies can hold one-time
-- links, so they are emptied once the mail has left.
create table platform.outgoing_mail (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  trace text,
  attempts integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  error text
);
create index outgoing_mail_due on platform.outgoing_mail (due_at) where due_at is not null;
