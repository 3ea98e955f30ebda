-- What somebody has searched for, once each, until they clear it. Who searched lately is counted here, so
-- that no second list of people and their searches exists.
create table search.history (
  id uuid primary key,
  account_id uuid not null,
  -- As it was typed last.
  query text not null check (char_length(query) between 2 and 200),
  -- Without case, accents and quotation marks: what is one search for everybody.
  normalized text not null,
  searched_at timestamptz not null,
  -- Whether Data Sharing was on then: only those are counted.
  is_shared boolean not null,
  unique (account_id, normalized)
);
create index history_own on search.history (account_id, searched_at desc, id desc);
create index history_counted on search.history (searched_at, normalized) where is_shared;

-- How often something was searched for on a day, for 90 days. Nothing here leads to a person: no account, and
-- no time by which a line of the history could be found.
create table search.query_days (
  day date not null,
  normalized text not null,
  searches bigint not null,
  primary key (day, normalized)
);

-- What was opened from its results that day, and where it stood.
create table search.click_days (
  day date not null,
  normalized text not null,
  kind text not null check (kind in ('content', 'people')),
  result_id uuid not null,
  clicks bigint not null,
  positions bigint not null,
  primary key (day, normalized, kind, result_id)
);

-- What enough people have searched for lately, and what finds something: all that others are ever shown.
create table search.popular_queries (
  normalized text primary key,
  people bigint not null
);
create index popular_queries_beginning on search.popular_queries (normalized collate "C");
