-- Where payouts go, and what a statement is read by.

create table payment_method (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('upi', 'bank')),
  -- The UPI address or the bank account in full, encrypted; leaves with the row.
  sealed text not null,
  -- A keyed digest of the same: equal for equal accounts, and tells nothing of them.
  fingerprint text not null,
  masked text not null check (length(masked) between 1 and 400),
  holder text check (length(holder) between 2 and 100),
  ifsc text,
  is_enabled boolean not null default true,
  is_primary boolean not null default false,
  created_at timestamptz(3) not null default now(),
  unique (account_id, fingerprint),
  check ((kind = 'bank') = (holder is not null) and (kind = 'bank') = (ifsc is not null)),
  constraint payment_method_primary_is_enabled check (is_enabled or not is_primary)
);
create unique index payment_method_primary on payment_method (account_id) where is_primary;

-- Every account for payouts that a person ever had: what tells that two people are one outlives the removal of a method.
create table payout_fingerprint (
  account_id bigint not null references account on delete cascade,
  fingerprint text not null,
  created_at timestamptz(3) not null default now(),
  primary key (account_id, fingerprint)
);
create index payout_fingerprint_shared on payout_fingerprint (fingerprint);

-- An entry carries the time of its transaction, so that one person's entries are read in the order of a statement.
alter table ledger_transaction add unique (id, created_at);
alter table ledger_entry add column created_at timestamptz(3) default now();
alter table ledger_entry disable trigger ledger_entry_kept;
update ledger_entry e set created_at = t.created_at from ledger_transaction t where t.id = e.transaction_id;
alter table ledger_entry enable trigger ledger_entry_kept;
alter table ledger_entry
  alter created_at set not null,
  drop constraint ledger_entry_transaction_id_fkey,
  add foreign key (transaction_id, created_at) references ledger_transaction (id, created_at) on delete restrict;
create index ledger_entry_statement on ledger_entry (account_id, created_at desc, transaction_id desc) include (amount);
