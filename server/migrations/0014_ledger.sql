create schema billing;

-- The chart of accounts is in docs/money.md. An account's id is made from the rest of its row, so
-- that whoever posts to it need not look it up.
create table billing.ledger_accounts (
  id uuid primary key,
  kind text not null,
  owner_id uuid,
  currency text not null check (currency in ('USD', 'EUR', 'GBP')),
  opened_at timestamptz not null,
  is_spendable boolean not null generated always as (kind = 'creator-available') stored,
  constraint ledger_accounts_once unique nulls not distinct (kind, owner_id, currency),
  constraint ledger_accounts_owner check ((kind like 'creator-%') = (owner_id is not null))
);

-- What can be spent must be known without adding up history, and can never be less than nothing.
-- Only these accounts have a row that changes, so no other account is ever waited for.
create table billing.ledger_balances (
  account_id uuid primary key references billing.ledger_accounts,
  balance bigint not null default 0,
  constraint ledger_balances_not_overdrawn check (balance >= 0)
) with (fillfactor = 70);

create table billing.ledger_entries (
  id uuid primary key,
  kind text collate "C" not null,
  -- What caused it, in the words of its kind: posting the same thing twice is one entry.
  source text collate "C" not null,
  -- The provider's name for the movement outside: a charge, a refund, a dispute.
  reference text collate "C",
  -- The sale that a refund or a dispute is about.
  sale_id uuid references billing.ledger_entries,
  posted_at timestamptz not null,
  constraint ledger_entries_once unique (kind, source)
);
create index ledger_entries_reference on billing.ledger_entries (reference) where reference is not null;
create index ledger_entries_sale on billing.ledger_entries (sale_id) where sale_id is not null;

-- Each line takes from one account what it gives to another, so no entry can be out of balance.
create table billing.ledger_lines (
  entry_id uuid not null,
  line smallint not null,
  debit_id uuid not null,
  credit_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  posted_at timestamptz not null,
  primary key (entry_id, line, posted_at),
  constraint ledger_lines_two_accounts check (debit_id <> credit_id)
) partition by range (posted_at);
create table billing.ledger_lines_default partition of billing.ledger_lines default;
create index ledger_lines_debit on billing.ledger_lines (debit_id, posted_at);
create index ledger_lines_credit on billing.ledger_lines (credit_id, posted_at);

-- A foreign key would lock the fee account's row with every sale, and all buyers would meet there.
-- Accounts and entries are never changed or deleted, so looking is enough.
create function billing.apply_ledger_line() returns trigger language plpgsql as $$
declare
  debit_spendable boolean;
  credit_spendable boolean;
begin
  select d.is_spendable, c.is_spendable into debit_spendable, credit_spendable
  from billing.ledger_entries e, billing.ledger_accounts d, billing.ledger_accounts c
  where e.id = new.entry_id and e.posted_at = new.posted_at
    and d.id = new.debit_id and d.currency = new.currency
    and c.id = new.credit_id and c.currency = new.currency;
  if not found then
    raise exception 'a line needs an entry of its instant and two accounts of its currency'
      using errcode = 'foreign_key_violation', constraint = 'ledger_lines_belong';
  end if;
  if debit_spendable then
    update billing.ledger_balances set balance = balance - new.amount where account_id = new.debit_id;
  end if;
  if credit_spendable then
    update billing.ledger_balances set balance = balance + new.amount where account_id = new.credit_id;
  end if;
  return null;
end $$;
create trigger apply_ledger_line after insert on billing.ledger_lines
  for each row execute function billing.apply_ledger_line();

create function billing.open_ledger_balance() returns trigger language plpgsql as $$
begin
  insert into billing.ledger_balances (account_id) values (new.id);
  return null;
end $$;
create trigger open_ledger_balance after insert on billing.ledger_accounts
  for each row when (new.is_spendable) execute function billing.open_ledger_balance();

create function billing.refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: a mistake is undone by another entry', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger refuse_change before update or delete on billing.ledger_accounts
  for each row execute function billing.refuse_ledger_change();
create trigger refuse_change before update or delete on billing.ledger_entries
  for each row execute function billing.refuse_ledger_change();
create trigger refuse_change before update or delete on billing.ledger_lines
  for each row execute function billing.refuse_ledger_change();
-- Balances follow lines: at depth 0 somebody else is writing.
create trigger refuse_change before insert or update or delete on billing.ledger_balances
  for each row when (pg_trigger_depth() = 0) execute function billing.refuse_ledger_change();
create trigger refuse_truncate before truncate on billing.ledger_accounts
  execute function billing.refuse_ledger_change();
create trigger refuse_truncate before truncate on billing.ledger_entries
  execute function billing.refuse_ledger_change();
create trigger refuse_truncate before truncate on billing.ledger_balances
  execute function billing.refuse_ledger_change();
create trigger refuse_truncate before truncate on billing.ledger_lines
  execute function billing.refuse_ledger_change();
-- Partitions do not inherit this one: whoever makes a partition gives it its own.
create trigger refuse_truncate before truncate on billing.ledger_lines_default
  execute function billing.refuse_ledger_change();

-- One per sale: how it was shared, what was taken back of each share, and when the creator's becomes
-- available. What was frozen by a dispute or given up to a refund is not released.
create table billing.earnings (
  sale_id uuid primary key references billing.ledger_entries,
  creator_id uuid not null,
  rail text not null,
  currency text not null,
  creator_share bigint not null,
  platform_share bigint not null,
  processing_share bigint not null,
  tax_share bigint not null,
  creator_back bigint not null default 0,
  platform_back bigint not null default 0,
  processing_back bigint not null default 0,
  tax_back bigint not null default 0,
  frozen bigint not null default 0,
  disputed_at timestamptz,
  available_at timestamptz not null,
  released_by uuid references billing.ledger_entries,
  -- One, because the engine reads each anew with every sale.
  constraint earnings_not_overdrawn check (
    creator_back + frozen <= creator_share and platform_back <= platform_share
    and processing_back <= processing_share and tax_back <= tax_share
    and least(creator_back, platform_back, processing_back, tax_back, frozen) >= 0)
) with (fillfactor = 90);
create index earnings_due on billing.earnings (available_at)
  where released_by is null and disputed_at is null and creator_back < creator_share;
create index earnings_pending on billing.earnings (creator_id, currency, available_at)
  where released_by is null;

-- What the provider says moved, as it was imported.
create table billing.provider_transactions (
  id text primary key,
  rail text not null,
  type text not null,
  reference text collate "C" not null,
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  created_at timestamptz not null
);
create index provider_transactions_reference on billing.provider_transactions (reference);
create index provider_transactions_time on billing.provider_transactions (rail, created_at);

create table billing.reconciliation_differences (
  id uuid primary key,
  rail text not null,
  reference text collate "C" not null,
  currency text not null,
  kind text not null check (kind in ('missing-here', 'missing-there', 'other-amount', 'other-fee')),
  ours bigint,
  theirs bigint,
  found_at timestamptz not null,
  resolved_at timestamptz
);
create unique index reconciliation_differences_open
  on billing.reconciliation_differences (rail, reference, currency, kind) where resolved_at is null;
