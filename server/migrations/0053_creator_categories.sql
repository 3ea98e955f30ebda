-- What a creator mostly publishes, told by catalog, so that pages of theirs know without asking it.
alter table profiles.profiles add column category text;

-- By creator, when it has to be looked at again: as soon as something changed, and when the oldest post
-- that counts gets too old.
create table catalog.creator_categories (
  id uuid primary key,
  due_at timestamptz
);
create index creator_categories_due on catalog.creator_categories (due_at) where due_at is not null;
insert into catalog.creator_categories (id, due_at)
select creator_id, now() from catalog.totals where status = 'published' and contents > 0;
