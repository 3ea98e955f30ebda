-- outside-transaction
-- Of a group: the picture that is shown, and the one that is being made.
alter table messaging.conversations
  add column if not exists picture_asset_id uuid, add column if not exists picture_pending_id uuid;

-- Whose picture it is that was made.
drop index concurrently if exists messaging.conversations_picture_pending;
create index concurrently conversations_picture_pending
  on messaging.conversations (picture_pending_id) where picture_pending_id is not null;
