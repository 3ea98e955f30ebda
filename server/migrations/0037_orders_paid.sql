-- outside-transaction
-- A run that was cut off leaves an index invalid.
drop index concurrently if exists billing.orders_paid_by_fan;
create index concurrently orders_paid_by_fan on billing.orders (account_id, paid_at) where state = 'paid';
