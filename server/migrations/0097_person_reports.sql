-- What people told us about somebody, of all they do or of one message. One open report of each person about each.
create table moderation.person_reports (
  id uuid primary key,
  account_id uuid not null,
  reporter_id uuid not null,
  message_id uuid,
  reason text not null check (reason in ('spam', 'harassment', 'sexual', 'violence', 'hate', 'scam', 'other')),
  details text not null,
  -- What they had before their eyes, as it was then: deleting it afterwards does not take it from us.
  messages jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create unique index person_reports_open on moderation.person_reports (account_id, reporter_id, message_id)
  nulls not distinct where closed_at is null;
create index person_reports_queue on moderation.person_reports (created_at) where closed_at is null;
