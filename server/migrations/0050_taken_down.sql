-- Staff took a post down: only its owner still sees it, and reads why. The constraints are checked
-- for the rows that are there by the next file.
alter table catalog.contents add column take_down_reason text;
alter table catalog.contents drop constraint contents_status_check;
alter table catalog.contents add constraint contents_status_check check (
  status in ('draft', 'scheduled', 'processing', 'published', 'unpublished', 'failed', 'deleted',
    'taken-down')) not valid;
alter table catalog.contents add constraint contents_taken_down check (
  (status = 'taken-down') = (take_down_reason is not null)) not valid;

-- Posts that were taken down and whose buyers get their money back, a page at a time, and how far
-- along their orders that has come.
create table billing.removals (
  id uuid primary key,
  noted_at timestamptz not null,
  reached_id uuid,
  due_at timestamptz not null
);
create index removals_due on billing.removals (due_at);

-- One row: the last day on which staff were mailed what waits for them.
create table moderation.daily_mail (
  id boolean primary key default true check (id),
  mailed_on date not null
);
insert into moderation.daily_mail (mailed_on) values ('2000-01-01');
