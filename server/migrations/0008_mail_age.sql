-- outside-transaction
-- A run that was cut off leaves the index invalid.
drop index concurrently if exists platform.outgoing_mail_age;

create index concurrently outgoing_mail_age on platform.outgoing_mail (created_at)
  where due_at is null;
