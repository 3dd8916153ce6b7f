import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** Payments into a pool and their use, in paise. */
export interface PoolSums {
  funded: number;
  refunded: number;
  spent: number;
  settled: number;
}

/** Sums by campaign, of one or of all with payments. */
function sumsBy(campaignId: number | null) {
  const only = campaignId === null ? sql`` : sql`and campaign_id = ${campaignId}`;
  return sql`(
    select campaign_id, sum(funded) as funded, sum(refunded) as refunded, sum(spent) as spent, sum(settled) as settled
    from (
      select p.campaign_id, o.amount as funded,
          case when o.status = 'frozen' then o.frozen_amount else o.refunded end as refunded, 0 as spent, 0 as settled
        from escrow_order o join pledge p on p.id = o.pledge_id where o.status <> 'created'
      union all select campaign_id, 0, 0, paid, 0 from pool_spending
      union all select campaign_id, 0, 0, 0, amount from settlement where source = 'pool'
    ) part
    where true ${only}
    group by campaign_id
  )`;
}

export async function selectPoolSums(db: Database, campaignId: number): Promise<PoolSums> {
  const { rows } = await sql<Record<keyof PoolSums, number>>`
    select funded::bigint, refunded::bigint, spent::bigint, settled::bigint from ${sumsBy(campaignId)} pool`.execute(
    db,
  );
  return rows[0] ?? { funded: 0, refunded: 0, spent: 0, settled: 0 };
}

/** Pools whose ledger balance differs from their payments, spending and settlements, as sentences. */
export async function selectPoolFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('pool of campaign %s: balance %s, its payments, spending and settlements come to %s',
        coalesce(a.campaign_id, pool.campaign_id), coalesce(a.balance, 0), coalesce(pool.held, 0)) as fault
    from (select campaign_id, balance from ledger_account where kind = 'pool') a
    full join (select campaign_id, (funded - refunded - spent - settled)::bigint as held from ${sumsBy(null)} pool) pool
      on pool.campaign_id = a.campaign_id
    where coalesce(a.balance, 0) <> coalesce(pool.held, 0)
    union all
    select format('pool of campaign %s: draws of %s wait in it, which is more than it holds', s.campaign_id, sum(s.amount))
    from pool_spending s where s.status in ('proposed', 'disputed')
    group by s.campaign_id
    having sum(s.amount) > coalesce((select sum(balance) from ledger_account a where a.campaign_id = s.campaign_id
      and a.kind in ('pool', 'pool_frozen')), 0)
    limit 200`.execute(db);
  return rows.map(({ fault }) => fault);
}

/** Sum of a campaign's budget needs in paise. */
export async function sumBudgetNeeds(db: Database, campaignId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('campaign_need')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('value'), eb.lit(0)).as('sum'))
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', 'budget')
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export async function selectPoolLock(db: Database, campaignId: number) {
  return db.selectFrom('pool_lock').selectAll().where('campaign_id', '=', campaignId).executeTakeFirst();
}

export async function insertPoolLock(db: Database, lock: Insertable<Schema['pool_lock']>): Promise<void> {
  await db.insertInto('pool_lock').values(lock).execute();
}

/** Campaigns started by this day in India whose minimum has not been checked yet. */
export async function selectUnlocked(db: Database, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from campaign c
    where c.type = 'joint' and not c.is_draft and c.deleted_at is null and c.start_date <= ${today}::date
      and (c.published_at at time zone 'Asia/Kolkata')::date < ${today}::date
      and not exists (select from pool_lock l where l.campaign_id = c.id)
    order by c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Campaigns whose pool is due for return to its payers, without anything waiting for an operator. */
export async function selectReturnable(db: Database, endedBefore: string, limit: number) {
  const { rows } = await sql<{ id: number; reason: 'end' | 'deleted' | 'suspended' }>`
    select c.id, case when c.deleted_at is not null then 'deleted' when o.suspended_at is not null then 'suspended' else 'end' end as reason
    from ledger_account a join campaign c on c.id = a.campaign_id join account o on o.id = c.creator_id
    where a.kind = 'pool' and a.balance > 0
      and (c.deleted_at is not null or o.suspended_at is not null or c.end_date <= ${endedBefore}::date)
      and not exists (select from pool_spending s where s.campaign_id = c.id and s.status = 'disputed')
      and not exists (select from pool_dispute d where d.campaign_id = c.id and d.decided_at is null)
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

export async function insertReturn(db: Database, row: Insertable<Schema['pool_return']>): Promise<void> {
  await db.insertInto('pool_return').values(row).execute();
}

/** Whether an account is suspended. */
export async function isSuspended(db: Database, accountId: number): Promise<boolean> {
  const query = db.selectFrom('account').select('id').where('id', '=', accountId).where('suspended_at', 'is not', null);
  return (await query.executeTakeFirst()) !== undefined;
}
