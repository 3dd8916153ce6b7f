import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { insertReturningIds } from '../../database/insert.ts';
import type { Schema } from '../../database/schema.ts';
import { type MessageRow, selectMessages } from './messages.queries.ts';
import { pairOf } from './messages.rules.ts';
import { type Draft, type Place, type Places, pairKey } from './send.rules.ts';

type Pair = Pick<Draft, 'senderId' | 'receiverId'>;

/** Each pair once, its two ids in the order in which they are stored. */
function distinctPairs(pairs: readonly Pair[]) {
  return [...new Map(pairs.map((pair) => [pairKey(pair.senderId, pair.receiverId), pair])).values()].map(
    ({ senderId, receiverId }) => pairOf(senderId, receiverId),
  );
}

const distinctPeople = (pairs: readonly Pair[]) => [...new Set(pairs.flatMap((p) => [p.senderId, p.receiverId]))];

/**
 * Locks the conversations and then the streams of these pairs, each by ascending id, until the transaction ends: with
 * one order everywhere, batches of several processes wait for each other but never in a circle. What is not there yet
 * is missing.
 */
export async function lockPlaces(db: Database, pairs: readonly Pair[]): Promise<Places> {
  const wanted = distinctPairs(pairs);
  // The parts of the union are read one after the other, and with them the locks are taken.
  const { rows } = await sql<{ low: number | null; high: number | null; id: number; reached: number }>`
    with wanted as materialized (
      select conversation.id
      from unnest(${wanted.map(({ low }) => low)}::bigint[], ${wanted.map(({ high }) => high)}::bigint[]) pair(low, high)
      join conversation on conversation.low_id = pair.low and conversation.high_id = pair.high
    ),
    locked_conversation as materialized (
      select low_id, high_id, id, last_seq from conversation
      where id in (select id from wanted) order by id for update
    ),
    locked_inbox as materialized (
      select account_id, last_position from account_inbox
      where account_id = any(${distinctPeople(pairs)}::bigint[]) order by account_id for update
    )
    select low_id as low, high_id as high, id, last_seq as reached from locked_conversation
    union all
    select null, null, account_id, last_position from locked_inbox`.execute(db);
  const places = { conversations: new Map<string, { id: number; seq: number }>(), inboxes: new Map<number, number>() };
  for (const { low, high, id, reached } of rows) {
    if (low === null || high === null) places.inboxes.set(id, reached);
    else places.conversations.set(pairKey(low, high), { id, seq: reached });
  }
  return places;
}

/**
 * Makes conversations, their read marks and streams where there are none. Rows are made in one order, and outside of the
 * transaction that locks: two processes that make the same ones wait for each other, and neither holds what the other needs.
 */
export async function makePlaces(db: Database, pairs: readonly Pair[]): Promise<void> {
  const wanted = distinctPairs(pairs);
  await sql`
    with made as (
      insert into conversation (low_id, high_id)
      select low, high
      from unnest(${wanted.map(({ low }) => low)}::bigint[], ${wanted.map(({ high }) => high)}::bigint[]) pair(low, high)
      order by low, high
      on conflict (low_id, high_id) do nothing
      returning id, low_id, high_id
    )
    insert into conversation_member (conversation_id, account_id)
    select id, low_id from made union all select id, high_id from made`.execute(db);
  await sql`
    insert into account_inbox (account_id)
    select account_id from unnest(${distinctPeople(pairs)}::bigint[]) account_id order by account_id
    on conflict (account_id) do nothing`.execute(db);
}

/** Which of these are stored already, as they are. */
export async function selectRepeated(db: Database, drafts: readonly Draft[]): Promise<MessageRow[]> {
  if (drafts.length === 0) return [];
  // One look into the unique index for each, whatever the planner believes about the table.
  const ids = sql<number>`select found.id
    from unnest(${drafts.map((each) => each.senderId)}::bigint[], ${drafts.map((each) => each.clientId)}::text[])
      wanted(sender_id, client_id)
    cross join lateral (
      select id from message
      where message.sender_id = wanted.sender_id and message.client_id = wanted.client_id limit 1
    ) found`;
  return selectMessages(db).where('message.id', 'in', sql<number>`(${ids})`).execute();
}

type NewMessage = Place & Omit<Insertable<Schema['message']>, keyof Place>;

/** Stores messages at their places, which must be locked, and moves what was locked on to the last of them. */
export async function insertMessages(db: Database, messages: readonly NewMessage[], now: Date): Promise<number[]> {
  const seqs = new Map<number, number>();
  const positions = new Map<number, number>();
  for (const message of messages) {
    seqs.set(message.conversation_id, message.seq);
    positions.set(message.sender_id, message.sender_position);
    positions.set(message.receiver_id, message.receiver_position);
  }
  const moves = sql`
    with moved as (
      update conversation set last_seq = reached.seq, last_message_at = ${now}
      from unnest(${[...seqs.keys()]}::bigint[], ${[...seqs.values()]}::bigint[]) reached(id, seq)
      where conversation.id = reached.id
    ),
    passed as (
      update account_inbox set last_position = reached.position
      from unnest(${[...positions.keys()]}::bigint[], ${[...positions.values()]}::bigint[]) reached(id, position)
      where account_inbox.account_id = reached.id
    )`;
  return insertReturningIds(db, 'message', messages, moves);
}

/** Who posted these campaigns; drafts, deleted ones and unknown ids are missing. */
export async function selectCampaignCreators(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('campaign')
    .select(['id', 'creator_id'])
    .where('id', 'in', [...ids])
    .where('is_draft', '=', false)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.creator_id]));
}
