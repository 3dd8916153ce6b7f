-- What an unlock gave back: coins when it took coins, its place in the quota (0 coins) while that quota runs, coins after.

alter table unlock
  add column reported_at timestamptz(3),
  add column refunded_at timestamptz(3),
  add column refund_reason text check (refund_reason in ('silent', 'dead_contact')),
  add column refund_coins integer check (refund_coins >= 0),
  add check (num_nonnulls(refunded_at, refund_reason, refund_coins) in (0, 3)),
  add check (refunded_at >= created_at),
  add check (paid_by = 'quota' or refund_coins = coins),
  add check (reported_at is null or paid_by = 'coins'),
  add check (refund_reason <> 'dead_contact' or reported_at is not null);
create index unlock_unrefunded on unlock (id) where refunded_at is null;

-- Who was written to first and when: what reply rates are counted from.
create index message_first on message (receiver_id, created_at) where seq = 1;
