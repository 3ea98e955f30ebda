-- Everything sandbox-pay knows. There is nothing to keep, so a changed file remakes the schema.

create schema sandbox_pay;

create table sandbox_pay.settings (
  name text primary key,
  value jsonb not null
);

-- Published documents, as they are answered. Their kinds share one table, because expansion
-- looks for any of them by its id.
create table sandbox_pay.objects (
  id text primary key,
  kind text not null,
  seq bigint generated always as identity,
  created bigint not null,
  data jsonb not null,
  check (data ->> 'id' = id and data ->> 'object' = kind),
  check (
    kind <> 'balance_transaction'
    or (data -> 'net')::bigint = (data -> 'amount')::bigint - (data -> 'fee')::bigint
  ),
  check (
    kind <> 'charge'
    or (data -> 'amount_refunded')::bigint between 0 and (data -> 'amount')::bigint
  )
);
create index on sandbox_pay.objects (kind, seq desc);
create index on sandbox_pay.objects ((data ->> 'customer'), seq desc);
create index on sandbox_pay.objects ((data ->> 'payment_intent'), seq desc);
create index on sandbox_pay.objects ((data ->> 'charge'), seq desc);
create index on sandbox_pay.objects ((data ->> 'source'), seq desc);

-- No payment intent is ever charged twice, whatever the code above believes.
create unique index one_charge_per_intent on sandbox_pay.objects ((data ->> 'payment_intent'))
  where kind = 'charge' and data ->> 'status' <> 'failed';
create unique index one_dispute_per_charge on sandbox_pay.objects ((data ->> 'charge'))
  where kind = 'dispute';

-- What the bank knows of a card and tells nobody. The number itself is nowhere.
create table sandbox_pay.cards (
  payment_method text primary key references sandbox_pay.objects (id),
  behaviour text not null,
  -- Used or taken off without belonging to a customer: it may not be used again.
  spent boolean not null default false
);

create table sandbox_pay.file_contents (
  file text primary key references sandbox_pay.objects (id),
  content bytea not null
);

-- What will happen by itself when the clock gets there.
create table sandbox_pay.due (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  task text not null,
  subject text not null
);
create index on sandbox_pay.due (at);
create index on sandbox_pay.due (subject);

create table sandbox_pay.idempotency (
  key text primary key,
  fingerprint text not null,
  created_at timestamptz not null,
  status int not null,
  body text not null
);

create table sandbox_pay.deliveries (
  id bigint generated always as identity primary key,
  event text not null references sandbox_pay.objects (id),
  url text not null,
  -- Events of one lane, which is one payment, are sent one after another.
  lane text not null,
  made_at timestamptz not null,
  try_at timestamptz not null,
  attempts int not null default 0,
  delivered_at timestamptz
);
create index on sandbox_pay.deliveries (url, lane, id) where delivered_at is null;
