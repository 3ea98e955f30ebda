-- What is attached, in the order in which it is shown, so that lists say it without looking further. Empty
-- once the message is deleted.
alter table messaging.messages add attached text[] not null default '{}';

-- One file of a message. Partitioned as messages are: a page of a conversation reads one partition.
create table messaging.attachments (
  conversation_id uuid not null,
  seq bigint not null,
  position bigint not null,
  asset_id uuid not null,
  kind text not null check (kind in ('image', 'video', 'audio', 'voice', 'file')),
  -- Of a voice note, as its sender's browser has measured it.
  waveform jsonb,
  primary key (conversation_id, seq, position)
) partition by hash (conversation_id);

do $$
begin
  for part in 0..31 loop
    execute format(
      'create table messaging.attachments_p%s partition of messaging.attachments for values with (modulus 32, remainder %s)',
      part, part);
  end loop;
end $$;

-- The pipeline tells of a file alone: one lookup in each partition.
create index attachments_of_asset on messaging.attachments (asset_id);

-- Sound and documents of messages have no size and no picture.
alter table media.assets drop constraint assets_ready_has_size;
alter table media.assets add constraint assets_ready_has_size check (
  status <> 'ready' or purpose in ('audio', 'captions', 'teaser', 'message-audio', 'message-file')
    or (width is not null and height is not null and placeholder is not null)) not valid;
