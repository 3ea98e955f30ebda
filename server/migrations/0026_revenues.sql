-- What each piece has brought its creator, with a copy of what the library narrows by. Apart from
-- `standings`, whose rows change with every view: each would write the indexes of this sort too.
-- A piece that was never sold has one row, of the currency `none`, which is in every currency's list; with
-- its first sale it gets one of each. So there is about one row per piece, and those without a sale page too.
create table catalog.revenues (
  content_id uuid not null references catalog.contents on delete cascade,
  -- Another currency needs rows of it for all that was sold.
  currency text not null default 'none' check (currency in ('none', 'USD', 'EUR', 'GBP')),
  creator_id uuid not null,
  status text not null,
  type text not null,
  visibility text not null,
  net bigint not null default 0,
  primary key (content_id, currency)
);

insert into catalog.revenues (content_id, currency, creator_id, status, type, visibility, net)
select s.content_id, c.currency, s.creator_id, s.status, s.type, s.visibility,
  coalesce(sum(p.net) filter (where p.currency = c.currency), 0)
from billing.earning_pieces p
join catalog.standings s on s.content_id = p.content_id
cross join (values ('USD'), ('EUR'), ('GBP')) c(currency)
group by s.content_id, c.currency;

insert into catalog.revenues (content_id, creator_id, status, type, visibility)
select s.content_id, s.creator_id, s.status, s.type, s.visibility
from catalog.standings s
where not exists (select from catalog.revenues r where r.content_id = s.content_id);

create index revenues_net on catalog.revenues (creator_id, currency, net desc, content_id desc)
  where status <> 'deleted';
create index revenues_net_narrowed
  on catalog.revenues (creator_id, currency, status, type, visibility, net desc, content_id desc);
