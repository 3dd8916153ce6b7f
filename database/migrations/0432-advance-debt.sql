-- A released advance that its influencer does not keep: a debt to the brand that paid it, which later earnings pay back. Paise.

create table advance_debt (
  application_id bigint primary key references application,
  debtor_id bigint not null references account,
  creditor_id bigint not null references account,
  amount bigint not null check (amount > 0),
  repaid bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  check (debtor_id <> creditor_id),
  check (repaid between 0 and amount)
);
create index advance_debt_open on advance_debt (debtor_id, application_id) where repaid < amount;
create index advance_debt_creditor on advance_debt (creditor_id);

-- What an influencer owes to brands is a receivable as well, and the brands' claims are its other side.
alter table ledger_account
  drop constraint ledger_account_sign,
  add constraint ledger_account_sign check (
    is_world or case when kind in ('debt', 'advance_debt') then balance <= 0 else balance >= 0 end
  );
