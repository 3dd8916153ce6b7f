import type { Database } from '../../../database/connection.ts';
import type { ApplicationRow } from '../../../database/schema.ts';
import { workStatuses } from './applications.rules.ts';

export async function updateArrived(
  db: Database,
  id: number,
  change: { arrived_at?: Date; updated_at: Date },
): Promise<ApplicationRow> {
  return db.updateTable('application').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Ids of unpaid agreements that are not finished, without a step since `before`, a batch by time and id. */
export async function selectQuiet(
  db: Database,
  { before, after, limit }: { before: Date; after: { at: Date; id: number } | undefined; limit: number },
) {
  let query = db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['a.id', 'a.updated_at as at'])
    .where('a.status', 'in', workStatuses)
    .where('a.updated_at', '<=', before)
    .where((eb) =>
      eb.or([eb('c.compensation', 'not in', ['paid', 'mixed']), eb(eb.fn.coalesce('a.quote', eb.lit(0)), '=', 0)]),
    );
  if (after) {
    query = query.where((eb) =>
      eb.or([
        eb('a.updated_at', '>', after.at),
        eb.and([eb('a.updated_at', '=', after.at), eb('a.id', '>', after.id)]),
      ]),
    );
  }
  return query.orderBy('a.updated_at').orderBy('a.id').limit(limit).execute();
}
