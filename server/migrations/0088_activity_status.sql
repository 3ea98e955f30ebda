-- Whether others see when somebody is here, and that they are typing.
alter table messaging.settings add activity_status boolean not null default true;
