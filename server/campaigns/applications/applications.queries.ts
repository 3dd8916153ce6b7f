import type { Insertable } from 'kysely';
import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { Database } from '../../../database/connection.ts';
import type { ApplicationRow, Schema } from '../../../database/schema.ts';
import { personActingFor } from '../../kit/context/acting-person.ts';
import { unfinishedStatuses } from './applications.rules.ts';

export async function insertApplication(
  db: Database,
  values: Insertable<Schema['application']>,
): Promise<ApplicationRow> {
  return db.insertInto('application').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function selectApplication(db: Database, id: number): Promise<ApplicationRow | undefined> {
  return db.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function selectApplications(db: Database, ids: readonly number[]): Promise<ApplicationRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('application')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

export async function lockApplication(db: Database, id: number): Promise<ApplicationRow> {
  return db.selectFrom('application').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

interface StatusChange {
  id: number;
  status: ApplicationStatus;
  quote?: number | null | undefined;
  now: Date;
}

export async function changeStatus(db: Database, change: StatusChange): Promise<ApplicationRow> {
  return db
    .updateTable('application')
    .set({
      status: change.status,
      updated_at: change.now,
      ...(change.quote === undefined ? {} : { quote: change.quote }),
    })
    .where('id', '=', change.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the agreed price in paise without GST. */
export async function updateQuote(
  db: Database,
  { id, quote, now }: { id: number; quote: number; now: Date },
): Promise<void> {
  await db.updateTable('application').set({ quote, updated_at: now }).where('id', '=', id).execute();
}

export async function insertEvents(db: Database, events: Insertable<Schema['application_event']>[]): Promise<void> {
  const rows = events.map((event) => ({ ...event, person_id: personActingFor(event.by_id ?? null) }));
  if (rows.length > 0) await db.insertInto('application_event').values(rows).execute();
}

export async function selectEvents(db: Database, applicationIds: readonly number[]) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('application_event')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .orderBy('id')
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Applications of an influencer, or to a campaign, that are unanswered or whose work is not done; by campaign. */
export async function selectUnfinishedOf(
  db: Database,
  of: { influencerId: number } | { campaignId: number },
): Promise<ApplicationRow[]> {
  return db
    .selectFrom('application')
    .selectAll()
    .where((eb) =>
      'influencerId' in of ? eb('influencer_id', '=', of.influencerId) : eb('campaign_id', '=', of.campaignId),
    )
    .where('status', 'in', [...unfinishedStatuses])
    .orderBy('campaign_id')
    .orderBy('id')
    .execute();
}

export async function countTaken(db: Database, campaignId: number): Promise<number> {
  const row = await db
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .where('status', 'in', [...takenStatuses])
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Number of applications to these campaigns by status. */
export async function countByStatus(db: Database, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('application')
    .select(['campaign_id', 'status', (eb) => eb.fn.countAll<number>().as('count')])
    .where('campaign_id', 'in', [...campaignIds])
    .groupBy(['campaign_id', 'status'])
    .execute();
}

/** The influencer's latest application to each of these campaigns. */
export async function selectLatestOf(db: Database, influencerId: number, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('application')
    .selectAll()
    .distinctOn('campaign_id')
    .where('influencer_id', '=', influencerId)
    .where('campaign_id', 'in', [...campaignIds])
    .orderBy('campaign_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Latest application of every applicant of this campaign. */
export async function selectLatestApplications(db: Database, campaignId: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom('application')
    .selectAll()
    .distinctOn('influencer_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('influencer_id')
    .orderBy('id', 'desc')
    .execute();
}

/** Distinct pairs of these people and campaigns with an application or pledge. */
export async function selectParticipations(
  db: Database,
  campaignIds: readonly number[],
  accountIds: readonly number[],
): Promise<{ campaign_id: number; account_id: number }[]> {
  return db
    .selectFrom('application')
    .select(['campaign_id', 'influencer_id as account_id'])
    .where('campaign_id', 'in', [...campaignIds])
    .where('influencer_id', 'in', [...accountIds])
    .union(
      db
        .selectFrom('pledge')
        .select(['campaign_id', 'account_id'])
        .where('campaign_id', 'in', [...campaignIds])
        .where('account_id', 'in', [...accountIds]),
    )
    .execute();
}

export async function selectApplicationsOf(
  db: Database,
  campaignId: number,
  statuses: readonly string[] | undefined,
): Promise<ApplicationRow[]> {
  let query = db.selectFrom('application').selectAll().where('campaign_id', '=', campaignId);
  if (statuses) query = query.where('status', 'in', statuses as ApplicationStatus[]);
  return query.orderBy('id', 'desc').execute();
}
