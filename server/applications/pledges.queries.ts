import { type Insertable, sql } from 'kysely';
import type { PledgeStatus } from '../../contract/applications.ts';
import type { Database } from '../../database/connection.ts';
import type { PledgeEventTable, PledgeRow, PledgeTable } from '../../database/schema/campaign.ts';
import { fillingStatuses, livePledgeStatuses } from './pledges.rules.ts';

export async function insertPledge(db: Database, values: Insertable<PledgeTable>): Promise<PledgeRow> {
  return db.insertInto('pledge').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function selectPledge(db: Database, id: number): Promise<PledgeRow | undefined> {
  return db.selectFrom('pledge').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function lockPledge(db: Database, id: number): Promise<PledgeRow> {
  return db.selectFrom('pledge').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function selectLivePledge(db: Database, needId: number, accountId: number) {
  return db
    .selectFrom('pledge')
    .select(['id', 'status'])
    .where('need_id', '=', needId)
    .where('account_id', '=', accountId)
    .where('status', 'in', [...livePledgeStatuses])
    .executeTakeFirst();
}

/** A need of a campaign with what fills it, in paise. */
export async function selectNeedFill(db: Database, campaignId: number, needId: number) {
  return db
    .selectFrom('campaign_need as n')
    .leftJoin('pledge as p', (join) => join.onRef('p.need_id', '=', 'n.id').on('p.status', 'in', [...fillingStatuses]))
    .select(['n.id', 'n.kind', 'n.value'])
    .select(sql<number>`coalesce(sum(p.value), 0)`.as('filled'))
    .groupBy('n.id')
    .where('n.campaign_id', '=', campaignId)
    .where('n.id', '=', needId)
    .executeTakeFirst();
}

export async function changePledgeStatus(
  db: Database,
  change: { id: number; status: PledgeStatus; now: Date },
): Promise<PledgeRow> {
  return db
    .updateTable('pledge')
    .set({ status: change.status, updated_at: change.now })
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPledgeEvents(db: Database, events: Insertable<PledgeEventTable>[]): Promise<void> {
  if (events.length > 0) await db.insertInto('pledge_event').values(events).execute();
}

export async function selectPledgeEvents(db: Database, pledgeIds: readonly number[]) {
  if (pledgeIds.length === 0) return [];
  return db
    .selectFrom('pledge_event')
    .selectAll()
    .where('pledge_id', 'in', [...pledgeIds])
    .orderBy('id')
    .execute();
}
export type PledgeEventRow = Awaited<ReturnType<typeof selectPledgeEvents>>[number];

/** Pledged paise and number of pledges of these campaigns by need and status. */
export async function sumPledges(db: Database, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('pledge')
    .select(['campaign_id', 'need_id', 'status'])
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('value').as('value')])
    .where('campaign_id', 'in', [...campaignIds])
    .groupBy(['campaign_id', 'need_id', 'status'])
    .execute();
}
export type PledgeSum = Awaited<ReturnType<typeof sumPledges>>[number];

export async function selectPledgesOf(
  db: Database,
  campaignId: number,
  statuses: readonly string[] | undefined,
): Promise<PledgeRow[]> {
  let query = db.selectFrom('pledge').selectAll().where('campaign_id', '=', campaignId);
  if (statuses) query = query.where('status', 'in', statuses as PledgeStatus[]);
  return query.orderBy('id', 'desc').execute();
}

/** What this person pledged to these campaigns, the latest for each need. */
export async function selectPledgesBy(db: Database, accountId: number, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('pledge')
    .selectAll()
    .distinctOn('need_id')
    .where('account_id', '=', accountId)
    .where('campaign_id', 'in', [...campaignIds])
    .orderBy('need_id')
    .orderBy('id', 'desc')
    .execute();
}

/** What everybody pledged to this campaign, the latest of each towards each need. */
export async function selectLatestPledges(db: Database, campaignId: number): Promise<PledgeRow[]> {
  return db
    .selectFrom('pledge')
    .selectAll()
    .distinctOn(['account_id', 'need_id'])
    .where('campaign_id', '=', campaignId)
    .orderBy('account_id')
    .orderBy('need_id')
    .orderBy('id', 'desc')
    .execute();
}

/** How often each of these needs was pledged towards, in any state. */
export async function selectNeedsInUse(db: Database, needIds: readonly number[]): Promise<Set<number>> {
  if (needIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('pledge')
    .select('need_id')
    .distinct()
    .where('need_id', 'in', [...needIds])
    .execute();
  return new Set(rows.map(({ need_id }) => need_id));
}

/** Confirmed contributions to a campaign by person, in paise, the largest first. */
export async function sumContributions(db: Database, campaignId: number) {
  return db
    .selectFrom('pledge')
    .select((eb) => ['account_id', eb.fn.sum<number>('value').as('value')])
    .where('campaign_id', '=', campaignId)
    .where('status', '=', 'contributed')
    .groupBy('account_id')
    .orderBy('value', 'desc')
    .orderBy('account_id')
    .execute();
}
