-- Lists of favourites have rows of their own: one can be made empty, renamed in one place, and never holds another person's.

create table bookmark_list (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz(3) not null default now(),
  unique (account_id, id)
);
create unique index bookmark_list_name on bookmark_list (account_id, lower(name));

insert into bookmark_list (account_id, name, created_at)
  select distinct on (account_id, lower(list)) account_id, list, created_at from bookmark where list <> ''
  order by account_id, lower(list), created_at;

alter table bookmark add column list_id bigint;
update bookmark b set list_id = l.id from bookmark_list l where l.account_id = b.account_id and lower(l.name) = lower(b.list);
alter table bookmark drop column list;
alter table bookmark add constraint bookmark_in_own_list
  foreign key (account_id, list_id) references bookmark_list (account_id, id) on delete set null (list_id);
create index bookmark_of_list on bookmark (list_id) where list_id is not null;
create index bookmark_newest on bookmark (account_id, id desc);
