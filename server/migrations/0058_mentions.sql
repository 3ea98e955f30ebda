-- Whom a comment mentions, by the name that stands in its text: names change, and one that somebody
-- gave up can become another's.
create table catalog.comment_mentions (
  comment_id uuid not null references catalog.comments on delete cascade,
  written_as text not null,
  account_id uuid not null,
  primary key (comment_id, written_as)
);
