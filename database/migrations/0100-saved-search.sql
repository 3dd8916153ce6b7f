-- Searches of creators that somebody comes back to, each under a name of its own whatever its capitals.

create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  name text not null check (length(name) between 1 and 60),
  search jsonb not null check (jsonb_typeof(search) = 'object'),
  created_at timestamptz(3) not null default now(),
  looked_at timestamptz(3) not null
);
create unique index saved_search_name on saved_search (account_id, lower(name));
comment on column saved_search.search is 'Filters and order of the search as its call takes them; rupees, percent';
comment on column saved_search.looked_at is 'Who joined since then is new to its owner';
