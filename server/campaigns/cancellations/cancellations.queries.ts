import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { CancellationRow, Schema } from '../../../database/schema.ts';

export type NewCancellation = Insertable<Schema['cancellation']>;

export async function insertCancellation(db: Database, values: NewCancellation): Promise<CancellationRow> {
  return db.insertInto('cancellation').values(values).returningAll().executeTakeFirstOrThrow();
}

/** All proposals of these applications in no order; each side has one at most. */
export async function selectCancellations(db: Database, applicationIds: readonly number[]): Promise<CancellationRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('cancellation')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .execute();
}

interface Ending {
  applicationId: number;
  status: Exclude<CancellationRow['status'], 'open'>;
  now: Date;
}

/** Ends the open proposal of an application; undefined where there is none. */
export async function endOpen(
  db: Database,
  { applicationId, status, now }: Ending,
): Promise<CancellationRow | undefined> {
  return db
    .updateTable('cancellation')
    .set({ status, ended_at: now })
    .where('application_id', '=', applicationId)
    .where('status', '=', 'open')
    .returningAll()
    .executeTakeFirst();
}

/** Applications whose proposal was not answered in time. */
export async function selectUnanswered(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('cancellation')
    .select('application_id')
    .where('status', '=', 'open')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}
