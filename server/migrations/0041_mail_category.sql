-- Which switch of whom decides about a mail, or that none does. An address without an account has no
-- switches.
alter table platform.outgoing_mail
  add column account_id uuid,
  add column category text not null default 'receipt';
alter table platform.outgoing_mail alter column category drop default;
