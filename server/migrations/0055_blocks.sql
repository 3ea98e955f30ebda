-- Who has blocked whom, and who does not want to see whose posts. One person has at most two thousand
-- of each; the pages of both lists are read in their order.
create table social.blocks (
  blocker_id uuid not null,
  blocked_id uuid not null check (blocked_id <> blocker_id),
  since timestamptz not null,
  primary key (blocker_id, blocked_id)
);
create index blocks_of_blocker on social.blocks (blocker_id, since desc, blocked_id desc);
create index blocks_of_blocked on social.blocks (blocked_id, blocker_id);

create table social.mutes (
  muter_id uuid not null,
  muted_id uuid not null check (muted_id <> muter_id),
  since timestamptz not null,
  primary key (muter_id, muted_id)
);
create index mutes_of_muter on social.mutes (muter_id, since desc, muted_id desc);

-- Two rows for each pair of which one has blocked the other or both have, so that whether somebody is
-- hidden from a viewer is one lookup, whichever of them it was.
create table profiles.hidden_pairs (
  viewer_id uuid not null,
  other_id uuid not null check (other_id <> viewer_id),
  primary key (viewer_id, other_id)
);
