import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';

/** Stored message between two accounts. */
export function makeMessage(
  db: Database,
  message: { senderId: number; receiverId: number; description?: string; createdAt?: Date; attachmentId?: number },
) {
  const { senderId, receiverId } = message;
  const at = message.createdAt ?? new Date();
  return db.transaction().execute(async (tx) => {
    const conversation = await tx
      .insertInto('conversation')
      .values({
        low_id: Math.min(senderId, receiverId),
        high_id: Math.max(senderId, receiverId),
        last_seq: 1,
        last_message_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['low_id', 'high_id'])
          .doUpdateSet({ last_seq: sql`conversation.last_seq + 1`, last_message_at: at }),
      )
      .returning(['id', 'last_seq'])
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('conversation_member')
      .values([senderId, receiverId].map((account_id) => ({ conversation_id: conversation.id, account_id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return tx
      .insertInto('message')
      .values({
        conversation_id: conversation.id,
        seq: conversation.last_seq,
        sender_id: senderId,
        receiver_id: receiverId,
        sender_position: await nextPosition(tx, senderId),
        receiver_position: await nextPosition(tx, receiverId),
        description: message.description ?? 'Namaste!',
        attachment_id: message.attachmentId ?? null,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

async function nextPosition(tx: Database, accountId: number): Promise<number> {
  const inbox = await tx
    .insertInto('account_inbox')
    .values({ account_id: accountId, last_position: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ last_position: sql`account_inbox.last_position + 1` }),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return inbox.last_position;
}
