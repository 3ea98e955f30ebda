-- What somebody tells about themselves of their own will. Whoever has turned Data Sharing off has no row.
create table profiles.data_sharing (
  account_id uuid primary key references profiles.profiles on delete cascade,
  age_range text check (age_range in ('18-24', '25-34', '35-44', '45-54', '55-64', '65+')),
  gender text check (gender in ('woman', 'man', 'non-binary', 'another')),
  updated_at timestamptz not null
);
