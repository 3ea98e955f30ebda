create schema identity;

-- Who may sign in. Nothing in here is public: names and pictures belong to profiles.
create table identity.accounts (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  role text not null check (role in ('fan', 'creator', 'moderator', 'admin')),
  second_factor boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One row per way of proving who one is: a password now, OpenID Connect providers later.
create table identity.credentials (
  id uuid primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  provider_id text not null,
  provider_account_id text not null,
  password_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (account_id, provider_id),
  unique (provider_id, provider_account_id)
);

-- The browser holds the token; here is only its SHA-256, so a copy of this table opens nothing.
create table identity.sessions (
  id uuid primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  token_hash text not null unique,
  device_id uuid not null,
  remembered boolean not null,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_account on identity.sessions (account_id);
create index sessions_expiry on identity.sessions (expires_at);

-- One-time links sent by mail.
create table identity.verifications (
  token_hash text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'change-email', 'reset-password')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index verifications_account on identity.verifications (account_id);
create index verifications_expiry on identity.verifications (expires_at);

-- Secret and recovery codes are encrypted. A step of 30 seconds is accepted once and never again.
create table identity.second_factors (
  id uuid primary key,
  account_id uuid not null unique references identity.accounts on delete cascade,
  secret text not null,
  recovery_codes text not null,
  verified boolean not null,
  -- better-auth writes it; our own limits on wrong codes are on the pending sign-in and in Redis.
  failed_verification_count integer not null default 0,
  last_used_step bigint not null default 0
);

-- The password was right, the code is still missing.
create table identity.pending_sign_ins (
  token_hash text primary key,
  account_id uuid not null references identity.accounts on delete cascade,
  remembered boolean not null,
  wants_token boolean not null,
  wrong_codes integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_ins_account on identity.pending_sign_ins (account_id);
create index pending_sign_ins_expiry on identity.pending_sign_ins (expires_at);

-- Browsers that have signed in to this account before; a stranger's wrong guesses do not stop them.
create table identity.known_devices (
  account_id uuid not null references identity.accounts on delete cascade,
  device_id uuid not null,
  last_seen_at timestamptz not null,
  primary key (account_id, device_id)
);
create index known_devices_age on identity.known_devices (last_seen_at);
