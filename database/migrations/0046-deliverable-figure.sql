-- What published work did, as it was reported: one reading a piece and day, never a running total of readings.

create table deliverable_figure (
  id bigint generated always as identity primary key,
  deliverable_id bigint not null references deliverable on delete cascade,
  -- The day in Asia/Kolkata whose end, or the moment in it, the figures show.
  as_of date not null,
  source text not null default 'self_reported' check (source in ('self_reported')),
  views bigint check (views >= 0),
  reach bigint check (reach >= 0),
  likes bigint check (likes >= 0),
  comments bigint check (comments >= 0),
  shares bigint check (shares >= 0),
  saves bigint check (saves >= 0),
  by_id bigint not null references account,
  created_at timestamptz(3) not null default now(),
  unique (deliverable_id, as_of),
  check (num_nonnulls(views, reach, likes, comments, shares, saves) > 0)
);
comment on table deliverable_figure is 'A figure that was not given is null, not 0';
