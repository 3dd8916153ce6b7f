-- The creators an account works with or wants to, as its team sorts them. Creators never see any of it.

create table crm_import (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  person_id bigint references person on delete set null,
  name text not null check (length(name) between 1 and 200),
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  left_out jsonb not null check (jsonb_typeof(left_out) = 'array'),
  created_at timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index crm_import_account on crm_import (account_id, id desc);
create index crm_import_person on crm_import (person_id);

create table crm_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  influencer_id bigint not null references influencer_profile on delete cascade,
  stage text not null check (stage in ('found', 'asked', 'talking', 'working', 'not_now')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  import_id bigint references crm_import on delete set null,
  created_at timestamptz(3) not null,
  changed_at timestamptz(3) not null,
  unique (account_id, influencer_id)
);
comment on column crm_entry.import_id is 'The import that added it, as long as it can be undone and nobody changed the entry since';
create index crm_entry_newest on crm_entry (account_id, id desc);
create index crm_entry_stage on crm_entry (account_id, stage, id desc);
create index crm_entry_influencer on crm_entry (influencer_id);
create index crm_entry_import on crm_entry (import_id) where import_id is not null;
