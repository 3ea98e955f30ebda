create schema messaging;

-- Who may write to somebody they have not answered. Without a row: creators everyone, fans whom they follow.
create table messaging.settings (
  account_id uuid primary key,
  may_write text check (may_write in ('everyone', 'following', 'subscribers', 'nobody')),
  read_receipts boolean not null default true
);

-- The order of a conversation is that of this row's lock: `last_seq` is the number of its last message.
create table messaging.conversations (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'group')),
  -- The two of a direct one, in the order of their ids.
  first_id uuid,
  second_id uuid,
  name text,
  owner_id uuid,
  member_count bigint not null,
  last_seq bigint not null default 0,
  last_at timestamptz not null,
  created_at timestamptz not null,
  check ((kind = 'direct') = (first_id is not null)),
  check ((kind = 'direct') = (second_id is not null)),
  check (first_id < second_id)
) with (fillfactor = 80);
create unique index conversations_of_two on messaging.conversations (first_id, second_id);

create table messaging.members (
  conversation_id uuid not null references messaging.conversations on delete cascade,
  account_id uuid not null,
  is_group boolean not null,
  folder text not null check (folder in ('inbox', 'request')),
  -- They have written, accepted or begun it, so the other may go on writing whatever their settings say.
  is_accepted boolean not null,
  joined_at timestamptz not null,
  -- Where it stands in their list; null while it is not in it.
  listed_at timestamptz,
  -- Messages up to this one are not theirs to see: from before they came, or deleted for themselves.
  after_seq bigint not null default 0,
  read_seq bigint not null default 0,
  -- Messages of others behind `read_seq` that are not deleted; kept with each of them.
  unread_count bigint not null default 0 check (unread_count >= 0),
  primary key (conversation_id, account_id)
) with (fillfactor = 80);
create index members_list on messaging.members (account_id, folder, listed_at desc, conversation_id desc)
  where listed_at is not null;
create index members_unread on messaging.members (account_id, folder, listed_at desc, conversation_id desc)
  where listed_at is not null and unread_count > 0;
create index members_groups on messaging.members (account_id, folder, listed_at desc, conversation_id desc)
  where listed_at is not null and is_group;

create table messaging.messages (
  conversation_id uuid not null,
  seq bigint not null,
  id uuid not null,
  sender_id uuid not null,
  -- Made by the sender's browser: the same one again is the same message.
  client_id uuid not null,
  -- Empty once it is deleted.
  text text not null,
  reply_to_seq bigint,
  sent_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  primary key (conversation_id, seq),
  constraint messages_of_client unique (conversation_id, sender_id, client_id)
) partition by hash (conversation_id);

do $$
begin
  for part in 0..31 loop
    execute format(
      'create table messaging.messages_p%s partition of messaging.messages for values with (modulus 32, remainder %s)',
      part, part);
  end loop;
end $$;

-- An address names a message alone: one lookup in each partition.
create index messages_by_id on messaging.messages (id);
-- Words within conversations that are named, never across all.
create index messages_words on messaging.messages
  using gin (conversation_id, to_tsvector('simple', text)) where deleted_at is null;
