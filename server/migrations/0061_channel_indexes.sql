-- outside-transaction
-- Lists and numbers of the app: what is only mailed or pushed is passed over without being visited.
drop index concurrently if exists notifications.notices_shown;
create index concurrently notices_shown on notifications.notices (account_id, seq desc)
  where deleted_at is null and is_shown;
drop index concurrently if exists notifications.notices_shown_of_tab;
create index concurrently notices_shown_of_tab on notifications.notices (account_id, tab, seq desc)
  where deleted_at is null and is_shown and tab is not null;
drop index concurrently if exists notifications.notices_shown_unread;
create index concurrently notices_shown_unread on notifications.notices (account_id, seq desc)
  where deleted_at is null and is_shown and read_at is null;
drop index concurrently if exists notifications.notices_of_tab;
drop index concurrently if exists notifications.notices_unread;
-- Each queue of mails is claimed from an index of its own.
drop index concurrently if exists platform.outgoing_mail_due_single;
create index concurrently outgoing_mail_due_single on platform.outgoing_mail (due_at)
  where due_at is not null and not is_bulk;
drop index concurrently if exists platform.outgoing_mail_due_bulk;
create index concurrently outgoing_mail_due_bulk on platform.outgoing_mail (due_at)
  where due_at is not null and is_bulk;
drop index concurrently if exists platform.outgoing_mail_due;
