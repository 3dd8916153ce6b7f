import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { nextNumber } from './numbers.ts';

/** Requested payout of ₹600; no money moves. */
export function makePayout(
  db: Database,
  payout: Pick<Insertable<Schema['payout']>, 'account_id' | 'payment_method_id'> &
    Partial<Insertable<Schema['payout']>>,
) {
  return db
    .insertInto('payout')
    .values({
      method_kind: 'upi',
      method_masked: 'as•••@okhdfcbank',
      amount: 60_000,
      fee: 0,
      deduction: 0,
      net: 60_000,
      from_referral: 0,
      from_earnings: 60_000,
      idempotency_key: `key-${nextNumber()}`,
      ...payout,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
