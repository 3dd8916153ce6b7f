import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { DeliverableFigureRow, Schema } from '../../../database/schema.ts';

/** Stores a reading, replacing one of the same day. */
export async function saveReading(db: Database, reading: Insertable<Schema['deliverable_figure']>): Promise<void> {
  await db
    .insertInto('deliverable_figure')
    .values(reading)
    .onConflict((conflict) =>
      conflict.columns(['deliverable_id', 'as_of']).doUpdateSet(({ ref }) => ({
        views: ref('excluded.views'),
        reach: ref('excluded.reach'),
        likes: ref('excluded.likes'),
        comments: ref('excluded.comments'),
        shares: ref('excluded.shares'),
        saves: ref('excluded.saves'),
        by_id: ref('excluded.by_id'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Every reading of these pieces, oldest first. */
export async function selectReadings(db: Database, deliverableIds: readonly number[]): Promise<DeliverableFigureRow[]> {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('deliverable_figure')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .orderBy('as_of')
    .execute();
}
