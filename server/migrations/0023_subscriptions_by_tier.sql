-- Those of a tier are gone through in order when its price changes.
drop index billing.subscriptions_of_tier;
create index subscriptions_of_tier on billing.subscriptions (tier_id, id) where state <> 'expired';
