-- A customer contests a payment at their bank: the mirror of the gateway's disputes, and what became of the money. Amounts are paise.

create table chargeback (
  id bigint generated always as identity primary key,
  -- The gateway's dispute and the payment it is about.
  provider_id text not null unique,
  payment_id text not null,
  payer_id bigint not null references account on delete restrict,
  -- Exactly one: work or a pledge, else a subscription.
  order_id bigint references escrow_order on delete restrict,
  subscription_payment_id bigint references subscription_payment on delete restrict,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('open', 'won', 'lost')),
  reason_code text not null,
  -- Until when evidence counts.
  respond_by timestamptz(3),
  -- Where it was taken from once it was lost; together the whole.
  from_held bigint not null default 0 check (from_held >= 0),
  from_payer bigint not null default 0 check (from_payer >= 0),
  from_payee bigint not null default 0 check (from_payee >= 0),
  debt bigint not null default 0 check (debt >= 0),
  -- That both sides are one: by what they share, or as an operator found.
  collusion text check (collusion in ('related', 'operator')),
  note text check (length(note) <= 1000),
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (num_nonnulls(order_id, subscription_payment_id) = 1),
  check ((status = 'open') = (ended_at is null)),
  check (from_held + from_payer + from_payee + debt = case when status = 'lost' then amount else 0 end)
);
create index chargeback_payment on chargeback (payment_id);
create index chargeback_payer on chargeback (payer_id);
create index chargeback_order on chargeback (order_id) where order_id is not null;
create index chargeback_open on chargeback (respond_by) where status = 'open';
