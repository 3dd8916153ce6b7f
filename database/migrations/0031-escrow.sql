-- Payments for agreed work: the mirror of the gateway's orders, and what became of the money. Amounts are paise.

create table escrow_order (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete restrict,
  payer_id bigint not null references account on delete restrict,
  payee_id bigint not null references account on delete restrict,
  -- The gateway's order and the payment that paid it.
  provider_id text not null unique,
  payment_id text unique,
  amount bigint not null check (amount > 0),
  -- The platform's share as it was agreed on, in hundredths of a per cent.
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  status text not null default 'created' check (status in ('created', 'held', 'disputed', 'released', 'refunded')),
  -- To the influencer before deductions, the deductions, and back to who paid.
  released bigint not null default 0 check (released >= 0),
  fee bigint not null default 0 check (fee between 0 and released),
  gst bigint not null default 0 check (gst between 0 and fee),
  tds bigint not null default 0 check (tds >= 0 and fee + tds <= released),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  -- The gateway's refund; claimed while it is being asked for, so that it is asked once.
  refund_id text unique,
  refund_claimed_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  checked_at timestamptz(3),
  paid_at timestamptz(3),
  ended_at timestamptz(3),
  check ((status = 'created') = (payment_id is null)),
  check ((payment_id is null) = (paid_at is null)),
  check ((status in ('released', 'refunded')) = (ended_at is not null)),
  check (released + refunded = case when status in ('released', 'refunded') then amount else 0 end),
  check (status <> 'released' or released > 0),
  check (status <> 'refunded' or released = 0)
);
create unique index escrow_order_live on escrow_order (application_id) where status <> 'refunded';
create index escrow_order_application on escrow_order (application_id);
create index escrow_order_payee on escrow_order (payee_id, ended_at) where status = 'released';
create index escrow_order_open on escrow_order (created_at) where status = 'created';
create index escrow_order_refund on escrow_order (ended_at) where refunded > 0 and refund_id is null;
