import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** Comments on a piece of work, oldest first. */
export async function selectComments(db: Database, deliverableId: number) {
  return db
    .selectFrom('deliverable_comment')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .orderBy('id')
    .execute();
}
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number];

export async function insertComment(db: Database, row: Insertable<Schema['deliverable_comment']>): Promise<CommentRow> {
  return db.insertInto('deliverable_comment').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateResolved(
  db: Database,
  id: number,
  resolved: { resolved_by: number | null; resolved_at: Date | null },
): Promise<void> {
  await db.updateTable('deliverable_comment').set(resolved).where('id', '=', id).execute();
}
