-- outside-transaction
-- By the beginning of a title or a name, while the search engine is away.
drop index concurrently if exists catalog.contents_title_beginning;
create index concurrently contents_title_beginning
  on catalog.contents (lower(title) collate "C") where status = 'published';
drop index concurrently if exists profiles.profiles_name_beginning;
create index concurrently profiles_name_beginning
  on profiles.profiles (lower(display_name) collate "C") where is_confirmed and suspended_at is null;
