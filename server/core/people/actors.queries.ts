import type { Database } from '../../../database/connection.ts';

/** Persons by their id or by the account they registered. */
export async function selectPersons(
  db: Database,
  { ids, homeIds }: { ids: readonly number[]; homeIds: readonly number[] },
) {
  if (ids.length + homeIds.length === 0) return [];
  return db
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.id', 'p.home_account_id')
    .select(['p.id', 'p.home_account_id', 'a.fullname'])
    .where((eb) => eb.or([eb('p.id', 'in', [0, ...ids]), eb('p.home_account_id', 'in', [0, ...homeIds])]))
    .execute();
}
