import type { Database } from '../../../database/connection.ts';

/** Persons by their id or by the account they registered, also one that they gave away. */
export async function selectPersons(
  db: Database,
  { ids, homeIds }: { ids: readonly number[]; homeIds: readonly number[] },
) {
  if (ids.length + homeIds.length === 0) return [];
  const present = db
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.id', 'p.home_account_id')
    .select(['p.id', 'p.home_account_id as registered_id', 'a.fullname'])
    .where((eb) => eb.or([eb('p.id', 'in', [0, ...ids]), eb('p.home_account_id', 'in', [0, ...homeIds])]));
  const former = db
    .selectFrom('account as given')
    .innerJoin('person as p', 'p.id', 'given.registered_by')
    .innerJoin('account as a', 'a.id', 'p.home_account_id')
    .select(['p.id', 'given.id as registered_id', 'a.fullname'])
    .where('given.id', 'in', [0, ...homeIds]);
  return present.unionAll(former).execute();
}
