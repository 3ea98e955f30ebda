create schema social;

-- Who follows whom. A fan has at most two thousand of these, a creator millions, so both ways have an
-- index that a page is read from in its order. `is_shown` repeats what the follower has chosen: of five
-- million followers few may show themselves, and others page through those only.
create table social.follows (
  follower_id uuid not null,
  creator_id uuid not null check (creator_id <> follower_id),
  bell text not null check (bell in ('all', 'highlights', 'none')),
  is_shown boolean not null,
  since timestamptz not null,
  primary key (follower_id, creator_id)
);
create index follows_of_follower on social.follows (follower_id, since desc, creator_id desc);
create index follows_of_creator on social.follows (creator_id, since desc, follower_id desc);
create index follows_of_creator_shown on social.follows (creator_id, since desc, follower_id desc)
  where is_shown;

-- Made when somebody first follows, is followed or chooses something.
create table social.people (
  account_id uuid primary key,
  follower_count bigint not null default 0,
  following_count bigint not null default 0 check (following_count >= 0),
  shows_following boolean not null default false
);

-- Follows that are not in a creator's counter yet: thousands may follow in the same second, and none
-- of them waits for another.
create table social.count_changes (
  id bigint generated always as identity primary key,
  creator_id uuid not null,
  delta bigint not null
);
create index count_changes_of_creator on social.count_changes (creator_id);
