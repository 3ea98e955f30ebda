-- What staff did by hand: who, what, to what, to whom, why and when. Rows are added and never changed.
create table moderation.staff_actions (
  id uuid primary key,
  operator text not null check (operator <> ''),
  action text not null,
  subject text not null,
  account_id uuid,
  reason text not null check (reason <> ''),
  done_at timestamptz not null
);
create index staff_actions_account on moderation.staff_actions (account_id, done_at);
