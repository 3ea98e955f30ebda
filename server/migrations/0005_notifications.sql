create schema notifications;

create table notifications.settings (
  account_id uuid primary key,
  new_subscriptions boolean not null default true,
  comments_and_likes boolean not null default true,
  direct_messages boolean not null default true,
  payment_updates boolean not null default true,
  system_updates boolean not null default true
);
