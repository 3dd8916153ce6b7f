-- Words and places that everything else points at. Ids are slugs, shown on the wire; rows are added, never deleted.

create table country (
  id text primary key check (id ~ '^[A-Z]{2}$'),
  name text not null,
  position smallint not null default 0
);

create table state (
  id text primary key,
  country_id text not null references country,
  name text not null,
  unique (id, country_id),
  unique (country_id, name)
);

create table city (
  id text primary key,
  state_id text not null references state,
  name text not null,
  latitude numeric(7, 4) not null check (latitude between -90 and 90),
  longitude numeric(7, 4) not null check (longitude between -180 and 180),
  weight integer not null default 0,
  unique (id, state_id),
  unique (state_id, name)
);
create index city_name_prefix on city (lower(name) text_pattern_ops);
comment on column city.weight is 'Thousands of people, roughly: larger cities first in lists and more of the demo story';

create table category (id text primary key, name text not null unique, position smallint not null default 0);
create table language (id text primary key, name text not null unique, native_name text not null, position smallint not null default 0);
create table gender (id text primary key, name text not null unique, position smallint not null default 0);
create table platform (id text primary key, name text not null unique, position smallint not null default 0);
create table content_type (id text primary key, name text not null unique, position smallint not null default 0);

-- Facts about this database as a whole, such as which demo story it holds.
create table meta (
  key text primary key,
  value jsonb not null,
  created_at timestamptz(3) not null default now()
);
