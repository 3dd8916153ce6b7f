-- The switch that closes the product for work on it: one row while it is on, none while it is open.

create table maintenance (
  is_on boolean primary key default true check (is_on),
  message text not null default '' check (length(message) <= 500),
  -- When it is expected to be open again.
  until timestamptz(3),
  since timestamptz(3) not null default now(),
  started_by bigint references account on delete set null
);
