import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { pairOf } from './messages.rules.ts';

/** The only place that compares a message with its receiver's read mark. */
const isRead = sql<boolean>`message.seq <= receiver_mark.read_seq`;

/** Messages joined with their receiver's read mark. */
export function selectMessages(db: Database) {
  return db
    .selectFrom('message')
    .innerJoin('conversation_member as receiver_mark', (join) =>
      join
        .onRef('receiver_mark.conversation_id', '=', 'message.conversation_id')
        .onRef('receiver_mark.account_id', '=', 'message.receiver_id'),
    )
    .selectAll('message')
    .select(isRead.as('is_read'));
}
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** Id of the conversation of two people; null if there is none. */
export async function selectConversationId(db: Database, one: number, other: number): Promise<number | null> {
  const { low, high } = pairOf(one, other);
  const found = await db
    .selectFrom('conversation')
    .select('id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .executeTakeFirst();
  return found?.id ?? null;
}

interface PageOfThread {
  conversationId: number;
  reader: number;
  limit: number;
}

/** The newest messages, optionally before a position of the reader's, newest first. */
export async function selectBackwards(db: Database, page: PageOfThread & { before: number | undefined }) {
  const { conversationId, before } = page;
  const query = selectMessages(db)
    .where('message.conversation_id', '=', conversationId)
    .orderBy('message.seq', 'desc')
    .limit(page.limit);
  if (before === undefined) return query.execute();
  return query.where('message.seq', '<=', await seqBelow(db, page, before)).execute();
}

/** The oldest messages from a position of the reader's on, oldest first. */
export async function selectForwards(db: Database, page: PageOfThread & { from: number }): Promise<MessageRow[]> {
  return selectMessages(db)
    .where('message.conversation_id', '=', page.conversationId)
    .where('message.seq', '>', await seqBelow(db, page, page.from))
    .orderBy('message.seq')
    .limit(page.limit)
    .execute();
}

/** Positions grow with seq within a conversation, so the last seq below the position bounds the index scan. */
async function seqBelow(db: Database, { conversationId, reader }: PageOfThread, before: number): Promise<number> {
  const perSide = (['sender', 'receiver'] as const).map((side) =>
    lastSeqBelow(db, { conversationId, side, reader, before }),
  );
  return Math.max(...(await Promise.all(perSide)));
}

type Below = { conversationId: number; side: 'sender' | 'receiver'; reader: number; before: number };

async function lastSeqBelow(db: Database, { conversationId, side, reader, before }: Below): Promise<number> {
  const found = await db
    .selectFrom('message')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where(`${side}_id`, '=', reader)
    .where(`${side}_position`, '<', before)
    .orderBy(`${side}_position`, 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.seq ?? 0;
}

interface Reach {
  reader: number;
  /** Exclusive start position. */
  after: number;
  limit: number;
}

/**
 * Everything a person sent and received after a position, in order. A single statement: two would see two snapshots and
 * could miss a message committed in between.
 */
export async function selectSince(db: Database, { reader, after, limit }: Reach): Promise<MessageRow[]> {
  const side = (name: 'sender' | 'receiver') => {
    const first = db
      .selectFrom('message as m')
      .select('m.id')
      .where(`m.${name}_id`, '=', reader)
      .where(`m.${name}_position`, '>', after)
      .orderBy(`m.${name}_position`)
      .limit(limit)
      .as('first');
    return db.selectFrom(first).select('first.id');
  };
  return selectMessages(db)
    .where('message.id', 'in', side('sender').unionAll(side('receiver')))
    .orderBy(
      sql`case when message.sender_id = ${reader} then message.sender_position else message.receiver_position end`,
    )
    .limit(limit)
    .execute();
}

/** Unread incoming messages after a position of the reader's, oldest first. */
export async function selectUnread(db: Database, { reader, after, limit }: Reach): Promise<MessageRow[]> {
  return selectMessages(db)
    .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
    .whereRef('conversation.last_seq', '>', 'receiver_mark.read_seq')
    .where('message.receiver_id', '=', reader)
    .where('message.receiver_position', '>', after)
    .where(sql<boolean>`not (${isRead})`)
    .orderBy('message.receiver_position')
    .limit(limit)
    .execute();
}

/** The latest message from each sender to the reader, newest first. */
export async function selectLatestIncoming(db: Database, reader: number, limit: number): Promise<MessageRow[]> {
  const latest = db
    .selectFrom('message as incoming')
    .select(({ fn }) => fn.max('incoming.id').as('id'))
    .where('incoming.receiver_id', '=', reader)
    .groupBy('incoming.conversation_id');
  return selectMessages(db)
    .where('message.id', 'in', latest)
    .orderBy('message.receiver_position', 'desc')
    .limit(limit)
    .execute();
}

/** Position of the newest message in a person's stream; 0 before the first. */
export async function selectPosition(db: Database, accountId: number): Promise<number> {
  const inbox = await db
    .selectFrom('account_inbox')
    .select('last_position')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return inbox?.last_position ?? 0;
}

/** Moves a read mark forward to the newest incoming message. Returns whether it moved. */
export async function raiseReadMark(db: Database, conversationId: number, reader: number): Promise<boolean> {
  const newest = await db
    .selectFrom('message')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('receiver_id', '=', reader)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return false;
  const moved = await db
    .updateTable('conversation_member')
    .set({ read_seq: newest.seq })
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', reader)
    .where('read_seq', '<', newest.seq)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}
