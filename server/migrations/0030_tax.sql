-- The country whose tax a price holds, its rate in hundredths of a percent, and the third piece of
-- evidence beside what the buyer says and what the card says. An order that is not paid yet has none.
alter table billing.orders
  add column country_of_network text,
  add column tax_country text,
  add column tax_rate integer not null default 0 check (tax_rate between 0 and 5000);

-- What a buyer said last, for payments that are made without them.
alter table billing.customers add column country text;
