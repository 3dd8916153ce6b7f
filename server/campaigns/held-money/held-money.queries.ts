import type { Database } from '../../../database/connection.ts';

/** How the latest payment for each of these stands, by its id. */
export async function selectPayments(db: Database, of: 'application_id' | 'pledge_id', ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('escrow_order')
    .select([`${of} as purpose`, 'status'])
    .distinctOn(of)
    .where(of, 'in', [...ids])
    .orderBy(of)
    .orderBy('escrow_order.id', 'desc')
    .execute();
}
