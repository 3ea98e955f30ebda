-- outside-transaction
-- Offers that nobody agreed to, which the sweep deletes.
drop index concurrently if exists billing.orders_abandoned;
create index concurrently orders_abandoned on billing.orders (expires_at)
  where state = 'expired' and attempt = 0;
-- Deleting an order asks every table that refers to one.
drop index concurrently if exists billing.fraud_warnings_of_order;
create index concurrently fraud_warnings_of_order on billing.fraud_warnings (order_id);
