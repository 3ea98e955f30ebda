-- Months that were given stay closed while the giver's bank decides about their payment.
alter table billing.subscriptions add column suspended_at timestamptz;
