import { sql } from 'kysely';
import type { Database } from '../../../../database/connection.ts';

interface Turn {
  key: string;
  max: number;
  /** Amount of `max` that this turn uses. */
  cost: number;
  now: Date;
  /** A window that began before this is over. */
  windowStart: Date;
  /** End of a window that begins now. */
  windowEnd: Date;
  /** If set, the last turn must be older than this. */
  gapStart: Date | null;
}

/**
 * Counts one turn in a single statement, so that of concurrent turns no more than `max` pass. Returns the count with
 * this turn, or null when it exceeds `max`, which leaves the counter unchanged.
 */
export async function countTurn(
  db: Database,
  { key, max, cost, now, windowStart, windowEnd, gapStart }: Turn,
): Promise<number | null> {
  const isOver = sql<boolean>`rate_counter.started_at <= ${windowStart}`;
  const row = await db
    .insertInto('rate_counter')
    .values({ key, started_at: now, last_at: now, count: cost, expires_at: windowEnd })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          started_at: sql`case when ${isOver} then ${now} else rate_counter.started_at end`,
          count: sql`case when ${isOver} then ${cost}::integer else rate_counter.count + ${cost}::integer end`,
          expires_at: sql`case when ${isOver} then ${windowEnd} else rate_counter.expires_at end`,
          last_at: now,
        })
        .where((eb) => {
          const inBounds = eb.or([isOver, eb('rate_counter.count', '<=', max - cost)]);
          return gapStart ? eb.and([inBounds, eb('rate_counter.last_at', '<=', gapStart)]) : inBounds;
        }),
    )
    .returning('count')
    .executeTakeFirst();
  return row?.count ?? null;
}

export async function findCounter(db: Database, key: string) {
  return db
    .selectFrom('rate_counter')
    .select(['started_at', 'last_at', 'count'])
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Returns one turn; deletes a counter that reaches zero. */
export async function uncountTurn(db: Database, key: string): Promise<void> {
  await db
    .with('gone', (part) => part.deleteFrom('rate_counter').where('key', '=', key).where('count', '<=', 1))
    .updateTable('rate_counter')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 1)
    .execute();
}

export async function deleteCounter(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_counter').where('key', '=', key).execute();
}

export async function deleteExpiredCounters(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('rate_counter').where('expires_at', '<=', now).execute();
}
