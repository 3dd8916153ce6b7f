import type { Database } from '../../../database/connection.ts';

/** Stores a message to the operators and returns its id. */
export async function keepMessage(
  db: Database,
  message: { name: string; email: string; message: string },
): Promise<number> {
  const row = await db.insertInto('contact_message').values(message).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
