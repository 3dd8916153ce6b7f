-- What one side of an agreement wants changed in it. Accepted, it is the next version; the versions before stay as they were.

create function agreement_is_frozen() returns trigger language plpgsql as $$
begin
  raise exception 'Version % of agreement % is frozen', old.version, old.application_id using errcode = 'check_violation';
end $$;
create trigger agreement_frozen before update on agreement for each row execute function agreement_is_frozen();

create table change_order (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  -- The version it changes, and the one it became.
  base_version smallint not null,
  version smallint,
  proposed_by bigint not null references account,
  -- Null: stays as it is.
  revisions smallint check (revisions between 0 and 50),
  ready_by date,
  note text not null check (length(note) between 1 and 1000),
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
  answered_by bigint references account,
  created_at timestamptz(3) not null default now(),
  answered_at timestamptz(3),
  check (num_nonnulls(revisions, ready_by) > 0),
  check ((status = 'open') = (answered_at is null)),
  check ((status = 'open') = (answered_by is null)),
  check ((status = 'accepted') = (version is not null)),
  check (version = base_version + 1),
  check (status not in ('accepted', 'declined') or answered_by <> proposed_by),
  check (status <> 'withdrawn' or answered_by = proposed_by),
  foreign key (application_id, base_version) references agreement (application_id, version),
  foreign key (application_id, version) references agreement (application_id, version)
);
create unique index change_order_open on change_order (application_id) where status = 'open';
create index change_order_application on change_order (application_id, id);
