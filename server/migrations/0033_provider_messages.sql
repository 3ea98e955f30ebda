-- What a message says of its object, in our own words; null in those that an older build has stored.
alter table billing.provider_events add said jsonb;

-- How far the provider's own lists have been read, by what is listed.
create table billing.provider_cursors (
  name text primary key,
  -- The newest that was seen there, by the provider's clock.
  seen_until timestamptz not null
);

-- Of a movement in another currency than the charge's. `settled_at` is when what it says besides its
-- sum was entered: the provider's fee and the exchange.
alter table ledger.provider_transactions add exchange_rate numeric, add settled_at timestamptz;
create index provider_transactions_unsettled on ledger.provider_transactions (rail, created_at)
  where settled_at is null;
