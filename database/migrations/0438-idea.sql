-- What a piece of work will show, approved before the shoot where the agreement says so. Agreements made before have none.
create table idea (
  deliverable_id bigint primary key references deliverable on delete cascade,
  status text not null default 'wanted' check (status in ('wanted', 'submitted', 'changes_requested', 'approved')),
  text text not null default '' check (length(text) <= 2000),
  file_id bigint references stored_file on delete set null,
  note text check (length(note) <= 1000),
  changes_asked smallint not null default 0 check (changes_asked between 0 and 1),
  submitted_at timestamptz(3),
  approved_at timestamptz(3),
  approved_by text check (approved_by in ('owner', 'silence')),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  check (status = 'wanted' or submitted_at is not null),
  check ((status = 'approved') = (approved_at is not null) and (status = 'approved') = (approved_by is not null))
);
comment on column idea.note is 'The change that the owner asked for';
create index idea_file on idea (file_id) where file_id is not null;
create index idea_silent on idea (submitted_at) where status = 'submitted';
