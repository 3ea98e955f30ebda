create schema search;

-- What the search engine must hold, one row for each post and each person that was ever changed. An event
-- raises the version; whoever sends reads the present state and sends it under the version it found. So
-- neither the order of events nor their repetition matters, and an engine that is away makes rows wait.
create table search.documents (
  kind text not null check (kind in ('content', 'people')),
  id uuid not null,
  version bigint not null default 1,
  -- Sent then; moved on while somebody is sending it.
  due_at timestamptz,
  -- Since when it waits, which a lease does not move.
  waiting_since timestamptz,
  -- What was sent last: whether the engine has it.
  is_indexed boolean not null default false,
  sent_at timestamptz,
  primary key (kind, id)
);
create index documents_due on search.documents (due_at) where due_at is not null;
create index documents_waiting on search.documents (waiting_since) where waiting_since is not null;

-- Which indexes are written: the live one of each kind, and one that is being built to replace it.
create table search.indexes (
  name text primary key,
  kind text not null check (kind in ('content', 'people')),
  state text not null check (state in ('live', 'building')),
  -- Of its mapping, by which a newer build knows that it must be built anew.
  mapping text not null,
  -- How far it was filled from search.documents; all of it when filled_at is there.
  reached uuid,
  filled_at timestamptz,
  created_at timestamptz not null,
  unique (kind, state)
);

-- Creators whose name or standing has changed, and how far their posts were marked.
create table search.creators_changed (
  id uuid primary key,
  reached uuid,
  due_at timestamptz not null
);
create index creators_changed_due on search.creators_changed (due_at);

-- How far each kind was compared with the engine.
create table search.comparisons (
  kind text primary key check (kind in ('content', 'people')),
  reached uuid,
  due_at timestamptz not null
);
