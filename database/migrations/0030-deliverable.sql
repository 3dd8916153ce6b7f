-- The work of an agreement: one row for each piece that was agreed on, and how it went.

create table deliverable (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  content_type text not null check (length(content_type) between 1 and 40),
  -- Which of this type: the second of two reels.
  number smallint not null check (number between 1 and 1000),
  status text not null default 'planned' check (status in ('planned', 'submitted', 'changes_requested', 'approved', 'published')),
  url text check (length(url) <= 500 and url like 'https://%'),
  file_id bigint references stored_file,
  caption text not null default '' check (length(caption) <= 5000),
  ai_made boolean not null default false,
  disclosure jsonb,
  submitted_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (application_id, content_type, number),
  check (status = 'planned' or (num_nonnulls(url, file_id) > 0 and submitted_at is not null and disclosure is not null)),
  check (status <> 'published' or url is not null),
  check (status not in ('approved', 'published') or disclosure @> '{"ok": true}')
);
comment on column deliverable.disclosure is '{"ok": false, "reason": "…"} or {"ok": true, "found": "#ad"}';
create index deliverable_waiting on deliverable (submitted_at) where status = 'submitted';

create table deliverable_event (
  id bigint generated always as identity primary key,
  deliverable_id bigint not null references deliverable on delete cascade,
  from_status text not null,
  to_status text not null,
  by_id bigint references account,
  note text,
  created_at timestamptz(3) not null default now()
);
create index deliverable_event_deliverable on deliverable_event (deliverable_id, id);
comment on column deliverable_event.by_id is 'null = the system';
