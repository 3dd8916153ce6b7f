-- Imports of the console: a list, what it is read as, and what it made and changed, so that it can be taken back.

create table profile_import (
  id bigint generated always as identity primary key,
  operator_id bigint references account on delete set null,
  name text not null check (length(name) between 1 and 200),
  -- Null once the list is forgotten.
  file_key text,
  bytes bigint not null check (bytes >= 0),
  format text not null check (format in ('csv', 'tsv', 'xlsx', 'json')),
  encoding text not null,
  sheets text[] not null default '{}',
  other_sheets text[] not null default '{}',
  source_mark text not null,
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  report jsonb check (jsonb_typeof(report) = 'object'),
  rows integer not null check (rows >= 0),
  status text not null default 'checked'
    check (status in ('checked', 'queued', 'running', 'done', 'failed', 'undoing', 'undone')),
  stored integer not null default 0 check (stored >= 0),
  counts jsonb not null default '{}' check (jsonb_typeof(counts) = 'object'),
  failure text check (length(failure) <= 500),
  claimed_until timestamptz(3),
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  undone_at timestamptz(3),
  check (status = 'checked' or file_key is not null or finished_at is not null)
);
comment on column profile_import.source_mark is 'Digest of the headings: lists of one source have the same';
comment on column profile_import.stored is 'Valid lines that were stored, so that an interrupted run goes on behind them';
comment on column profile_import.claimed_until is 'A process works on it; from then on another one may';
create index profile_import_open on profile_import (claimed_until) where status in ('queued', 'running', 'undoing');
create index profile_import_file on profile_import (created_at) where file_key is not null;
create index profile_import_operator on profile_import (operator_id);

create table import_change (
  import_id bigint not null references profile_import on delete cascade,
  influencer_id bigint not null references influencer_profile on delete cascade,
  before jsonb check (jsonb_typeof(before) = 'object'),
  changed_at timestamptz(3) not null,
  primary key (import_id, influencer_id)
);
comment on column import_change.before is 'What the import changed, as it was; null: the import made the profile';
create index import_change_influencer on import_change (influencer_id);

-- What was decided about the columns of a source, for its next list.
create table import_source (
  mark text primary key,
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  choices jsonb not null check (jsonb_typeof(choices) = 'object'),
  updated_at timestamptz(3) not null default now()
);
