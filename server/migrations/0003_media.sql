create schema media;

-- Permission to send one file. The object in the store is removed at due_at, whatever became of it;
-- while an asset is made of it nothing is due.
create table media.uploads (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  key text not null unique,
  name text not null,
  type text not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  due_at timestamptz
);
create index uploads_due on media.uploads (due_at) where due_at is not null;
create index uploads_owner on media.uploads (owner_id);

-- upload_id is no foreign key: the upload is forgotten when it expires, the asset stays.
-- due_at means: still processing, give it up; otherwise, remove the objects it no longer needs.
create table media.assets (
  id uuid primary key,
  owner_id uuid not null,
  purpose text not null,
  upload_id uuid not null unique,
  original_key text not null,
  status text not null default 'processing' check (status in ('processing', 'ready', 'failed')),
  failure text,
  width integer,
  height integer,
  variants jsonb not null default '[]',
  placeholder text,
  created_at timestamptz not null,
  finished_at timestamptz,
  removed_at timestamptz,
  due_at timestamptz,
  check ((status = 'processing') = (finished_at is null)),
  check (status <> 'ready' or (width is not null and height is not null and placeholder is not null)),
  check ((status = 'failed') = (failure is not null))
);
create index assets_due on media.assets (due_at) where due_at is not null;
create index assets_owner on media.assets (owner_id);
