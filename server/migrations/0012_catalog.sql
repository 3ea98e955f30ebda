create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create schema catalog;

create table catalog.series (
  id uuid primary key,
  creator_id uuid not null,
  title text not null check (char_length(title) between 1 and 80),
  description text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index series_of_creator on catalog.series (creator_id, updated_at desc, id desc);

-- Ids of assets and people are no foreign keys: they belong to other domains. Length, size and
-- storyboard are copied from the file when it is ready, so that a list asks no other domain for them.
-- due_at means: look at it again then (publish it, take its early access away, purge it).
create table catalog.contents (
  id uuid primary key,
  creator_id uuid not null,
  type text not null check (type in ('video', 'image', 'audio', 'article')),
  status text not null default 'draft' check (
    status in ('draft', 'scheduled', 'processing', 'published', 'unpublished', 'failed', 'deleted')),
  -- What it was before it failed or was deleted.
  status_before text,
  failure text,
  title text not null default '' check (char_length(title) <= 120),
  description text not null default '' check (char_length(description) <= 5000),
  category text not null default 'general',
  tags text[] not null default '{}',
  visibility text not null default 'public' check (visibility in ('public', 'subscribers', 'premium')),
  pricing text not null default 'free' check (pricing in ('free', 'paid', 'subscription')),
  price integer check (price > 0),
  currency text,
  is_free boolean not null generated always as (visibility = 'public' and pricing = 'free') stored,
  early_level text check (early_level in ('subscribers', 'premium')),
  early_days integer check (early_days > 0),
  chapters jsonb not null default '[]',
  allow_comments boolean not null default true,
  allow_download boolean not null default false,
  alt_text text not null default '',
  file_asset_id uuid,
  pending_asset_id uuid,
  cover_asset_id uuid,
  cover_pending_id uuid,
  -- Chosen by the creator, or made by us: sharp only of what everyone may open.
  cover_kind text check (cover_kind in ('chosen', 'sharp', 'blurred')),
  -- Stays when making it failed, so that the same is not tried for ever.
  cover_pending_kind text check (cover_pending_kind in ('chosen', 'sharp', 'blurred')),
  teaser_asset_id uuid,
  teaser_start double precision,
  teaser_end double precision,
  duration double precision,
  width integer,
  height integer,
  has_storyboard boolean not null default false,
  has_teaser boolean not null default false,
  picture_count integer not null default 0,
  word_count integer,
  series_id uuid references catalog.series on delete set null,
  series_position integer,
  publish_at timestamptz,
  timezone text,
  publish_when text not null default 'ready' check (publish_when in ('ready', 'playable')),
  published_at timestamptz,
  rights_confirmed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  due_at timestamptz,
  check ((pricing = 'paid') = (price is not null and currency is not null)),
  check ((early_level is null) = (early_days is null)),
  check (status <> 'published' or published_at is not null),
  check ((status = 'deleted') = (deleted_at is not null)),
  check ((status = 'failed') = (failure is not null))
);

-- For each order one index for the whole list, and one for every way it can be narrowed: a narrowed
-- list is put together of the beginnings of several ranges, so that a rare combination costs no more.
create index contents_latest on catalog.contents (published_at desc, id desc)
  where status = 'published';
create index contents_latest_narrowed
  on catalog.contents (category, type, is_free, published_at desc, id desc)
  where status = 'published';
create index contents_latest_creator on catalog.contents (creator_id, published_at desc, id desc)
  where status = 'published';
create index contents_latest_creator_narrowed
  on catalog.contents (creator_id, type, is_free, published_at desc, id desc)
  where status = 'published';
create index contents_sitemap on catalog.contents
  ((get_byte(uuid_send(id), 15) * 16 + get_byte(uuid_send(id), 14) / 16))
  where status = 'published';
create index contents_library_created on catalog.contents (creator_id, created_at desc, id desc)
  where status <> 'deleted';
create index contents_library_updated on catalog.contents (creator_id, updated_at desc, id desc)
  where status <> 'deleted';
create index contents_library_created_narrowed
  on catalog.contents (creator_id, status, type, visibility, created_at desc, id desc);
create index contents_library_updated_narrowed
  on catalog.contents (creator_id, status, type, visibility, updated_at desc, id desc);
create index contents_schedule on catalog.contents (creator_id, publish_at) where status = 'scheduled';
create index contents_search on catalog.contents using gin (creator_id, title gin_trgm_ops);
create index contents_series on catalog.contents (series_id, series_position) where series_id is not null;
create index contents_due on catalog.contents (due_at) where due_at is not null;
create index contents_file on catalog.contents (file_asset_id) where file_asset_id is not null;
create index contents_pending_file on catalog.contents (pending_asset_id) where pending_asset_id is not null;
create index contents_pending_cover on catalog.contents (cover_pending_id) where cover_pending_id is not null;
create index contents_teaser on catalog.contents (teaser_asset_id) where teaser_asset_id is not null;

-- What changes with every view, apart from what changes when someone writes: a count touches few
-- and small indexes. The columns a list narrows by stand here a second time.
create table catalog.standings (
  content_id uuid primary key references catalog.contents on delete cascade,
  creator_id uuid not null,
  status text not null,
  type text not null,
  category text not null,
  visibility text not null,
  is_free boolean not null,
  view_count bigint not null default 0,
  like_count integer not null default 0,
  comment_count integer not null default 0,
  score double precision not null default 0
);
create index standings_popular on catalog.standings (score desc, content_id desc)
  where status = 'published';
create index standings_popular_narrowed
  on catalog.standings (category, type, is_free, score desc, content_id desc)
  where status = 'published';
create index standings_popular_creator on catalog.standings (creator_id, score desc, content_id desc)
  where status = 'published';
create index standings_popular_creator_narrowed
  on catalog.standings (creator_id, type, is_free, score desc, content_id desc)
  where status = 'published';
create index standings_views on catalog.standings (creator_id, view_count desc, content_id desc)
  where status <> 'deleted';
create index standings_views_narrowed
  on catalog.standings (creator_id, status, type, visibility, view_count desc, content_id desc);
create index standings_likes on catalog.standings (creator_id, like_count desc, content_id desc)
  where status <> 'deleted';
create index standings_likes_narrowed
  on catalog.standings (creator_id, status, type, visibility, like_count desc, content_id desc);

-- How many of a creator's pieces are in which state, so that nobody counts them through.
create table catalog.totals (
  creator_id uuid not null,
  status text not null,
  pieces integer not null,
  primary key (creator_id, status)
);

-- The tags of what is published; an array cannot be read in order.
create table catalog.content_tags (
  tag text not null,
  content_id uuid not null references catalog.contents on delete cascade,
  type text not null,
  category text not null,
  is_free boolean not null,
  published_at timestamptz not null,
  score double precision not null default 0,
  primary key (content_id, tag)
);
create index content_tags_latest on catalog.content_tags (tag, published_at desc, content_id desc);
create index content_tags_latest_narrowed
  on catalog.content_tags (tag, category, type, is_free, published_at desc, content_id desc);
create index content_tags_popular on catalog.content_tags (tag, score desc, content_id desc);
create index content_tags_popular_narrowed
  on catalog.content_tags (tag, category, type, is_free, score desc, content_id desc);

create table catalog.pictures (
  asset_id uuid primary key,
  content_id uuid not null references catalog.contents on delete cascade,
  position integer not null,
  alt_text text not null default ''
);
create index pictures_of_content on catalog.pictures (content_id, position);

create table catalog.articles (
  content_id uuid primary key references catalog.contents on delete cascade,
  document jsonb not null
);

create table catalog.captions (
  content_id uuid not null references catalog.contents on delete cascade,
  language text not null,
  label text not null,
  asset_id uuid not null,
  primary key (content_id, language)
);

create table catalog.likes (
  content_id uuid not null references catalog.contents on delete cascade,
  account_id uuid not null,
  created_at timestamptz not null,
  primary key (content_id, account_id)
);

create table catalog.saves (
  account_id uuid not null,
  content_id uuid not null references catalog.contents on delete cascade,
  saved_at timestamptz not null,
  primary key (account_id, content_id)
);
create index saves_newest on catalog.saves (account_id, saved_at desc, content_id desc);
create index saves_of_content on catalog.saves (content_id);

create table catalog.comments (
  id uuid primary key,
  content_id uuid not null references catalog.contents on delete cascade,
  parent_id uuid references catalog.comments on delete cascade,
  author_id uuid not null,
  text text not null,
  like_count integer not null default 0,
  reply_count integer not null default 0,
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  pinned_at timestamptz,
  hearted_at timestamptz
);
create index comments_newest on catalog.comments (content_id, created_at desc, id desc)
  where parent_id is null;
create index comments_top on catalog.comments (content_id, like_count desc, id desc)
  where parent_id is null;
create index comments_replies on catalog.comments (parent_id, created_at, id)
  where parent_id is not null;
create unique index comments_pinned on catalog.comments (content_id) where pinned_at is not null;

create table catalog.comment_likes (
  comment_id uuid not null references catalog.comments on delete cascade,
  account_id uuid not null,
  primary key (comment_id, account_id)
);

-- One row per viewer, piece and half hour. The viewer of someone who is not signed in is a hash
-- under the day's salt, which is forgotten. The transaction's id says what was counted already.
create table catalog.views (
  content_id uuid not null,
  viewer uuid not null,
  slot timestamptz not null,
  xid xid8 not null default pg_current_xact_id(),
  primary key (content_id, viewer, slot)
) partition by range (slot);
create table catalog.views_default partition of catalog.views default;
create index views_order on catalog.views (xid);

create table catalog.view_salts (
  day date primary key,
  salt bytea not null
);

-- Views below this transaction are in the counters.
create table catalog.counted_views (
  singleton boolean primary key default true check (singleton),
  below xid8 not null
);
insert into catalog.counted_views (below) values (pg_current_xact_id());

-- Likes and comments that are not in the counters yet: a viral piece has no hot row.
create table catalog.count_changes (
  id bigint generated always as identity primary key,
  content_id uuid not null,
  kind text not null check (kind in ('like', 'comment')),
  delta smallint not null,
  day date not null
);
create index count_changes_of_content on catalog.count_changes (content_id);

create table catalog.daily (
  content_id uuid not null references catalog.contents on delete cascade,
  day date not null,
  views integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  primary key (content_id, day)
);

create table catalog.creator_daily (
  creator_id uuid not null,
  day date not null,
  views integer not null default 0,
  likes integer not null default 0,
  comments integer not null default 0,
  primary key (creator_id, day)
);

-- What one person had of one piece. Refunds, hours watched and resuming depend on it.
create table catalog.consumption (
  account_id uuid not null,
  content_id uuid not null references catalog.contents on delete cascade,
  seconds_served double precision not null default 0,
  furthest double precision not null default 0,
  position double precision not null default 0,
  downloads integer not null default 0,
  reported_at timestamptz not null,
  primary key (account_id, content_id)
);
create index consumption_of_content on catalog.consumption (content_id);
