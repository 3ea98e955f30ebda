create schema recommendations;

-- Whoever has done or chosen something that recommendations are made of. Of those who have turned them
-- off this row is all there is. due_at means: their picks are computed then.
create table recommendations.fans (
  id uuid primary key,
  is_on boolean not null default true,
  interests text[] not null default '{}',
  -- When they chose their interests, or skipped that.
  chose_at timestamptz,
  -- How often their picks were computed, and when last.
  computing bigint not null default 0,
  computed_at timestamptz,
  -- How often something changed that picks are made of: whatever comes while they are computed is seen.
  changes bigint not null default 0,
  due_at timestamptz
);
create index fans_due on recommendations.fans (due_at) where due_at is not null;

-- What somebody had to do with a post, made of what is true of it now. At most 200 of each fan.
create table recommendations.engagements (
  account_id uuid not null,
  content_id uuid not null,
  creator_id uuid not null,
  category text not null,
  tags text[] not null,
  -- How much of it they watched.
  share real not null,
  weight real not null check (weight > 0),
  is_bought boolean not null,
  at timestamptz not null,
  primary key (account_id, content_id)
);
create index engagements_newest on recommendations.engagements (account_id, at desc, content_id desc);
create index engagements_of_content on recommendations.engagements (content_id, at desc)
  include (account_id);

-- What somebody said of a post that was recommended to them.
create table recommendations.feedback (
  account_id uuid not null,
  content_id uuid not null,
  kind text not null check (kind in ('more', 'less')),
  creator_id uuid not null,
  category text not null,
  tags text[] not null,
  at timestamptz not null,
  primary key (account_id, content_id)
);

create table recommendations.hidden_creators (
  account_id uuid not null,
  creator_id uuid not null,
  since timestamptz not null,
  primary key (account_id, creator_id)
);
create index hidden_creators_newest
  on recommendations.hidden_creators (account_id, since desc, creator_id desc);

-- Posts that anybody has engaged with. due_at means: who else enjoyed what is counted again then.
create table recommendations.posts (
  id uuid primary key,
  changes bigint not null default 0,
  due_at timestamptz
);
create index posts_due on recommendations.posts (due_at) where due_at is not null;

-- Posts that the same people enjoyed, both ways round, at most 50 of each.
create table recommendations.neighbours (
  content_id uuid not null,
  other_id uuid not null check (other_id <> content_id),
  weight real not null,
  primary key (content_id, other_id)
);
create index neighbours_of_other on recommendations.neighbours (other_id);

-- One row for each computing, the last two of each fan: whoever is on the way through the one before
-- goes on in it. Arrays, because a row for each of 200 picks would be written and deleted every time.
create table recommendations.picks (
  account_id uuid not null,
  computing bigint not null,
  computed_at timestamptz not null,
  content_ids uuid[] not null,
  creator_ids uuid[] not null,
  types text[] not null,
  categories text[] not null,
  -- For each the strongest parts of its score: [{"reason", "about", "points"}].
  whys jsonb[] not null,
  -- Creators they follow whose new posts are put on top when it is read.
  near_ids uuid[] not null,
  primary key (account_id, computing)
);
