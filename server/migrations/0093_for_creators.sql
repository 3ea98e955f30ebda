-- Short texts that a creator keeps, to answer with.
create table messaging.saved_replies (
  id uuid primary key,
  account_id uuid not null,
  name text not null,
  text text not null,
  created_at timestamptz not null
);
create index saved_replies_of_account on messaging.saved_replies (account_id);

-- How it came to be written: typed, broadcast, scheduled or automatic.
alter table messaging.messages add origin text not null default 'typed';

-- What whoever subscribes to this creator is sent, once.
create table messaging.welcomes (
  account_id uuid primary key,
  is_on boolean not null,
  text text not null
);

-- How soon this creator usually replies; null while too little is known.
create table messaging.reply_times (
  account_id uuid primary key,
  median_seconds bigint,
  -- When it is measured again.
  due_at timestamptz not null
);
create index reply_times_due on messaging.reply_times (due_at);
