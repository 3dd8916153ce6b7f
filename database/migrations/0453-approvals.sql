-- Payments above a sum wait for a second member.
create table approvals_policy (
  account_id bigint primary key references account on delete cascade,
  above bigint check (above >= 0),
  next_above bigint check (next_above >= 0),
  next_at timestamptz(3),
  changed_at timestamptz(3) not null,
  check (next_above is null or next_at is not null)
);
comment on column approvals_policy.above is 'Paise above which a payment waits; null: off';
comment on column approvals_policy.next_at is 'When next_above holds instead, as a loosened policy does after a day';

create table approval (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  asked_by bigint not null references person on delete cascade,
  call text not null,
  params jsonb,
  body jsonb,
  key text,
  request_hash text not null,
  campaign text,
  amount bigint not null check (amount > 0),
  parts jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
  decided_by bigint references person on delete set null,
  note text check (length(note) <= 500),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3),
  check ((status = 'waiting') = (decided_at is null))
);
create unique index approval_waiting on approval (account_id, asked_by, request_hash) where status = 'waiting';
create index approval_account on approval (account_id, id);
create index approval_request on approval (account_id, request_hash) where status = 'approved';
create index approval_expiry on approval (expires_at) where status = 'waiting';
create index approval_asker on approval (asked_by);
create index approval_decider on approval (decided_by) where decided_by is not null;
comment on column approval.request_hash is 'Keyed hash of the call, its path, body and required key: the approval is for exactly this request';
