import type { Database } from '../../../database/connection.ts';

/** Open messages oldest first, answered ones newest first, after a cursor. */
export async function selectLetters(
  db: Database,
  { isOpen, past, limit }: { isOpen: boolean; past: number | undefined; limit: number },
) {
  return db
    .selectFrom('contact_message')
    .selectAll()
    .where('answered_at', isOpen ? 'is' : 'is not', null)
    .$if(past !== undefined, (query) => query.where('id', isOpen ? '>' : '<', past ?? 0))
    .orderBy('id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}
export type LetterRow = Awaited<ReturnType<typeof selectLetters>>[number];

/** Marks a message as answered or open; undefined when it already is. */
export async function updateLetter(
  db: Database,
  id: number,
  answered: { at: Date; by: number } | null,
): Promise<LetterRow | undefined> {
  return db
    .updateTable('contact_message')
    .set({ answered_at: answered?.at ?? null, answered_by: answered?.by ?? null })
    .where('id', '=', id)
    .where('answered_at', answered ? 'is' : 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

export async function isLetter(db: Database, id: number): Promise<boolean> {
  return (await db.selectFrom('contact_message').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}
