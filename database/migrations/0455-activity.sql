-- What members did in an account, written after every successful writing call.
create table activity (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  person_id bigint not null references person on delete cascade,
  act text not null check (length(act) <= 60),
  kind text not null check (kind in ('team', 'work', 'content', 'money')),
  target_type text check (length(target_type) <= 40),
  target_id bigint,
  created_at timestamptz(3) not null,
  check ((target_type is null) = (target_id is null))
);
create index activity_account on activity (account_id, created_at desc, id desc);
create index activity_account_person on activity (account_id, person_id, created_at desc, id desc);
create index activity_account_kind on activity (account_id, kind, created_at desc, id desc);
create index activity_person on activity (person_id);
create index activity_time on activity (created_at);
comment on column activity.act is 'Name of the call in the contract';
comment on column activity.target_id is 'Id the call was made for, or of what it made; no reference, because the log outlives its targets';
