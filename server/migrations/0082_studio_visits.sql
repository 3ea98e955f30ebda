-- When a creator was last seen in their studio, and when the visit before this one ended.
create table catalog.studio_visits (
  account_id uuid primary key,
  seen_at timestamptz not null,
  last_visit_at timestamptz
);
