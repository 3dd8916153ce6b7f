import type { Database } from '../../../database/connection.ts';

/** The demo message with this text, if nothing is attached to it yet. */
export async function selectBareMessage(db: Database, { senderId, text }: { senderId: number; text: string }) {
  return db
    .selectFrom('message')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('description', '=', text)
    .where('attachment_id', 'is', null)
    .orderBy('id')
    .executeTakeFirst();
}

export async function attachToMessage(db: Database, id: number, attachmentId: number): Promise<void> {
  await db.updateTable('message').set({ attachment_id: attachmentId }).where('id', '=', id).execute();
}
