import type { Context } from '../../kit/context/context.ts';
import { selectPersons } from './actors.queries.ts';
import type { Acted, ActorOf } from './actors.rules.ts';

/**
 * Finds the persons behind records in one query. Records without one, such as those from before teams, are of who registered
 * the account.
 */
export async function findActors(context: Context, records: readonly Acted[]): Promise<ActorOf> {
  const distinct = (ids: (number | null)[]) => [...new Set(ids.flatMap((id) => id ?? []))];
  const rows = await selectPersons(context.db, {
    ids: distinct(records.map(({ personId }) => personId)),
    homeIds: distinct(records.map(({ personId, accountId }) => (personId === null ? accountId : null))),
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byHome = new Map(rows.map((row) => [row.registered_id, row]));
  return ({ accountId, personId }) => {
    const row = personId === null ? byHome.get(accountId ?? 0) : byId.get(personId);
    return row ? { id: String(row.id), fullname: row.fullname } : null;
  };
}
