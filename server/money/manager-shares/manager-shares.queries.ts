import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import type { Schema } from '../../../database/schema.ts';

/** The account and share of the talent manager who gets one; the database allows one of an influencer. */
export async function selectReceiver(db: Database, { accountId, now }: { accountId: number; now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['home.id as manager_id', 'm.share_basis_points as basis_points'])
    .where('m.account_id', '=', accountId)
    .where('m.share_basis_points', 'is not', null)
    .where((eb) => isCurrent(eb.ref('m.until'), now))
    .where('home.deleted_at', 'is', null)
    .$narrowType<{ basis_points: number }>()
    .executeTakeFirst();
}

export async function insertShare(db: Database, row: Insertable<Schema['manager_share']>): Promise<void> {
  await db.insertInto('manager_share').values(row).execute();
}

/** Shares booked in these ledger transactions, with the names of both sides. */
export async function selectShares(db: Database, references: readonly string[]) {
  if (references.length === 0) return [];
  return db
    .selectFrom('manager_share as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('account as m', 'm.id', 's.manager_id')
    .select(['s.reference', 's.account_id', 's.manager_id', 's.basis_points', 's.amount'])
    .select(['a.fullname as influencer', 'm.fullname as manager'])
    .where('s.reference', 'in', [...references])
    .execute();
}

/** Paise of the shares of one order. */
export async function sumShares(db: Database, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('manager_share')
    .select((eb) => eb.fn.sum<string | null>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
