-- Set while staff keep someone out: identity refuses to sign them in, profiles hides them and their work.
alter table identity.accounts add column suspended_at timestamptz;
alter table profiles.profiles add column suspended_at timestamptz;
