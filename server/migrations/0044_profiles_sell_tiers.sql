-- Whether a creator has a tier on sale, told by billing, so that pages of theirs know without asking it.
alter table profiles.profiles add column sells_tiers boolean not null default false;
update profiles.profiles set sells_tiers = true
where account_id in (select creator_id from billing.tiers where archived_at is null);
