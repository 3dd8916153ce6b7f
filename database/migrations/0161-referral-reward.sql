-- A referral's rewards, each with its own state: pending from the invited account's first act of value, withdrawable once the
-- platform's own income covers it and the hold is over. Amounts are paise.

create table referral_reward (
  id bigint generated always as identity primary key,
  invited_id bigint not null references account on delete cascade,
  referrer_id bigint not null references account on delete cascade,
  -- share: a super user's part of one subscription payment.
  kind text not null check (kind in ('joining', 'share')),
  payment_id text unique,
  amount bigint not null check (amount >= 0),
  status text not null check (status in ('pending', 'withdrawable', 'cancelled', 'charged_back')),
  reason text check (reason in ('refunded', 'charged_back', 'collusion', 'member', 'device', 'contact', 'payout', 'instrument')),
  pending_at timestamptz(3) not null,
  -- When it becomes withdrawable as far as is known now; null while income does not cover it.
  due_at timestamptz(3),
  withdrawable_at timestamptz(3),
  ended_at timestamptz(3),
  check ((kind = 'share') = (payment_id is not null)),
  check ((status in ('cancelled', 'charged_back')) = (ended_at is not null)),
  check ((ended_at is null) = (reason is null)),
  check (status <> 'withdrawable' or withdrawable_at is not null)
);
create unique index referral_reward_live on referral_reward (invited_id)
  where kind = 'joining' and status in ('pending', 'withdrawable');
create index referral_reward_invited on referral_reward (invited_id, id);
create index referral_reward_referrer on referral_reward (referrer_id, status);
create index referral_reward_due on referral_reward (due_at) where status = 'pending';

-- The gateway's own price of a payment, GST included: income is what is left without it.
alter table escrow_order add column gateway_fee bigint not null default 0 check (gateway_fee >= 0);
alter table subscription_payment add column gateway_fee bigint not null default 0 check (gateway_fee >= 0);

alter table referral
  add column referrer_coins_at timestamptz(3),
  add column invited_coins_at timestamptz(3),
  drop constraint referral_refused_for_check;
alter table referral add constraint referral_refused_for_check
  check (refused_for in ('charged_back', 'collusion', 'member', 'device', 'contact', 'payout', 'instrument'));
comment on column referral.qualified_at is 'When its reward became withdrawable';
comment on column referral.refused_for is 'Why it never qualifies: a self-referral and by what it was known, a payment charged back, or collusion';
comment on column referral.referrer_coins_at is 'When its coins came; they wait for a proven mobile';

-- Rewards that were given under the former rules keep what they had: withdrawable ones stay so, the others wait for income.
insert into referral_reward (invited_id, referrer_id, kind, payment_id, amount, status, pending_at, withdrawable_at)
select r.invited_id, r.referrer_id, 'joining', null, e.amount,
  case when r.released_at is null then 'pending' else 'withdrawable' end, r.qualified_at, r.released_at
from referral r
join ledger_transaction t on t.reference = 'referral:' || r.invited_id
join ledger_entry e on e.transaction_id = t.id
join ledger_account a on a.id = e.account_id and a.kind in ('referral', 'referral_waiting')
where r.qualified_at is not null and r.refused_for is null;
insert into referral_reward (invited_id, referrer_id, kind, payment_id, amount, status, pending_at, withdrawable_at)
select r.invited_id, r.referrer_id, 'share', substr(t.reference, length('referral-share:') + 1), e.amount,
  case when r.released_at is null and a.kind = 'referral_waiting' then 'pending' else 'withdrawable' end, t.created_at,
  case when r.released_at is null and a.kind = 'referral_waiting' then null else greatest(r.released_at, t.created_at) end
from ledger_transaction t
join referral r on r.invited_id = (t.detail->>'invited_id')::bigint
join ledger_entry e on e.transaction_id = t.id
join ledger_account a on a.id = e.account_id and a.kind in ('referral', 'referral_waiting')
where t.kind = 'referral.shared';
update referral set referrer_coins_at = qualified_at, invited_coins_at = qualified_at where qualified_at is not null;
update referral set qualified_at = released_at where qualified_at is not null;
alter table referral drop column released_at;
