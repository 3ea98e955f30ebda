-- Whoever cannot sign in has no account to write from, and says where to answer.
alter table support.messages alter column account_id drop not null;
alter table support.messages add column email text;
alter table support.messages add constraint messages_from
  check (account_id is not null or email is not null);
