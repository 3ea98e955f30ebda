-- What somebody opened last, which they can remove. It is apart from consumption, which decides refunds and
-- stays: a line that is removed here changes no rule about money. Also apart because consumption is written
-- every ten seconds of playing, and an index by time would have to follow.
create table catalog.history (
  account_id uuid not null,
  content_id uuid not null references catalog.contents on delete cascade,
  opened_at timestamptz not null,
  -- Begun and not at its end, by the last report of a player.
  is_unfinished boolean not null default false,
  primary key (account_id, content_id)
);
create index history_newest on catalog.history (account_id, opened_at desc, content_id desc);
create index history_unfinished on catalog.history (account_id, opened_at desc, content_id desc)
  where is_unfinished;
create index history_of_content on catalog.history (content_id);

-- What was watched before there was a list of it. The readers ask for the position again.
insert into catalog.history (account_id, content_id, opened_at, is_unfinished)
select c.account_id, c.content_id, greatest(c.reported_at, c.given_at),
  coalesce(c.position between greatest(5, least(30, 0.05 * content.duration))
    and 0.95 * content.duration, false)
from catalog.consumption c join catalog.contents content on content.id = c.content_id
where c.account_id <> c.creator_id;
