-- When a creator who sells tiers is looked at next for how long they have published nothing; empty
-- once they were warned, until they publish again.
create table billing.silence_watch (
  -- The creator.
  id uuid primary key,
  due_at timestamptz
);
create index silence_watch_due on billing.silence_watch (due_at) where due_at is not null;
insert into billing.silence_watch (id, due_at)
select distinct creator_id, now() from billing.tiers where archived_at is null;
