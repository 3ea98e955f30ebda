create schema entitlements;

-- Who may open what, from when until when, and why. Rows are never changed but to be revoked, so
-- that what someone could open at a moment can be told afterwards.
create table entitlements.grants (
  id uuid primary key,
  account_id uuid not null,
  resource text not null
    check (resource ~ '^(content:[0-9a-f-]{36}|creator:[0-9a-f-]{36}:(subscribers|premium))$'),
  source text not null,
  source_id text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null,
  check (ends_at is null or ends_at > starts_at),
  constraint grants_once unique (source, source_id, account_id, resource)
);
create index grants_of_account on entitlements.grants (account_id, resource) where revoked_at is null;
create index grants_of_resource on entitlements.grants (resource, source) where revoked_at is null;
