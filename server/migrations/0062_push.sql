-- Browsers that get push notifications. One browser belongs to one person and to one session, with which it
-- goes. Endpoint and keys are secrets, though of no use without our VAPID key.
create table notifications.push_devices (
  id uuid primary key,
  account_id uuid not null,
  session_id uuid not null unique,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  -- When we last asked whether its session is still there: sessions expire without an event.
  checked_at timestamptz not null
);
create index push_devices_of_account on notifications.push_devices (account_id);
create index push_devices_by_check on notifications.push_devices (checked_at);

-- What is to be pushed to one device, each notice once. It has no words: they are made when it is sent.
create table notifications.pushes (
  id uuid primary key default gen_random_uuid(),
  device_id uuid not null references notifications.push_devices on delete cascade,
  account_id uuid not null,
  notice_id uuid not null,
  -- Null when it was sent, or nobody is to be told any longer.
  due_at timestamptz,
  attempts bigint not null default 0,
  sent_at timestamptz,
  -- From then on it is tried, for a day.
  first_due_at timestamptz not null,
  unique (device_id, notice_id)
);
create index pushes_due on notifications.pushes (due_at) where due_at is not null;
create index pushes_by_age on notifications.pushes (first_due_at);
