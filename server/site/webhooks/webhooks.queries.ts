import type { Database } from '../../../database/connection.ts';

/** Stores a webhook by its event id. False when it was handled before. */
export async function keepEvent(
  db: Database,
  event: { id: string; event: string; entityId: string | null; now: Date },
): Promise<boolean> {
  const { id, now } = event;
  await db
    .insertInto('gateway_event')
    .values({ id, event: event.event, entity_id: event.entityId, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const stored = await db
    .selectFrom('gateway_event')
    .select('handled_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return stored.handled_at === null;
}

export async function markEventHandled(db: Database, id: string, now: Date): Promise<void> {
  await db.updateTable('gateway_event').set({ handled_at: now }).where('id', '=', id).execute();
}
