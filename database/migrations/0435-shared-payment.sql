-- One payment for several agreements. It has an order at the gateway; when it is paid, each agreement has an order of its own here,
-- whose sums are those of the payment. So an agreement can be funded alone meanwhile, and whichever is paid first counts.
create table shared_payment (
  id bigint generated always as identity primary key,
  payer_id bigint not null references account on delete restrict,
  provider_id text not null unique,
  payment_id text unique,
  amount bigint not null check (amount > 0),
  created_at timestamptz(3) not null default now(),
  checked_at timestamptz(3),
  paid_at timestamptz(3),
  check ((payment_id is null) = (paid_at is null))
);
comment on table shared_payment is 'Payment for several agreements; amounts are paise';
create index shared_payment_open on shared_payment (checked_at) where payment_id is null;
create index shared_payment_payer on shared_payment (payer_id, id);

create table shared_payment_part (
  shared_payment_id bigint not null references shared_payment on delete cascade,
  application_id bigint not null references application on delete restrict,
  amount bigint not null check (amount > 0),
  creator_gst bigint not null default 0 check (creator_gst between 0 and amount),
  fee_basis_points integer not null check (fee_basis_points between 0 and 10000),
  primary key (shared_payment_id, application_id)
);
comment on table shared_payment_part is 'What the payment brings to each agreement';
create index shared_payment_part_application on shared_payment_part (application_id);

alter table escrow_order drop constraint escrow_order_provider_id_key, drop constraint escrow_order_payment_id_key;
create unique index escrow_order_provider on escrow_order (provider_id, coalesce(application_id, pledge_id));
create unique index escrow_order_payment on escrow_order (payment_id, coalesce(application_id, pledge_id)) where payment_id is not null;
drop index escrow_order_live;
create unique index escrow_order_live on escrow_order (application_id) where status not in ('created', 'refunded');
create unique index escrow_order_unpaid on escrow_order (application_id) where status = 'created';
