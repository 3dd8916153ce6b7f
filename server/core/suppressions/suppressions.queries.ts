import type { Database } from '../../../database/connection.ts';
import { lockSuppressions } from '../../../database/import/suppressed.ts';
import type { Schema } from '../../../database/schema.ts';

export type SuppressionRow = Awaited<ReturnType<typeof selectSuppressions>>[number];

interface NewSuppression {
  kind: Schema['suppression']['kind'];
  mark: string;
  source: Schema['suppression']['source'];
  reason: string;
  createdBy: number | null;
  now: Date;
}

/** Inserts fingerprints, keeping existing ones. Locks out concurrent imports. */
export async function insertSuppressions(db: Database, rows: readonly NewSuppression[]): Promise<void> {
  if (rows.length === 0) return;
  await lockSuppressions(db, 'write');
  await db
    .insertInto('suppression')
    .values(rows.map(({ createdBy, now, ...row }) => ({ ...row, created_by: createdBy, created_at: now })))
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute();
}

export async function selectByMarks(db: Database, marks: readonly string[]): Promise<SuppressionRow[]> {
  if (marks.length === 0) return [];
  return db
    .selectFrom('suppression')
    .selectAll()
    .where('mark', 'in', [...marks])
    .orderBy('id', 'desc')
    .execute();
}

export async function selectSuppressions(
  db: Database,
  { before, limit }: { before: number | undefined; limit: number },
) {
  return db
    .selectFrom('suppression')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countSuppressions(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('suppression')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function removeSuppression(db: Database, id: number): Promise<SuppressionRow | undefined> {
  return db.deleteFrom('suppression').where('id', '=', id).returningAll().executeTakeFirst();
}
