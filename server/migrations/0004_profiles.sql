create schema profiles;

-- The public face of an account. Nothing private is in here: what identity knows stays there.
create table profiles.profiles (
  account_id uuid primary key,
  username text not null,
  display_name text not null,
  bio text not null default '',
  location text not null default '',
  website text not null default '',
  is_verified boolean not null default false,
  visibility text not null default 'everyone' check (visibility in ('everyone', 'signed-in')),
  creator_since timestamptz,
  -- Whether the person behind it has shown that their e-mail is theirs: nobody is listed before.
  is_confirmed boolean not null default false,
  picture_asset_id uuid,
  picture_pending_id uuid,
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  constraint profiles_username unique (username),
  constraint profiles_username_shape check (username ~ '^[a-z0-9_]{3,30}$')
);

create index profiles_creators on profiles.profiles (creator_since desc, account_id desc)
  where creator_since is not null and visibility = 'everyone' and is_confirmed;
create index profiles_pending_picture on profiles.profiles (picture_pending_id)
  where picture_pending_id is not null;
create index profiles_sitemap on profiles.profiles (get_byte(uuid_send(account_id), 15))
  where visibility = 'everyone' and is_confirmed;
