import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { pairOf } from './messages.rules.ts';

export async function selectIdByClientId(db: Database, senderId: number, clientId: string): Promise<number | null> {
  const found = await db
    .selectFrom('message')
    .select('id')
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Makes the conversation of a pair, with both read marks, where there is none yet. */
export async function ensureConversation(db: Database, one: number, other: number): Promise<void> {
  const { low, high } = pairOf(one, other);
  const made = await db
    .insertInto('conversation')
    .values({ low_id: low, high_id: high })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return;
  await db
    .insertInto('conversation_member')
    .values([low, high].map((account_id) => ({ conversation_id: made.id, account_id })))
    .execute();
}

/** Takes the next number of the pair's conversation, if there is one; its row stays locked until the transaction ends. */
export async function takeSeq(db: Database, one: number, other: number, now: Date) {
  const { low, high } = pairOf(one, other);
  return db
    .updateTable('conversation')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1), last_message_at: now }))
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .returning(['id', 'last_seq as seq'])
    .executeTakeFirst();
}

/** Takes the next place in a person's stream; the row stays locked until the transaction ends. */
export async function takePosition(db: Database, accountId: number): Promise<number> {
  const inbox = await db
    .insertInto('account_inbox')
    .values({ account_id: accountId, last_position: 1 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({ last_position: eb('account_inbox.last_position', '+', 1) })),
    )
    .returning('last_position')
    .executeTakeFirstOrThrow();
  return inbox.last_position;
}

export async function insertMessage(db: Database, values: Insertable<Schema['message']>): Promise<number> {
  const { id } = await db.insertInto('message').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Who posted this campaign; null for drafts, deleted ones and where there is none. */
export async function selectCampaignCreator(db: Database, campaignId: number): Promise<number | null> {
  const found = await db
    .selectFrom('campaign')
    .select('creator_id')
    .where('id', '=', campaignId)
    .where('is_draft', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.creator_id ?? null;
}
