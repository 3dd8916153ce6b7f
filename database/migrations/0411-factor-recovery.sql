-- Whoever lost every second factor gets in after a waiting time, in which the owner can stop it.
create table factor_recovery (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  token_hash text not null unique,
  started_at timestamptz(3) not null,
  ready_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (started_at < ready_at and ready_at < expires_at)
);
create unique index factor_recovery_open on factor_recovery (account_id) where ended_at is null;
comment on column factor_recovery.token_hash is 'SHA-256 of the token by which the owner can stop it from the e-mail';
comment on column factor_recovery.ready_at is 'From then on a code to a proven contact finishes it';
comment on column factor_recovery.expires_at is 'Until then it can be finished, and payouts are stopped';
comment on column factor_recovery.ended_at is 'When it was stopped, finished, or replaced after its time';

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add constraint one_time_code_purpose_check check (purpose in ('signup', 'reset', 'contact', 'step_up', 'recovery'));
