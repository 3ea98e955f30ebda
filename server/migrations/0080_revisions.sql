-- What a creator has changed of a released post and not released yet, by field.
create table catalog.revisions (
  content_id uuid primary key references catalog.contents on delete cascade,
  fields jsonb not null
);
