import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { isConstraintError } from '../../../database/errors.ts';
import type { Schema } from '../../../database/schema.ts';

/** Whether a payout was made to it or is in progress, which ends the waiting time of a new method. */
const wasPaidTo = sql<boolean>`exists (
  select from payout p where p.payment_method_id = payment_method.id and p.status <> 'failed')`;

/** The primary one first, then as they were added. */
export async function selectMethods(db: Database, accountId: number) {
  return db
    .selectFrom('payment_method')
    .select(['id', 'kind', 'masked', 'holder', 'ifsc', 'is_primary', 'is_enabled', 'frozen_at', 'created_at'])
    .select(wasPaidTo.as('was_paid_to'))
    .where('account_id', '=', accountId)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .execute();
}
export type PaymentMethodRow = Awaited<ReturnType<typeof selectMethods>>[number];

interface Chosen {
  accountId: number;
  id: number;
}

export async function selectMethod(db: Database, { accountId, id }: Chosen) {
  return db
    .selectFrom('payment_method')
    .select(['is_enabled', 'masked', 'sealed', 'frozen_at', 'created_at'])
    .select(wasPaidTo.as('was_paid_to'))
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Inserts a method with the fingerprint of its account; null when the person already has that account. */
export async function insertMethod(
  db: Database,
  method: Insertable<Schema['payment_method']> & { created_at: Date },
): Promise<number | null> {
  const { account_id, fingerprint, created_at } = method;
  const row = await db
    .insertInto('payment_method')
    .values(method)
    .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await db
    .insertInto('payout_fingerprint')
    .values({ account_id, fingerprint, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return row.id;
}

/** Deletes a method with its encrypted details; refused while a payout to it is in progress, by foreign key. */
export async function deleteMethod(db: Database, { accountId, id }: Chosen): Promise<'deleted' | 'in_use' | 'unknown'> {
  const deletion = db.deleteFrom('payment_method').where('account_id', '=', accountId).where('id', '=', id);
  try {
    return (await deletion.returning('id').executeTakeFirst()) ? 'deleted' : 'unknown';
  } catch (error) {
    if (isConstraintError(error)) return 'in_use';
    throw error;
  }
}

/** Enables or disables a method; one that is disabled is no longer the primary one. */
export async function setEnabled(db: Database, { accountId, id }: Chosen, isEnabled: boolean): Promise<void> {
  await db
    .updateTable('payment_method')
    .set({ is_enabled: isEnabled, ...(isEnabled ? {} : { is_primary: false }) })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Makes a method the primary one instead of the current one. */
export async function setPrimary(db: Database, { accountId, id }: Chosen): Promise<void> {
  const own = db.updateTable('payment_method').where('account_id', '=', accountId);
  await own.set({ is_primary: false }).where('is_primary', '=', true).execute();
  await own.set({ is_primary: true }).where('id', '=', id).execute();
}

/** Freezes the methods that one session added, or that were added since an instant, against payouts. */
export async function freezeMethods(
  db: Database,
  {
    accountId,
    sessionIds,
    since,
    now,
  }: { accountId: number; sessionIds: readonly number[]; since: Date | null; now: Date },
): Promise<number> {
  const rows = await db
    .updateTable('payment_method')
    .set({ frozen_at: now, is_enabled: false, is_primary: false })
    .where('account_id', '=', accountId)
    .where('frozen_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(sessionIds.length > 0 ? [eb('session_id', 'in', [...sessionIds])] : []),
        ...(since ? [eb('created_at', '>=', since)] : []),
      ]),
    )
    .returning('id')
    .execute();
  return rows.length;
}
