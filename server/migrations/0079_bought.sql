-- outside-transaction
-- What somebody bought or was given, newest first.
drop index concurrently if exists entitlements.grants_bought;
create index concurrently grants_bought on entitlements.grants (account_id, starts_at desc, id desc)
  where revoked_at is null and source in ('purchase', 'gift');
