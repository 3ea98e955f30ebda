-- The share of a post that the store has served to somebody, by its access log.
alter table catalog.consumption add column served double precision not null default 0;

-- How far the log was read; one row. Everything that was served before `read_to` is counted.
create table catalog.access_log_reads (
  id boolean primary key default true check (id),
  position text,
  read_to timestamptz
);
insert into catalog.access_log_reads default values;

-- With which cards and devices somebody has paid. Whoever shares one counts as the same when refunds
-- are counted. A value is the provider's fingerprint of a card's number, or the id of a device.
create table billing.payer_links (
  account_id uuid not null,
  kind text not null check (kind in ('card', 'device')),
  value text not null,
  primary key (account_id, kind, value)
);
create index payer_links_shared on billing.payer_links (kind, value);
