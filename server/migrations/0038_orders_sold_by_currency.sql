-- outside-transaction
drop index concurrently if exists billing.orders_sold_by_currency;
create index concurrently orders_sold_by_currency
  on billing.orders (creator_id, currency, paid_at desc, id desc) where state = 'paid';
