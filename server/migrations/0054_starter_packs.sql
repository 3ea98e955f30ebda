-- A list of creators that somebody recommends, to be followed in one tap.
create table social.packs (
  id uuid primary key,
  owner_id uuid not null,
  title text not null,
  description text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index packs_of_owner on social.packs (owner_id, created_at desc, id desc);

create table social.pack_creators (
  pack_id uuid not null references social.packs on delete cascade,
  creator_id uuid not null,
  position bigint not null,
  primary key (pack_id, position),
  unique (pack_id, creator_id)
);
