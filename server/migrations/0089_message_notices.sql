-- When this member is told outside of the conversation of what they have not read there; null when there is
-- nothing, and up to which message they were told.
alter table messaging.members add notice_due_at timestamptz, add told_seq bigint not null default 0;
