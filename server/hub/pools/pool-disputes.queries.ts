import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertPoolDispute(db: Database, values: Insertable<Schema['pool_dispute']>) {
  return db.insertInto('pool_dispute').values(values).returningAll().executeTakeFirstOrThrow();
}
export type PoolDisputeRow = Awaited<ReturnType<typeof insertPoolDispute>>;

/** The open dispute about the whole pool of a campaign. */
export async function selectOpenPoolDispute(db: Database, campaignId: number): Promise<PoolDisputeRow | undefined> {
  return db
    .selectFrom('pool_dispute')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('spending_id', 'is', null)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
}

export async function selectPoolDispute(db: Database, id: number): Promise<PoolDisputeRow | undefined> {
  return db.selectFrom('pool_dispute').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a dispute whose campaign the caller has locked. */
export async function lockPoolDispute(db: Database, id: number): Promise<PoolDisputeRow> {
  return db.selectFrom('pool_dispute').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updatePoolDispute(
  db: Database,
  id: number,
  values: Updateable<Schema['pool_dispute']>,
): Promise<void> {
  await db.updateTable('pool_dispute').set(values).where('id', '=', id).execute();
}

/** The latest dispute about each of these draws. */
export async function selectDisputesOf(db: Database, spendingIds: readonly number[]): Promise<PoolDisputeRow[]> {
  if (spendingIds.length === 0) return [];
  return db
    .selectFrom('pool_dispute')
    .selectAll()
    .distinctOn('spending_id')
    .where('spending_id', 'in', [...spendingIds])
    .orderBy('spending_id')
    .orderBy('id', 'desc')
    .execute();
}

interface Queue {
  isOpen: boolean;
  /** Cursor: the last one of the previous page. */
  afterId: number | undefined;
  limit: number;
}

/** Open or decided ones, oldest first. */
export async function selectPoolQueue(db: Database, { isOpen, afterId, limit }: Queue): Promise<PoolDisputeRow[]> {
  return db
    .selectFrom('pool_dispute')
    .selectAll()
    .where('decided_at', isOpen ? 'is' : 'is not', null)
    .$if(afterId !== undefined, (query) => query.where('id', '>', afterId ?? 0))
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function countPoolQueue(db: Database, isOpen: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('pool_dispute')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decided_at', isOpen ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
