import { type Insertable, sql } from 'kysely';
import type { Confirmation, PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { Database } from '../../../database/connection.ts';
import type { PledgeRow, Schema } from '../../../database/schema.ts';
import { personActingFor } from '../../kit/context/acting-person.ts';
import { fillingStatuses, livePledgeStatuses } from './pledges.rules.ts';

export async function insertPledge(db: Database, values: Insertable<Schema['pledge']>): Promise<PledgeRow> {
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

/** A need of a campaign with the amount filled, in paise. */
export async function selectNeedFill(db: Database, campaignId: number, needId: number) {
  return needFills(db, campaignId).where('n.id', '=', needId).executeTakeFirst();
}

/** All of them. */
export async function selectNeedFills(db: Database, campaignId: number) {
  return needFills(db, campaignId).execute();
}

function needFills(db: Database, campaignId: number) {
  return db
    .selectFrom('campaign_need as n')
    .leftJoin('pledge as p', (join) => join.onRef('p.need_id', '=', 'n.id').on('p.status', 'in', [...fillingStatuses]))
    .select(['n.id', 'n.kind', 'n.value'])
    .select(sql<number>`coalesce(sum(p.value), 0)`.as('filled'))
    .groupBy('n.id')
    .where('n.campaign_id', '=', campaignId);
}

export async function isNeedOf(db: Database, campaignId: number, needId: number): Promise<boolean> {
  const found = db.selectFrom('campaign_need').select('id').where('campaign_id', '=', campaignId);
  return (await found.where('id', '=', needId).executeTakeFirst()) !== undefined;
}

interface StatusChange {
  id: number;
  status: PledgeStatus;
  confirmedBy: Confirmation | null;
  now: Date;
}

export async function changePledgeStatus(
  db: Database,
  { id, status, confirmedBy, now }: StatusChange,
): Promise<PledgeRow> {
  return db
    .updateTable('pledge')
    .set({ status, confirmed_by: confirmedBy, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertPledgeEvents(db: Database, events: Insertable<Schema['pledge_event']>[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, person_id: personActingFor(event.by_id ?? null) }));
  if (rows.length > 0) await db.insertInto('pledge_event').values(rows).execute();
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

/** Sum in paise and number of pledges to these campaigns by need and status. */
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

/** Pledges to a campaign in these statuses, newest first. */
export async function selectPledgesOf(
  db: Database,
  campaignId: number,
  statuses: readonly PledgeStatus[],
): Promise<PledgeRow[]> {
  return db
    .selectFrom('pledge')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', [...statuses])
    .orderBy('id', 'desc')
    .execute();
}

/** Pledges of a person that are neither contributed nor ended. */
export async function selectOpenPledgesBy(db: Database, accountId: number): Promise<PledgeRow[]> {
  return db
    .selectFrom('pledge')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pledged', 'accepted'])
    .orderBy('campaign_id')
    .orderBy('id')
    .execute();
}

interface PledgeFilter {
  campaignId: number;
  statuses?: readonly PledgeStatus[] | undefined;
  /** Restricts to pledges that fill a need, and this person's own; null for all. */
  strangerId: number | null;
}

function filterPledges(db: Database, { campaignId, statuses, strangerId }: PledgeFilter) {
  let query = db.selectFrom('pledge').where('campaign_id', '=', campaignId);
  if (statuses) query = query.where('status', 'in', [...statuses]);
  if (strangerId === null) return query;
  return query.where((eb) => eb.or([eb('status', 'in', [...fillingStatuses]), eb('account_id', '=', strangerId)]));
}

/** A page of pledges, newest first; `before` is the cursor. */
export async function selectPledgePage(
  db: Database,
  { before, limit, ...filter }: PledgeFilter & { before: number | undefined; limit: number },
): Promise<PledgeRow[]> {
  let query = filterPledges(db, filter);
  if (before !== undefined) query = query.where('id', '<', before);
  if (Number.isFinite(limit)) query = query.limit(limit);
  return query.selectAll().orderBy('id', 'desc').execute();
}

export async function countPledges(db: Database, filter: PledgeFilter): Promise<number> {
  const query = filterPledges(db, filter).select((eb) => eb.fn.countAll<number>().as('count'));
  return (await query.executeTakeFirstOrThrow()).count;
}

/** A person's latest pledge for each need of these campaigns. */
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

/** Everybody's latest pledge for each need of this campaign. */
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

/** Returns those of the needs with pledges, in any status. */
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

/** Confirmed and accepted paise per participant of a campaign; largest confirmed part first. */
export async function sumSides(db: Database, campaignId: number) {
  const sumOf = (status: (typeof fillingStatuses)[number]) =>
    sql<number>`coalesce(sum(value) filter (where status = ${status}), 0)`;
  return db
    .selectFrom('pledge')
    .select(['account_id', sumOf('contributed').as('confirmed'), sumOf('accepted').as('accepted')])
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', [...fillingStatuses])
    .groupBy('account_id')
    .orderBy('confirmed', 'desc')
    .orderBy('account_id')
    .execute();
}

/** Total value of a campaign's needs, in paise. */
export async function sumNeeds(db: Database, campaignId: number): Promise<number> {
  const query = db.selectFrom('campaign_need').where('campaign_id', '=', campaignId);
  const { sum } = await query
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('value'), eb.lit(0)).as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}
