alter table billing.customers
  -- As it stands on invoices; nothing is decided by it.
  add column address jsonb,
  add column email_receipts boolean not null default true;
