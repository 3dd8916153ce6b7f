import type { Database } from '../../../database/connection.ts';

/** Stores a message to the operators and returns its id. */
export async function keepMessage(
  db: Database,
  message: { name: string; email: string; message: string },
): Promise<number> {
  const row = await db.insertInto('contact_message').values(message).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Notes that a letter was answered, or not; undefined when it was so before. */
export async function updateAnswered(db: Database, id: number, answered: { at: Date; by: number } | null) {
  return db
    .updateTable('contact_message')
    .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
