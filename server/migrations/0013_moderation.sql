create schema moderation;

-- What people told us about a piece. One open report per person and piece.
create table moderation.reports (
  id uuid primary key,
  content_id uuid not null,
  reporter_id uuid not null,
  reason text not null check (reason in ('rights', 'sexual', 'violence', 'hate', 'scam', 'other')),
  details text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz
);
create unique index reports_open on moderation.reports (content_id, reporter_id) where closed_at is null;
create index reports_queue on moderation.reports (created_at) where closed_at is null;
