-- Shares of releases that went to talent managers, each within the ledger transaction of its release.
create table manager_share (
  reference text primary key references ledger_transaction (reference),
  order_id bigint not null references escrow_order,
  account_id bigint not null references account,
  manager_id bigint not null references account,
  basis_points integer not null check (basis_points between 1 and 5000),
  amount bigint not null check (amount > 0),
  created_at timestamptz(3) not null,
  check (account_id <> manager_id)
);
create index manager_share_order on manager_share (order_id);
create index manager_share_account on manager_share (account_id);
create index manager_share_manager on manager_share (manager_id);
comment on column manager_share.account_id is 'The influencer, of whose release it is a part';
comment on column manager_share.amount is 'Paise';
