-- A subscriber that works outside PostgreSQL has its cursor until then, and holds no transaction.
alter table platform.cursors add column leased_until timestamptz;

-- When a reactor last knew this subscriber: the cursor of one that was removed keeps no events.
alter table platform.cursors add column seen_at timestamptz not null default now();

-- What was accepted: bytes that are sent to the same address afterwards are not these.
alter table media.assets add column original_etag text;

-- The sweep makes partitions from next week on; the first week's events would stay in the default.
-- Weeks are counted from the epoch, as in platform/events/partitions.ts.
do $$
declare
  week constant bigint := floor(extract(epoch from now()) / 604800);
begin
  if exists (select from platform.events_default) then return; end if;
  execute format(
    'create table platform.events_p%s partition of platform.events for values from (%L) to (%L)',
    week, to_timestamp(week * 604800), to_timestamp((week + 1) * 604800));
end $$;
