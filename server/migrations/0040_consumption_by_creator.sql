-- What somebody has had of one creator is asked when they end a subscription, on My Subscriptions and
-- in evidence. A fan may have had tens of thousands of posts, of a hundred creators.
alter table catalog.consumption add column creator_id uuid;
update catalog.consumption c set creator_id = content.creator_id
  from catalog.contents content where content.id = c.content_id;
alter table catalog.consumption alter column creator_id set not null;
create index consumption_of_creator on catalog.consumption (account_id, creator_id);
