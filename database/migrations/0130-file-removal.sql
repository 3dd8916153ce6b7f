-- Files whose rows are gone and whose bytes still have to go: written by the transaction that takes the rows, so that a crash after it
-- leaves nothing behind.
create table file_removal (
  key text primary key,
  since timestamptz(3) not null default now()
);
