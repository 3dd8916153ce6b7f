import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

type NewSpending = Omit<Insertable<Schema['pool_spending']>, 'number'>;

/** Inserts the next draw of a campaign that the caller has locked. */
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

export async function selectSpendingById(db: Database, id: number): Promise<SpendingRow | undefined> {
  return db.selectFrom('pool_spending').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a draw whose campaign the caller has locked. */
export async function lockSpending(db: Database, id: number): Promise<SpendingRow> {
  return db.selectFrom('pool_spending').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateSpending(
  db: Database,
  id: number,
  values: Updateable<Schema['pool_spending']>,
): Promise<SpendingRow> {
  return db.updateTable('pool_spending').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The open draw, of which a campaign has one at most. */
export async function selectOpenSpending(db: Database, campaignId: number): Promise<SpendingRow | undefined> {
  return db
    .selectFrom('pool_spending')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
}

/** Paise in open draws: waiting for payers, and for an operator. */
export async function sumReserved(db: Database, campaignId: number): Promise<{ proposed: number; disputed: number }> {
  const { rows } = await sql<{ proposed: number; disputed: number }>`
    select coalesce(sum(amount) filter (where status = 'proposed'), 0)::bigint as proposed,
      coalesce(sum(amount) filter (where status = 'disputed'), 0)::bigint as disputed
    from pool_spending where campaign_id = ${campaignId}`.execute(db);
  return rows[0] ?? { proposed: 0, disputed: 0 };
}

/** Net paise received by each payee. */
export async function sumDrawn(db: Database, campaignId: number) {
  const { rows } = await sql<{ payee_id: number; net: number }>`
    select payee_id, sum(paid - fee - tds)::bigint as net from pool_spending
    where campaign_id = ${campaignId} and status = 'executed' group by payee_id order by payee_id`.execute(db);
  return rows;
}

/** Draws paid by silence since an instant. */
export async function selectSilent(db: Database, campaignId: number, since: Date) {
  const rows = await db
    .selectFrom('pool_spending')
    .select(['paid', 'ended_at'])
    .where('campaign_id', '=', campaignId)
    .where('by_silence', '=', true)
    .where('ended_at', '>', since)
    .execute();
  return rows.flatMap(({ paid, ended_at: at }) => (at ? [{ amount: paid, at }] : []));
}

/** Open draws that silence has consented to by now. */
export async function selectDue(db: Database, now: Date, limit: number) {
  return db
    .selectFrom('pool_spending')
    .select(['id', 'campaign_id'])
    .where('status', '=', 'proposed')
    .where('executes_at', '<=', now)
    .orderBy('executes_at')
    .limit(limit)
    .execute();
}

interface Page {
  campaignId: number;
  /** Cursor: number of the last one shown. */
  before: number | undefined;
  /** Infinity for all. */
  limit: number;
}

export async function selectSpending(db: Database, { campaignId, before, limit }: Page): Promise<SpendingRow[]> {
  let query = db.selectFrom('pool_spending').selectAll().where('campaign_id', '=', campaignId);
  if (before !== undefined) query = query.where('number', '<', before);
  if (Number.isFinite(limit)) query = query.limit(limit);
  return query.orderBy('number', 'desc').execute();
}

export async function countSpending(db: Database, campaignId: number): Promise<number> {
  const { count } = await db
    .selectFrom('pool_spending')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether somebody is the payee of a draw of this campaign. */
export async function isPayee(db: Database, campaignId: number, accountId: number): Promise<boolean> {
  const query = db.selectFrom('pool_spending').select('id').where('campaign_id', '=', campaignId);
  return (await query.where('payee_id', '=', accountId).executeTakeFirst()) !== undefined;
}

/** Stores an answer; a payer's first answer is final. */
export async function insertVote(db: Database, vote: Insertable<Schema['pool_vote']>): Promise<void> {
  await db
    .insertInto('pool_vote')
    .values(vote)
    .onConflict((conflict) => conflict.columns(['spending_id', 'account_id']).doNothing())
    .execute();
}

export async function selectVotes(db: Database, spendingIds: readonly number[]) {
  if (spendingIds.length === 0) return [];
  return db
    .selectFrom('pool_vote')
    .selectAll()
    .where('spending_id', 'in', [...spendingIds])
    .execute();
}
export type VoteRow = Awaited<ReturnType<typeof selectVotes>>[number];

/** Whether this person was an accepted participant when the first of these payments confirmed its pledge. */
export async function wasSideAtFirstPayment(
  db: Database,
  { campaignId, accountId, orderIds }: { campaignId: number; accountId: number; orderIds: readonly number[] },
): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const { rows } = await sql`
    select from pledge p join pledge_event e on e.pledge_id = p.id and e.to_status = 'accepted'
    where p.campaign_id = ${campaignId} and p.account_id = ${accountId} and p.status in ('accepted', 'contributed')
      and e.id < (select min(f.id) from escrow_order o join pledge_event f on f.pledge_id = o.pledge_id and f.to_status = 'contributed'
        where o.id in (${sql.join(orderIds)}))
    limit 1`.execute(db);
  return rows.length > 0;
}
