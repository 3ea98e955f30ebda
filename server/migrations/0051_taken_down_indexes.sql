-- outside-transaction
-- All buyers of one post, for when it is taken down.
drop index concurrently if exists billing.orders_of_content;
create index concurrently orders_of_content on billing.orders (content_id, id)
  where state = 'paid' and content_id is not null;
alter table catalog.contents validate constraint contents_status_check;
alter table catalog.contents validate constraint contents_taken_down;
-- The few who are mailed every day what waits.
drop index concurrently if exists identity.accounts_staff;
create index concurrently accounts_staff on identity.accounts (role)
  where role in ('moderator', 'admin');
