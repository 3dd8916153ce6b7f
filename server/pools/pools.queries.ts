import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { PoolSpendingTable } from '../../database/schema/settlement.ts';

/** What was paid into a pool and what became of it, in paise. */
export interface PoolSums {
  funded: number;
  refunded: number;
  spent: number;
  settled: number;
}

/** The same by campaign, of one or of all that ever had a payment. */
function sumsBy(campaignId: number | null) {
  const only = campaignId === null ? sql`` : sql`and campaign_id = ${campaignId}`;
  return sql`(
    select campaign_id, sum(funded) as funded, sum(refunded) as refunded, sum(spent) as spent, sum(settled) as settled
    from (
      select p.campaign_id, o.amount as funded, o.refunded, 0 as spent, 0 as settled
        from escrow_order o join pledge p on p.id = o.pledge_id where o.status <> 'created'
      union all select campaign_id, 0, 0, amount, 0 from pool_spending
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

/** Every pool whose ledger account is not what its payments, spending and settlements come to, in words. */
export async function selectPoolFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('pool of campaign %s: balance %s, its payments, spending and settlements come to %s',
        coalesce(a.campaign_id, pool.campaign_id), coalesce(a.balance, 0), coalesce(pool.held, 0)) as fault
    from (select campaign_id, balance from ledger_account where kind = 'pool') a
    full join (select campaign_id, (funded - refunded - spent - settled)::bigint as held from ${sumsBy(null)} pool) pool
      on pool.campaign_id = a.campaign_id
    where coalesce(a.balance, 0) <> coalesce(pool.held, 0)
    limit 200`.execute(db);
  return rows.map(({ fault }) => fault);
}

type NewSpending = Omit<Insertable<PoolSpendingTable>, 'number'>;

/** Writes the next spending of a campaign that the caller has locked. */
export async function insertSpending(db: Database, values: NewSpending) {
  const { last } = await db
    .selectFrom('pool_spending')
    .select((eb) => eb.fn.max<number | null>('number').as('last'))
    .where('campaign_id', '=', values.campaign_id)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('pool_spending')
    .values({ ...values, number: (last ?? 0) + 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type SpendingRow = Awaited<ReturnType<typeof insertSpending>>;

interface Page {
  campaignId: number;
  /** Number of the last one shown. */
  before: number | undefined;
  limit: number;
}

export async function selectSpending(db: Database, { campaignId, before, limit }: Page): Promise<SpendingRow[]> {
  let query = db.selectFrom('pool_spending').selectAll().where('campaign_id', '=', campaignId);
  if (before !== undefined) query = query.where('number', '<', before);
  return query.orderBy('number', 'desc').limit(limit).execute();
}

export async function countSpending(db: Database, campaignId: number): Promise<number> {
  const { count } = await db
    .selectFrom('pool_spending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return count;
}
