import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { UnlockRow } from './unlocks.queries.ts';

interface UnansweredRequest {
  /** Id of the last unlock checked. */
  after: number;
  days: number;
  now: Date;
  limit: number;
}

/**
 * Unlocks not refunded yet whose buyer wrote afterwards and got no message from the influencer within this many days. A
 * buyer who prevents an answer by a block does not count.
 */
export async function selectUnanswered(db: Database, { after, days, now, limit }: UnansweredRequest) {
  const { rows } = await sql<{ id: number; account_id: number; influencer_id: number; name: string }>`
    select u.id, u.account_id, u.influencer_id, p.display_name as name
    from unlock u
    join influencer_profile p on p.id = u.influencer_id
    join account buyer on buyer.id = u.account_id and buyer.deleted_at is null
    join conversation c
      on c.low_id = least(u.account_id, u.influencer_id) and c.high_id = greatest(u.account_id, u.influencer_id)
    cross join lateral (
      select min(m.created_at) as at from message m
      where m.conversation_id = c.id and m.sender_id = u.account_id and m.created_at >= u.created_at
    ) as asked
    where u.id > ${after} and u.refunded_at is null
      and asked.at <= ${now}::timestamptz - make_interval(days => ${days}::int)
      and not exists (
        select from message answer
        where answer.conversation_id = c.id and answer.sender_id = u.influencer_id
          and answer.created_at >= u.created_at and answer.created_at < asked.at + make_interval(days => ${days}::int))
      and not exists (select from block where blocker_id = u.account_id and blocked_id = u.influencer_id)
    order by u.id
    limit ${limit}`.execute(db);
  return rows;
}
export type UnansweredRow = Awaited<ReturnType<typeof selectUnanswered>>[number];

/** Facts in the database about whether an unlocked contact works. */
export async function selectContactFacts(db: Database, { account_id, influencer_id, created_at }: UnlockRow) {
  const wrote = (sender: number, receiver: number) =>
    sql<boolean>`exists (select from message m join conversation c on c.id = m.conversation_id
      where c.low_id = ${Math.min(sender, receiver)} and c.high_id = ${Math.max(sender, receiver)}
        and m.sender_id = ${sender} and m.created_at >= ${created_at}::timestamptz)`;
  return db
    .selectFrom('influencer_profile as p')
    .leftJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.display_name as name', 'p.account_id', 'a.deleted_at', 'a.email_verified_at'])
    .select((eb) => [
      eb.fn.coalesce('a.last_active_at', 'a.created_at').as('last_seen_at'),
      sql<boolean>`num_nonnulls(p.contact_email, p.contact_mobile, p.website, a.proven_email, a.proven_mobile) > 0`.as(
        'has_contact',
      ),
      wrote(account_id, influencer_id).as('was_asked'),
      wrote(influencer_id, account_id).as('has_replied'),
    ])
    .where('p.id', '=', influencer_id)
    .executeTakeFirstOrThrow();
}

/** Unrefunded unlocks of a profile paid with coins since a time, ordered by buyer. */
export async function selectRecentlyPaid(db: Database, influencerId: number, since: Date) {
  return db
    .selectFrom('unlock')
    .select(['id', 'account_id', 'coins'])
    .where('influencer_id', '=', influencerId)
    .where('paid_by', '=', 'coins')
    .where('coins', '>', 0)
    .where('refunded_at', 'is', null)
    .where('created_at', '>=', since)
    .orderBy('account_id')
    .execute();
}

/** Number of refunds an account got for its own reports. */
export async function countReportRefunds(db: Database, accountId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('unlock')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('refund_reason', '=', 'dead_contact')
    .where('refunded_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

type Change = Partial<Pick<UnlockRow, 'reported_at' | 'refunded_at' | 'refund_reason' | 'refund_coins'>>;

export async function updateUnlock(db: Database, id: number, change: Change): Promise<UnlockRow> {
  return db.updateTable('unlock').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}
