import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import { type MessageRow, selectMessages } from './messages.queries.ts';
import { pairKey, pairOf } from './messages.rules.ts';
import { countSteps, type Draft } from './send.rules.ts';

type Pair = Pick<Draft, 'senderId' | 'receiverId'>;

/** Distinct pairs, with their ids in stored order. */
function distinctPairs(pairs: readonly Pair[]) {
  return [...new Map(pairs.map((pair) => [pairKey(pair.senderId, pair.receiverId), pair])).values()].map(
    ({ senderId, receiverId }) => pairOf(senderId, receiverId),
  );
}

const distinctPeople = (pairs: readonly Pair[]) => [...new Set(pairs.flatMap((p) => [p.senderId, p.receiverId]))];

/**
 * Common table expressions that lock the conversations and then the streams of these pairs, each by ascending id, until
 * the transaction ends: with one order everywhere, batches of several processes cannot deadlock. Counting the locked
 * conversations forces all of those locks before the first stream's.
 */
function lockedPlaces(pairs: readonly Pair[]) {
  const wanted = distinctPairs(pairs);
  return sql`wanted as materialized (
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
      where account_id = any(${distinctPeople(pairs)}::bigint[]) and (select count(*) from locked_conversation) >= 0
      order by account_id for update
    )`;
}

/** Locks the conversations and streams that messages of these pairs will move. */
export async function lockPlaces(db: Database, pairs: readonly Pair[]): Promise<void> {
  await sql`with ${lockedPlaces(pairs)} select count(*) from locked_inbox`.execute(db);
}

/** The drafts with their steps as rows, in order. */
function draftRows(drafts: readonly Draft[]) {
  const column = <K extends keyof Draft>(name: K) => drafts.map((draft) => draft[name]);
  const pairs = drafts.map(({ senderId, receiverId }) => pairOf(senderId, receiverId));
  const steps = countSteps(drafts);
  return sql`unnest(
      ${pairs.map(({ low }) => low)}::bigint[], ${pairs.map(({ high }) => high)}::bigint[],
      ${steps.map(({ conversation }) => conversation)}::int[],
      ${steps.map(({ sender }) => sender)}::int[], ${steps.map(({ receiver }) => receiver)}::int[],
      ${column('senderId')}::bigint[], ${column('receiverId')}::bigint[], ${column('clientId')}::text[],
      ${column('description')}::text[], ${column('campaignId')}::bigint[], ${column('attachmentId')}::bigint[],
      ${column('personId')}::bigint[]
    ) with ordinality draft(low_id, high_id, conversation_step, sender_step, receiver_step,
      sender_id, receiver_id, client_id, description, campaign_id, attachment_id, person_id, place)`;
}

/** Ids and position of a message just stored. */
type StoredPlace = Pick<
  Selectable<Schema['message']>,
  'id' | 'conversation_id' | 'seq' | 'sender_id' | 'sender_position' | 'receiver_position' | 'client_id' | 'person_id'
> & {
  /** Name of the member who wrote. */
  writer: string | null;
};

/**
 * Stores distinct drafts as the next messages of their conversations and of both streams, in order, and returns their
 * positions. Stores all or none: none where one was stored before, or where a conversation or stream does not exist
 * yet.
 *
 * A single statement, so that a batch is one round trip. Its parts see the snapshot from its start, except that a row
 * lock rereads a row changed meanwhile: so numbering continues after the last commit. A message stored by another
 * process since the start is not seen; then the unique key of client ids rejects the whole statement. Under locks taken
 * by an earlier statement that cannot happen.
 */
export async function storeMessages(db: Database, drafts: readonly Draft[], now: Date): Promise<StoredPlace[]> {
  if (drafts.length === 0) return [];
  // Left joins keep the planner's row estimate right, and so the hash joins; the limit forces one unique index lookup
  // per draft, whatever the table's statistics say.
  const { rows } = await sql<StoredPlace>`with ${lockedPlaces(drafts)},
    placed as materialized (
      select draft.*, conversation.id as conversation_id, conversation.last_seq + conversation_step as seq,
        sent.last_position + sender_step as sender_position,
        received.last_position + receiver_step as receiver_position,
        (select id from message
          where message.sender_id = draft.sender_id and message.client_id = draft.client_id limit 1) as earlier_id
      from ${draftRows(drafts)}
      left join locked_conversation conversation
        on conversation.low_id = draft.low_id and conversation.high_id = draft.high_id
      left join locked_inbox sent on sent.account_id = draft.sender_id
      left join locked_inbox received on received.account_id = draft.receiver_id
    ),
    made as (
      insert into message (conversation_id, seq, sender_id, receiver_id, sender_position, receiver_position,
        client_id, description, campaign_id, attachment_id, person_id, created_at)
      select conversation_id, seq, sender_id, receiver_id, sender_position, receiver_position,
        client_id, description, campaign_id, attachment_id, person_id, ${now}::timestamptz
      from placed
      where (select bool_and(earlier_id is null and num_nulls(seq, sender_position, receiver_position) = 0) from placed)
      order by place
      returning id, conversation_id, seq, sender_id, sender_position, receiver_id, receiver_position, client_id, person_id
    ),
    moved as (
      update conversation set last_seq = reached.seq, last_message_at = ${now}::timestamptz
      from (select conversation_id, max(seq) as seq from made group by conversation_id) reached
      where conversation.id = reached.conversation_id
    ),
    passed as (
      update account_inbox set last_position = reached.position
      from (
        select account_id, max(position) as position from (
          select sender_id as account_id, sender_position as position from made
          union all select receiver_id, receiver_position from made
        ) heard group by account_id
      ) reached
      where account_inbox.account_id = reached.account_id
    )
    select made.id, conversation_id, seq, sender_id, sender_position, receiver_position, client_id, person_id,
      home.fullname as writer
    from made left join person on person.id = made.person_id left join account home on home.id = person.home_account_id`.execute(
    db,
  );
  return rows;
}

/** Keys of those pairs that have a conversation. */
export async function selectTalking(db: Database, pairs: readonly Pair[]): Promise<Set<string>> {
  const wanted = distinctPairs(pairs);
  const { rows } = await sql<{ low_id: number; high_id: number }>`
    select conversation.low_id, conversation.high_id
    from unnest(${wanted.map(({ low }) => low)}::bigint[], ${wanted.map(({ high }) => high)}::bigint[]) pair(low, high)
    join conversation on conversation.low_id = pair.low and conversation.high_id = pair.high`.execute(db);
  return new Set(rows.map(({ low_id, high_id }) => pairKey(low_id, high_id)));
}

/**
 * Creates missing conversations, read marks and streams. In a fixed order, and outside the locking transaction: two
 * processes creating the same ones wait for each other without a deadlock.
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

/** Returns those of the drafts that are stored already, as stored. */
export async function selectRepeated(db: Database, drafts: readonly Draft[]): Promise<MessageRow[]> {
  if (drafts.length === 0) return [];
  // One unique index lookup per draft, whatever the table's statistics say.
  const ids = sql<number>`select found.id
    from unnest(${drafts.map((each) => each.senderId)}::bigint[], ${drafts.map((each) => each.clientId)}::text[])
      wanted(sender_id, client_id)
    cross join lateral (
      select id from message
      where message.sender_id = wanted.sender_id and message.client_id = wanted.client_id limit 1
    ) found`;
  return selectMessages(db).where('message.id', 'in', sql<number>`(${ids})`).execute();
}

/** Creators of these campaigns; drafts, deleted ones and unknown ids are missing. */
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
