-- The double-entry ledger. INR amounts are paise; COIN amounts are coins. Nothing here is ever updated or deleted but balances.

create table ledger_account (
  id bigint generated always as identity primary key,
  owner_id bigint references account on delete restrict,
  kind text not null,
  currency text not null check (currency in ('INR', 'COIN')),
  -- What lies outside of the product: its balance mirrors ours with the other sign, so it may be negative.
  is_world boolean not null default false,
  balance bigint not null default 0,
  -- Entries so far; numbers them and orders the statement.
  entries bigint not null default 0,
  unique nulls not distinct (owner_id, kind, currency),
  check (is_world or balance >= 0),
  check (not is_world or owner_id is null)
);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null,
  -- What it was posted for: the same thing is never posted twice.
  reference text not null unique check (length(reference) between 1 and 200),
  note text not null default '',
  detail jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction on delete restrict,
  account_id bigint not null references ledger_account on delete restrict,
  currency text not null check (currency in ('INR', 'COIN')),
  number bigint not null check (number > 0),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (account_id, number),
  unique (transaction_id, account_id)
);

create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_entry where transaction_id = new.transaction_id group by currency having sum(amount) <> 0)
    or (select count(*) from ledger_entry where transaction_id = new.transaction_id) < 2 then
    raise exception 'Ledger transaction % does not sum to zero', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_is_balanced();

create function ledger_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is only ever added to' using errcode = 'check_violation';
end $$;
create trigger ledger_entry_kept before update or delete on ledger_entry for each row execute function ledger_is_kept();
create trigger ledger_transaction_kept before update or delete on ledger_transaction for each row execute function ledger_is_kept();
