-- What two sides could not settle themselves, and how an operator decided. Amounts are paise.

create table dispute (
  id bigint generated always as identity primary key,
  order_id bigint not null unique references escrow_order on delete restrict,
  application_id bigint not null references application on delete restrict,
  opened_by bigint not null references account,
  reason text not null check (length(reason) between 1 and 2000),
  outcome text check (outcome in ('release', 'refund', 'split')),
  note text check (length(note) <= 1000),
  decided_by bigint references account,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  check (num_nonnulls(outcome, decided_by, decided_at) in (0, 3))
);
create index dispute_open on dispute (id) where decided_at is null;
create index dispute_application on dispute (application_id);
