import type { Database } from '../../database/connection.ts';

/** Makes the unlocks of one account wait for each other until the transaction ends. */
export async function lockUnlocksOf(db: Database, accountId: number): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

export async function selectUnlock(db: Database, accountId: number, influencerId: number) {
  return db
    .selectFrom('unlock')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('influencer_id', '=', influencerId)
    .executeTakeFirst();
}
export type UnlockRow = NonNullable<Awaited<ReturnType<typeof selectUnlock>>>;

interface Quota {
  accountId: number;
  /** Null for the free ones. */
  subscriptionId: number | null;
  since: Date;
}

/** Unlocks that were taken from one quota. */
export async function countFromQuota(db: Database, { accountId, subscriptionId, since }: Quota): Promise<number> {
  const { count } = await db
    .selectFrom('unlock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('paid_by', '=', 'quota')
    .where('subscription_id', 'is not distinct from', subscriptionId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertUnlock(db: Database, unlock: Omit<UnlockRow, 'id'>): Promise<UnlockRow> {
  return db.insertInto('unlock').values(unlock).returningAll().executeTakeFirstOrThrow();
}

interface PageRequest {
  accountId: number;
  /** The id of the last unlock of the page before. */
  before: number | undefined;
  limit: number;
  exceptIds: readonly number[];
}

/** The latest first; profiles that are hidden now are left out. */
export async function selectUnlocks(db: Database, { accountId, before, limit, exceptIds }: PageRequest) {
  return db
    .selectFrom('unlock as u')
    .innerJoin('influencer_profile as p', 'p.id', 'u.influencer_id')
    .select(['u.id', 'u.influencer_id'])
    .where('u.account_id', '=', accountId)
    .where('p.hidden_at', 'is', null)
    .$if(exceptIds.length > 0, (query) => query.where('p.id', 'not in', [...exceptIds]))
    .$if(before !== undefined, (query) => query.where('u.id', '<', before ?? 0))
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
}
