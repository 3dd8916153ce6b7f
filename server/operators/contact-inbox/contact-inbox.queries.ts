import type { Database } from '../../../database/connection.ts';

/** Open messages oldest first, answered ones newest first, after a cursor. */
export async function selectMessages(
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
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export async function lockMessage(db: Database, id: number): Promise<MessageRow | undefined> {
  return db.selectFrom('contact_message').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
