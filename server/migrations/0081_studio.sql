-- What others wrote under a creator's posts: their own list, newest first over all posts. Apart from comments,
-- which are known by their post: an index of those by creator would also hold what creators write themselves.
create table catalog.received_comments (
  comment_id uuid primary key references catalog.comments on delete cascade,
  creator_id uuid not null,
  content_id uuid not null,
  -- The comment its thread begins with; itself where it is that one.
  thread_id uuid not null,
  author_id uuid not null,
  created_at timestamptz not null,
  -- The creator has written nothing in its thread since.
  is_unanswered boolean not null
);
create index received_comments_newest
  on catalog.received_comments (creator_id, created_at desc, comment_id desc);
create index received_comments_unanswered
  on catalog.received_comments (creator_id, created_at desc, comment_id desc) where is_unanswered;
create index received_comments_of_thread
  on catalog.received_comments (thread_id) where is_unanswered;

-- What was written before there was a list of it. Whom a reply answered was not kept, so only what begins a
-- thread can wait for an answer.
insert into catalog.received_comments
  (comment_id, creator_id, content_id, thread_id, author_id, created_at, is_unanswered)
select c.id, content.creator_id, c.content_id, coalesce(c.parent_id, c.id), c.author_id, c.created_at,
  c.parent_id is null and not exists (
    select from catalog.comments r
    where r.parent_id = c.id and r.author_id = content.creator_id and r.deleted_at is null)
from catalog.comments c join catalog.contents content on content.id = c.content_id
where c.author_id <> content.creator_id and c.deleted_at is null;

-- What only a creator's own word says of their first steps: that they shared the address of their page, and
-- that the list of these steps is no longer needed. A row comes with the first of both.
create table profiles.first_runs (
  account_id uuid primary key references profiles.profiles on delete cascade,
  shared_at timestamptz,
  closed_at timestamptz
);
