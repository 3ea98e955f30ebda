-- What an email's unsubscribe link took away, so that Undo can give exactly that back.
alter table notifications.preferences
  add column email_before text check (email_before in ('daily', 'now'));
