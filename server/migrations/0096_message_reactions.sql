-- How often the reactions to a message have changed: of two answers a page keeps the later one.
alter table messaging.messages add reaction_changes bigint not null default 0;

-- One of each person to each message. What is read together lies together, by its conversation.
create table messaging.reactions (
  conversation_id uuid not null,
  seq bigint not null,
  account_id uuid not null,
  emoji text not null,
  reacted_at timestamptz not null,
  primary key (conversation_id, seq, account_id)
);
