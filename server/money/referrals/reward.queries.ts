import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row, Schema } from '../../../database/schema.ts';

export type RewardRow = Row<'referral_reward'>;

/** All rewards for one invited account, earliest first. */
export async function selectRewards(db: Database, invitedId: number): Promise<RewardRow[]> {
  return db.selectFrom('referral_reward').selectAll().where('invited_id', '=', invitedId).orderBy('id').execute();
}

/** Inserts a reward; undefined where the share of that payment exists already. */
export async function insertReward(
  db: Database,
  reward: Insertable<Schema['referral_reward']>,
): Promise<RewardRow | undefined> {
  return db
    .insertInto('referral_reward')
    .values(reward)
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function updateReward(
  db: Database,
  id: number,
  changes: Updateable<Schema['referral_reward']>,
): Promise<void> {
  await db.updateTable('referral_reward').set(changes).where('id', '=', id).execute();
}

/** A referrer and the other accounts of its owners, in the order in which they are locked. */
export async function selectReferrerGroup(db: Database, referrerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ${referrerId}::bigint as id
    union select other.account_id from membership own join membership other on other.person_id = own.person_id
    where own.account_id = ${referrerId} and 'owner' = any (own.roles) and 'owner' = any (other.roles)
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Number of invited people whose rewards are pending for these referrers. */
export async function countPending(db: Database, referrerIds: readonly number[]): Promise<number> {
  const { count } = await db
    .selectFrom('referral_reward')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('referrer_id', 'in', [...referrerIds])
    .where('kind', '=', 'joining')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Paise of a referrer's rewards by status. */
export async function sumRewards(db: Database, referrerId: number) {
  const rows = await db
    .selectFrom('referral_reward')
    .select(['status', (eb) => eb.fn.sum<number>('amount').as('amount')])
    .where('referrer_id', '=', referrerId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, amount }) => [status, Number(amount)]));
}

/** The rewards of these invited accounts, latest last. */
export async function selectRewardsOf(db: Database, invitedIds: readonly number[]): Promise<RewardRow[]> {
  if (invitedIds.length === 0) return [];
  return db
    .selectFrom('referral_reward')
    .selectAll()
    .where('invited_id', 'in', [...invitedIds])
    .orderBy('id')
    .execute();
}

/** Invited accounts with due rewards, of one referrer or of all. */
export async function selectDue(
  db: Database,
  { now, referrerId, limit }: { now: Date; referrerId?: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('referral_reward')
    .select('invited_id')
    .distinct()
    .where('status', '=', 'pending')
    .where('due_at', '<=', now)
    .$if(referrerId !== undefined, (query) => query.where('referrer_id', '=', referrerId ?? 0))
    .limit(limit)
    .execute();
  return rows.map(({ invited_id }) => invited_id);
}

/**
 * Invited accounts to review: those with a pending reward, and qualified ones waiting for a place among the pending.
 */
export async function selectOpenReferrals(db: Database, { after, limit }: { after: number; limit: number }) {
  const rows = await db
    .selectFrom('referral as r')
    .select('r.invited_id')
    .where('r.invited_id', '>', after)
    .where('r.refused_for', 'is', null)
    .where(
      sql<boolean>`(r.qualified_at is null or exists (
        select 1 from referral_reward w where w.invited_id = r.invited_id and w.status = 'pending'))`,
    )
    .orderBy('r.invited_id')
    .limit(limit)
    .execute();
  return rows.map(({ invited_id }) => invited_id);
}
