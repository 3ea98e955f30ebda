-- What is given can also be time with a tier: so many months for whoever claims it, paid once.
alter table billing.orders
  add column months smallint check (months in (1, 3, 6, 12)),
  drop constraint orders_what_for,
  add constraint orders_what_for check (
    (kind = 'tips') = (creator_id is null)
    and num_nonnulls(content_id, tier_id) = case kind when 'tips' then 0 else 1 end
    and (kind <> 'content' or content_id is not null)
    and (kind = 'subscription') = (interval is not null)
    and (kind <> 'subscription' or tier_id is not null)
    and (kind = 'gift' and tier_id is not null) = (months is not null));
create index orders_of_term on billing.orders (tier_id, account_id) where months is not null;
