import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { runPrepared } from '../../../database/prepared.ts';
import { replyDays } from './messages.rules.ts';

/** Number of first messages to these people between two times, and of timely answers to them. */
export async function countReplies(db: Database, ids: readonly number[], { from, to }: { from: Date; to: Date }) {
  if (ids.length === 0) return [];
  const statement = db
    .selectFrom('message as first')
    .select('first.receiver_id as id')
    .select((eb) => [
      eb.fn.countAll<number>().as('asked'),
      eb.fn
        .countAll<number>()
        .filterWhere(
          eb.exists(
            eb
              .selectFrom('message as answer')
              .select('answer.id')
              .whereRef('answer.conversation_id', '=', 'first.conversation_id')
              .whereRef('answer.sender_id', '=', 'first.receiver_id')
              .where(sql<boolean>`answer.created_at < first.created_at + make_interval(days => ${replyDays})`),
          ),
        )
        .as('answered'),
    ])
    .where('first.seq', '=', 1)
    .where('first.receiver_id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .where('first.created_at', '>=', from)
    .where('first.created_at', '<', to)
    .groupBy('first.receiver_id');
  return runPrepared(db, statement);
}

/**
 * Median hours from a first message to its answer, over those this person received since `from` and answered, and their
 * number.
 */
export async function selectReplyTime(db: Database, { id, from }: { id: number; from: Date }) {
  const { rows } = await sql<{ median: number | null; n: number }>`
    select count(answer.at) as n,
      percentile_cont(0.5) within group (order by extract(epoch from answer.at - first.created_at) / 3600) as median
    from message first
    cross join lateral (
      select min(created_at) as at from message
      where conversation_id = first.conversation_id and sender_id = first.receiver_id
    ) answer
    where first.seq = 1 and first.receiver_id = ${id} and first.created_at >= ${from}`.execute(db);
  return rows[0] ?? { median: null, n: 0 };
}
