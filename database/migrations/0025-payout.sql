-- Payouts to people's own accounts, and the mirror of what the provider says of each. Amounts in paise.

create table payout (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete restrict,
  -- Where it goes; a method may be removed once its payouts have ended.
  payment_method_id bigint references payment_method on delete set null,
  method_kind text not null check (method_kind in ('upi', 'bank')),
  method_masked text not null,
  status text not null default 'requested' check (status in ('requested', 'processing', 'paid', 'failed')),
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  deduction bigint not null check (deduction >= 0),
  net bigint not null check (net > 0),
  -- What the deduction is made of: [{name, basis_points, amount}].
  deductions jsonb not null default '[]',
  -- Which of the person's money it took, and where a failure gives it back to.
  from_referral bigint not null check (from_referral >= 0),
  from_earnings bigint not null check (from_earnings >= 0),
  -- The caller's key of the act: one payout each, also when the reply was lost.
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  fund_account_id text,
  provider_id text unique,
  utr text,
  failure_reason text,
  -- When it was last handed to the provider; from then on it may have been taken without our knowing.
  tried_at timestamptz(3),
  checked_at timestamptz(3),
  processing_at timestamptz(3),
  paid_at timestamptz(3),
  failed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  unique (account_id, idempotency_key),
  check (amount = fee + deduction + net),
  check (amount = from_referral + from_earnings),
  check (status = 'requested' or status = 'failed' or (provider_id is not null and processing_at is not null)),
  check (status <> 'paid' or paid_at is not null),
  check ((status = 'failed') = (failed_at is not null) and (status = 'failed') = (failure_reason is not null)),
  constraint payout_under_way check (payment_method_id is not null or status in ('paid', 'failed'))
);
create index payout_account on payout (account_id, id desc);
create index payout_method on payout (payment_method_id);
create index payout_open on payout (checked_at) where status in ('requested', 'processing');
create index payout_lately on payout (paid_at) where status = 'paid';
