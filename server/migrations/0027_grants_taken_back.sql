-- A grant that was taken away may come back: whether a piece can go asks for these too.
drop index entitlements.grants_of_resource;
create index grants_of_resource on entitlements.grants (resource, source);
