-- outside-transaction
-- Those to be told, the longest waiting first.
drop index concurrently if exists messaging.members_notice_due;
create index concurrently members_notice_due on messaging.members (notice_due_at)
  where notice_due_at is not null;
