-- The ledger is a domain of its own, below billing, so its tables stand in a schema of their own.
create schema ledger;

alter table billing.ledger_accounts rename to accounts;
alter table billing.ledger_balances rename to balances;
alter table billing.ledger_entries rename to entries;
alter table billing.ledger_lines rename to lines;
alter table billing.ledger_lines_default rename to lines_default;
alter table billing.accounts set schema ledger;
alter table billing.balances set schema ledger;
alter table billing.entries set schema ledger;
alter table billing.lines set schema ledger;
alter table billing.lines_default set schema ledger;
alter table billing.earnings set schema ledger;
alter table billing.provider_transactions set schema ledger;
alter table billing.reconciliation_differences set schema ledger;

alter function billing.apply_ledger_line() rename to apply_line;
alter function billing.open_ledger_balance() rename to open_balance;
alter function billing.refuse_ledger_change() rename to refuse_change;
alter function billing.apply_line() set schema ledger;
alter function billing.open_balance() set schema ledger;
alter function billing.refuse_change() set schema ledger;

create or replace function ledger.apply_line() returns trigger language plpgsql as $$
declare
  debit_spendable boolean;
  credit_spendable boolean;
begin
  select d.is_spendable, c.is_spendable into debit_spendable, credit_spendable
  from ledger.entries e, ledger.accounts d, ledger.accounts c
  where e.id = new.entry_id and e.posted_at = new.posted_at
    and d.id = new.debit_id and d.currency = new.currency
    and c.id = new.credit_id and c.currency = new.currency;
  if not found then
    raise exception 'a line needs an entry of its instant and two accounts of its currency'
      using errcode = 'foreign_key_violation', constraint = 'ledger_lines_belong';
  end if;
  if debit_spendable then
    update ledger.balances set balance = balance - new.amount where account_id = new.debit_id;
  end if;
  if credit_spendable then
    update ledger.balances set balance = balance + new.amount where account_id = new.credit_id;
  end if;
  return null;
end $$;

create or replace function ledger.open_balance() returns trigger language plpgsql as $$
begin
  insert into ledger.balances (account_id) values (new.id);
  return null;
end $$;
