-- outside-transaction
-- Whose tiers somebody has held, also long ago.
drop index concurrently if exists entitlements.grants_of_tiers;
create index concurrently grants_of_tiers on entitlements.grants (account_id)
  where resource like 'creator:%:tier:%';
-- Who had a tier of one creator: by its beginning, whatever the collation of the database.
drop index concurrently if exists entitlements.grants_of_tier_holders;
create index concurrently grants_of_tier_holders on entitlements.grants (resource collate "C", starts_at)
  where resource like 'creator:%:tier:%';
