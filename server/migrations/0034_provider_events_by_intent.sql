-- outside-transaction
create index concurrently if not exists provider_events_intent on billing.provider_events (intent_id)
  where intent_id is not null;
