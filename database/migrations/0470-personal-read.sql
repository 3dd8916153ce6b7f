-- Which operator saw whose personal data, of what kind, when, and why. Only ever added to; the clean-up takes what is older than the term.
create table personal_read (
  id bigint generated always as identity primary key,
  operator_id bigint not null,
  subject_id bigint,
  act text not null,
  shown text[] not null check (cardinality(shown) > 0),
  target text,
  reason text check (length(reason) <= 2000),
  ip text,
  created_at timestamptz(3) not null
);
comment on column personal_read.subject_id is 'Account the data is of; null: of people without one, as in a letter or a list';
comment on column personal_read.act is 'Name of the call that showed it';
create index personal_read_operator on personal_read (operator_id, id desc);
create index personal_read_subject on personal_read (subject_id, id desc);
create index personal_read_time on personal_read (created_at, id);

create function personal_read_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.created_at < now() - interval '23 months' then return old; end if;
  raise exception 'What operators saw is only ever added to' using errcode = 'check_violation';
end $$;
create trigger personal_read_kept before update or delete on personal_read for each row execute function personal_read_is_kept();
create trigger personal_read_whole before truncate on personal_read for each statement execute function personal_read_is_kept();
