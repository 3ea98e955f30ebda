-- Name and benefits of a tier that people have, before and after. Edits of one day are gathered in the
-- row that waits; from mailed_at on, those who had the tier before the last edit may leave with their
-- unused days.
create table billing.tier_changes (
  id uuid primary key,
  tier_id uuid not null references billing.tiers,
  name_before text not null,
  benefits_before text[] not null,
  name_after text not null,
  benefits_after text[] not null,
  edited_at timestamptz not null,
  due_at timestamptz,
  mailed_at timestamptz
);
create unique index tier_changes_waiting on billing.tier_changes (tier_id) where mailed_at is null;
create index tier_changes_due on billing.tier_changes (due_at) where due_at is not null;
create index tier_changes_mailed on billing.tier_changes (tier_id, mailed_at desc) where mailed_at is not null;

-- Since when it has been of this tier; null where it began with it.
alter table billing.subscriptions add column tier_since timestamptz;
