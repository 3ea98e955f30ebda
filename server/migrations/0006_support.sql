create schema support;

create table support.messages (
  id uuid primary key,
  account_id uuid not null,
  topic text not null,
  message text not null,
  created_at timestamptz not null
);
create index messages_account on support.messages (account_id, created_at desc);
