-- Changes of contact and password that their owner can undo; rows go when that time is over.
create table account_change (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('email', 'mobile', 'password')),
  former text,
  former_verified_at timestamptz(3),
  session_id bigint references session on delete set null,
  token_hash text unique,
  made_at timestamptz(3) not null,
  undo_until timestamptz(3) not null,
  undone_at timestamptz(3)
);
create index account_change_account on account_change (account_id, id) where undone_at is null;
create index account_change_former on account_change (lower(former)) where undone_at is null and kind <> 'password';
comment on column account_change.former is 'The contact or password hash before; null where there was none';

-- An undo stops payouts until the password was reset.
alter table account add column reset_due_at timestamptz(3);

alter table payment_method
  add column session_id bigint references session on delete set null,
  add column frozen_at timestamptz(3);
create index payment_method_session on payment_method (session_id) where session_id is not null;
comment on column payment_method.session_id is 'The session that added it';
