import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

const partnerId = sql<number>`case when conversation.low_id = mark.account_id then conversation.high_id else conversation.low_id end`;

/** A person's conversations with their own read marks. */
function selectConversations(db: Database, reader: number) {
  return db
    .selectFrom('conversation_member as mark')
    .innerJoin('conversation', 'conversation.id', 'mark.conversation_id')
    .where('mark.account_id', '=', reader)
    .where('conversation.last_message_at', 'is not', null);
}

export async function selectPartnerIds(db: Database, reader: number, limit: number): Promise<number[]> {
  const rows = await selectConversations(db, reader)
    .select(partnerId.as('id'))
    .orderBy('conversation.last_message_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The latest chat partners of each of these people. */
export async function selectLatestPartners(db: Database, ids: readonly number[], limit: number) {
  const { rows } = await sql<{ id: number; partner_id: number }>`
    select reader.id, latest.partner_id
    from unnest(${[...ids]}::bigint[]) reader(id)
    cross join lateral (
      select ${partnerId} as partner_id
      from conversation_member mark
      join conversation on conversation.id = mark.conversation_id
      where mark.account_id = reader.id and conversation.last_message_at is not null
      order by conversation.last_message_at desc
      limit ${limit}
    ) latest`.execute(db);
  return rows;
}

/** People with unread messages to the reader, and how many. */
export async function selectUnreadPartners(db: Database, reader: number) {
  return selectConversations(db, reader)
    .innerJoin('message as incoming', (join) =>
      join
        .onRef('incoming.conversation_id', '=', 'conversation.id')
        .onRef('incoming.seq', '>', 'mark.read_seq')
        .onRef('incoming.receiver_id', '=', 'mark.account_id'),
    )
    .whereRef('conversation.last_seq', '>', 'mark.read_seq')
    .select((eb) => ['incoming.sender_id as id', eb.fn.countAll<number>().as('count')])
    .groupBy('incoming.sender_id')
    .execute();
}

/** Cursor of a conversation list: the time of the last message and the conversation's id. */
type ConversationPlace = [at: string, id: number];

interface Wanted {
  reader: number;
  /** Restricts the list to these people. */
  partners?: readonly number[] | undefined;
  after?: ConversationPlace | undefined;
  limit: number;
}

/** Conversations with last message and unread count, newest first. */
export async function selectConversationPage(db: Database, { reader, partners, after, limit }: Wanted) {
  const unread = sql<number>`(select count(*) from message as incoming
    where incoming.conversation_id = mark.conversation_id
      and incoming.seq > mark.read_seq and incoming.receiver_id = mark.account_id)`;
  let query = selectConversations(db, reader)
    .innerJoin('message as last', (join) =>
      join.onRef('last.conversation_id', '=', 'conversation.id').onRef('last.seq', '=', 'conversation.last_seq'),
    )
    .innerJoin('conversation_member as last_mark', (join) =>
      join
        .onRef('last_mark.conversation_id', '=', 'conversation.id')
        .onRef('last_mark.account_id', '=', 'last.receiver_id'),
    )
    .leftJoin('attachment', 'attachment.id', 'last.attachment_id')
    .select('attachment.kind as attachment_kind')
    .select(['conversation.id', 'last.description', 'last.sender_id', 'last.created_at'])
    .select([partnerId.as('partner_id'), unread.as('unread_count')])
    .select(sql<boolean>`last.seq <= last_mark.read_seq`.as('is_read'))
    .select(sql<Date>`conversation.last_message_at`.as('last_message_at'))
    .orderBy('conversation.last_message_at', 'desc')
    .orderBy('conversation.id', 'desc')
    .limit(limit);
  if (partners) query = query.where(partnerId, 'in', partners.length > 0 ? [...partners] : [0]);
  if (after) {
    const [at, id] = after;
    query = query.where(
      sql<boolean>`(conversation.last_message_at, conversation.id) < (${at}::timestamptz, ${id}::bigint)`,
    );
  }
  return query.execute();
}
export type ConversationRow = Awaited<ReturnType<typeof selectConversationPage>>[number];
