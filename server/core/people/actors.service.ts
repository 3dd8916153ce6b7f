import type { Actor } from '../../../contract/core/people.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectPersons } from './actors.queries.ts';

/** A record's account and who acted for it, as stored. */
interface Acted {
  accountId: number | null;
  personId: number | null;
}

/** How events are stored. */
export function actedIn({ by_id, person_id }: { by_id: number | null; person_id: number | null }): Acted {
  return { accountId: by_id, personId: person_id };
}

/** The person of a record; null for the platform. */
export type ActorOf = (acted: Acted) => Actor | null;

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
  const byHome = new Map(rows.map((row) => [row.home_account_id, row]));
  return ({ accountId, personId }) => {
    const row = personId === null ? byHome.get(accountId ?? 0) : byId.get(personId);
    return row ? { id: String(row.id), fullname: row.fullname } : null;
  };
}
