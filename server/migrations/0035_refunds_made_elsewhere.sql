-- A refund of a part that was made in the provider's own dashboard leaves the buyer what they have, and
-- several parts may follow each other. One of a tab of tips has several creators, so it names none.
alter table billing.refunds
  add keeps_access boolean not null default false,
  alter creator_id drop not null;
drop index billing.refunds_one_per_order;
create unique index refunds_one_per_order on billing.refunds (order_id)
  where state not in ('refused', 'failed', 'overtaken') and not keeps_access;
