-- The process that feeds an index outside this database: one at a time, by a lease. Each holder has a higher term, which is the version
-- of everything it writes there, so that a holder that comes back late overwrites nothing.
create table search_feed (
  name text primary key,
  term bigint not null check (term > 0),
  held_until timestamptz(3) not null,
  index_name text,
  seen text,
  seen_at timestamptz(3),
  rebuild_asked boolean not null default false,
  check ((seen is null) = (seen_at is null) and (seen is null) = (index_name is null))
);
comment on column search_feed.name is 'Beginning of the names of its indices, with the version of their fields';
comment on column search_feed.index_name is 'The index that answers searches; null: none is usable';
comment on column search_feed.seen is 'Snapshot of the database whose changes are all in that index';
comment on column search_feed.rebuild_asked is 'An operator wants the index built anew';
