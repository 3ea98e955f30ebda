-- When the owner was last told that someone tried to register with their address: once a day at most.
alter table identity.accounts add column if not exists registration_told_at timestamptz;
