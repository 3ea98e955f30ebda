-- How much of the store somebody has, and how much they may have. Locked by whoever begins an upload.
create table media.allowances (
  account_id uuid primary key,
  -- Written by the domain that verifies people: this one stands below it and does not ask.
  verified boolean not null default false,
  used_bytes bigint not null default 0
);

-- charged_bytes is what the row counts towards used_bytes; an asset takes it over from its upload.
alter table media.uploads
  add column part_bytes integer,
  add column store_upload_id text,
  add column last_modified timestamptz,
  add column fingerprint text,
  add column charged_bytes bigint not null default 0,
  -- What the first bytes say, once all of them are there.
  add column found_type text,
  add column etag text,
  add column finished_at timestamptz,
  -- An asset was made of it; the row stays for as long as something may still arrive there.
  add column used_at timestamptz;

-- Made by us of another asset, there is no upload, and the original is the other one's.
alter table media.assets
  alter column upload_id drop not null,
  alter column original_key drop not null,
  add column derived_from uuid,
  add column recipe jsonb,
  add column file_name text,
  add column original_type text,
  add column original_bytes bigint,
  add column charged_bytes bigint not null default 0,
  -- Waits in line for one of the few places, and has it until leased_until.
  add column is_heavy boolean not null default false,
  add column attempt integer not null default 0,
  add column leased_until timestamptz,
  add column source jsonb,
  add column duration double precision,
  add column waveform jsonb,
  add column steps jsonb not null default '[]',
  add column failed_step text,
  add column playable boolean not null default false,
  add column publishable boolean not null default false;

alter table media.assets drop constraint assets_status_check;
alter table media.assets drop constraint assets_check;
alter table media.assets drop constraint assets_check1;
alter table media.assets
  add constraint assets_status_known check (status in ('queued', 'processing', 'ready', 'failed')),
  add constraint assets_finished_when_ended
    check ((status in ('queued', 'processing')) = (finished_at is null)),
  add constraint assets_ready_has_size
    check (status <> 'ready' or purpose in ('audio', 'captions', 'teaser')
      or (width is not null and height is not null and placeholder is not null));

create index assets_queued on media.assets (owner_id, created_at) where status = 'queued';
create index assets_running on media.assets (owner_id) where status = 'processing' and is_heavy;
create index assets_derived on media.assets (derived_from) where derived_from is not null;

-- One row per stored object of an asset that is not public; public pictures are in variants, since
-- lists read them by the hundred.
create table media.artefacts (
  asset_id uuid not null references media.assets on delete cascade,
  kind text not null,
  name text not null,
  key text not null,
  bytes bigint not null,
  type text not null,
  width integer,
  height integer,
  bandwidth integer,
  codecs text,
  meta jsonb not null default '{}',
  primary key (asset_id, kind, name)
);
