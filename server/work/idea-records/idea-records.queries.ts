import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { IdeaRow, Schema } from '../../../database/schema.ts';

/** Ignores conflicts, as the planning of work does. */
export async function insertIdeas(db: Database, rows: Insertable<Schema['idea']>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('idea')
    .values(rows)
    .onConflict((conflict) => conflict.column('deliverable_id').doNothing())
    .execute();
}

export async function selectIdeas(db: Database, deliverableIds: readonly number[]): Promise<IdeaRow[]> {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('idea')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .execute();
}

export async function updateIdea(
  db: Database,
  deliverableId: number,
  values: Updateable<Schema['idea']>,
): Promise<IdeaRow> {
  return db
    .updateTable('idea')
    .set(values)
    .where('deliverable_id', '=', deliverableId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Pieces whose idea has waited for an answer since then, a batch by id. */
export async function selectSilent(
  db: Database,
  { since, afterId, limit }: { since: Date; afterId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('idea')
    .select('deliverable_id')
    .where('status', '=', 'submitted')
    .where('submitted_at', '<=', since)
    .where('deliverable_id', '>', afterId)
    .orderBy('deliverable_id')
    .limit(limit)
    .execute();
  return rows.map(({ deliverable_id }) => deliverable_id);
}
