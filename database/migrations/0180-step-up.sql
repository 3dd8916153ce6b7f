-- Fresh proof belongs to one session; a code for it to the session that asked.
alter table session
  add column proven_at timestamptz(3),
  add column not_me_hash text unique,
  add column not_me_to text;
comment on column session.proven_at is 'When this session last proved by password or code that its owner is there';
comment on column session.not_me_hash is 'SHA-256 of the token by which the owner can disown this sign-in';
comment on column session.not_me_to is 'The e-mail that token went to';

alter table one_time_code
  drop constraint one_time_code_purpose_check,
  add constraint one_time_code_purpose_check check (purpose in ('signup', 'reset', 'contact', 'step_up')),
  add column session_id bigint references session on delete cascade,
  add check ((purpose = 'step_up') = (session_id is not null));

alter table reset_token add column contact text;
comment on column reset_token.contact is 'Where the code or link that opened this reset went';
