-- Places of a tier are also held by whoever goes there next or pays to go there now. Both are few.
create index subscriptions_going_to_tier on billing.subscriptions (next_tier_id)
  where next_tier_id is not null;
create index invoices_going_up on billing.invoices (tier_id) where kind = 'upgrade' and state = 'open';

-- A piece that was given and not claimed yet is kept for whoever will: its grant is nobody's.
insert into entitlements.grants (id, account_id, resource, source, source_id, starts_at, created_at)
select gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'content:' || o.content_id, 'gift',
  case when o.access_turn = 0 then o.id::text else o.id || '.' || o.access_turn end,
  g.paid_at, g.paid_at
from billing.gifts g join billing.orders o on o.id = g.order_id
where o.content_id is not null and o.standing = 'kept'
  and g.claimed_at is null and g.returned_at is null
on conflict do nothing;
