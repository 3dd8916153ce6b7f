-- Money that a card paid is not paid out in the first days after its account first paid with that card. Amounts are paise.
alter table escrow_order add column card_since timestamptz(3);
comment on column escrow_order.card_since is 'When its payer first paid with the card that paid it; null: not paid by card';

-- What somebody earned of such money, and until when it is held. All that is not due yet stays on the ledger account
-- earnings_held; what a chargeback takes from there is not noted here.
create table card_hold (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete restrict,
  amount bigint not null check (amount > 0),
  free_at timestamptz(3) not null,
  freed_at timestamptz(3),
  created_at timestamptz(3) not null
);
create index card_hold_due on card_hold (free_at) where freed_at is null;
create index card_hold_account on card_hold (account_id) where freed_at is null;
