-- That a person was told of a debit before it: one row for each debit. Source: RBI's e-mandate rules.

create table debit_notice (
  subscription_id bigint not null references subscription,
  charge_at timestamptz(3) not null,
  amount bigint not null check (amount > 0),
  told_at timestamptz(3) not null,
  check (told_at < charge_at),
  primary key (subscription_id, charge_at)
);
create index subscription_charge on subscription (charge_at) where status in ('authenticated', 'active');
