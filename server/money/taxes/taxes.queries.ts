import type { Database } from '../../../database/connection.ts';

/** Rate of a tax on a day (`YYYY-MM-DD`, Asia/Kolkata), if one is valid and switched on. */
export async function selectRate(db: Database, { code, day }: { code: string; day: string }) {
  return db
    .selectFrom('tax_rate')
    .select(['code', 'basis_points', 'yearly_threshold', 'source'])
    .where('code', '=', code)
    .where('enabled', '=', true)
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
    .orderBy('valid_from', 'desc')
    .executeTakeFirst();
}

/** All rates, by tax and start of validity. */
export async function selectRates(db: Database) {
  return db.selectFrom('tax_rate').selectAll().orderBy('code').orderBy('valid_from', 'desc').execute();
}
export type TaxRateRow = Awaited<ReturnType<typeof selectRates>>[number];

/** Switches a rate; undefined when the id is unknown. */
export async function updateRate(
  db: Database,
  { id, enabled }: { id: number; enabled: boolean },
): Promise<TaxRateRow | undefined> {
  return db.updateTable('tax_rate').set({ enabled }).where('id', '=', id).returningAll().executeTakeFirst();
}
