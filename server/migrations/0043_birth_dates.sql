-- Asked of whoever sells, shown to nobody. A creator from before it was asked gives it before the next sale.
alter table identity.accounts add column birth_date date;
