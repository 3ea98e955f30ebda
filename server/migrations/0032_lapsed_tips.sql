-- Tips that were too little to charge, for half a year without a renewal to charge them with.
alter table billing.tips add column lapsed_at timestamptz;
