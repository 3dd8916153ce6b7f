import type { Database } from '../../database/connection.ts';

/** The rate of a tax on a day (`YYYY-MM-DD`, Asia/Kolkata), when one holds and is switched on. */
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
