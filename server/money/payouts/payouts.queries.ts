import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import { personActingFor } from '../../kit/context/acting-person.ts';

export async function selectPayout(db: Database, id: number) {
  return db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst();
}
export type PayoutRow = NonNullable<Awaited<ReturnType<typeof selectPayout>>>;

export async function lockPayout(db: Database, id: number): Promise<PayoutRow | undefined> {
  return db.selectFrom('payout').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function selectByKey(db: Database, accountId: number, key: string): Promise<PayoutRow | undefined> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function insertPayout(db: Database, row: Insertable<Schema['payout']>): Promise<PayoutRow> {
  const person_id = personActingFor(row.account_id);
  return db
    .insertInto('payout')
    .values({ ...row, person_id })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updatePayout(
  db: Database,
  id: number,
  changes: Updateable<Schema['payout']>,
): Promise<PayoutRow> {
  return db.updateTable('payout').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Marks a payout as handed to the provider now; undefined when it has ended meanwhile and must not be sent. */
export async function claimOrder(
  db: Database,
  { id, fundAccountId, now }: { id: number; fundAccountId: string; now: Date },
): Promise<PayoutRow | undefined> {
  return db
    .updateTable('payout')
    .set({ fund_account_id: fundAccountId, tried_at: now })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .returningAll()
    .executeTakeFirst();
}

/** A person's payouts that were never sent to the provider: all, or those to frozen methods. */
export async function selectUnsent(db: Database, accountId: number, which: 'all' | 'frozen'): Promise<number[]> {
  const rows = await db
    .selectFrom('payout')
    .innerJoin('payment_method', 'payment_method.id', 'payout.payment_method_id')
    .select('payout.id')
    .where('payout.account_id', '=', accountId)
    .where('payout.status', '=', 'requested')
    .where('payout.tried_at', 'is', null)
    .$if(which === 'frozen', (query) => query.where('payment_method.frozen_at', 'is not', null))
    .orderBy('payout.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Referral money of a person's payouts since an instant, in paise; failed payouts do not count. */
export async function sumFromReferral(db: Database, accountId: number, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('payout')
    .select((eb) => eb.fn.sum<string | null>('from_referral').as('sum'))
    .where('account_id', '=', accountId)
    .where('status', '<>', 'failed')
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** A person's payouts, newest first. */
export async function selectPayouts(
  db: Database,
  { accountId, before, limit }: { accountId: number; before: number | undefined; limit: number },
): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

interface Since {
  /** Includes open payouts not checked since this instant, */
  openBefore: Date;
  /** and payouts paid after this instant, which the bank may still reverse … */
  paidAfter: Date;
  /** … that were not checked since this one. */
  paidBefore: Date;
}

/** Payouts whose status at the provider may have changed since the last check. */
export async function selectUnchecked(db: Database, since: Since, limit: number): Promise<PayoutRow[]> {
  return db
    .selectFrom('payout')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([
          where('status', 'in', ['requested', 'processing']),
          where.or([where('checked_at', 'is', null), where('checked_at', '<', since.openBefore)]),
        ]),
        where.and([
          where('status', '=', 'paid'),
          where('paid_at', '>', since.paidAfter),
          where('checked_at', '<', since.paidBefore),
        ]),
      ]),
    )
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}
