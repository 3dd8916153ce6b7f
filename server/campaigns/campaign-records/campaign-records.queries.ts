import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { CampaignRow, NeedRow, Schema } from '../../../database/schema.ts';

export type NewCampaign = Insertable<Schema['campaign']>;
export type CampaignValues = Updateable<Schema['campaign']>;

/** A campaign that is not deleted. */
export async function selectCampaign(db: Database, id: number): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();
}

/** Whether somebody may know of an invitation-only campaign. */
export async function mayKnow(db: Database, campaignId: number, readerId: number): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select may_know_campaign(${campaignId}, ${readerId}) as may`.execute(db);
  return rows[0]?.may === true;
}

/**
 * A campaign that is not deleted, with its row locked: everything that changes a campaign or its slots is serialized by
 * this.
 */
export async function lockCampaign(db: Database, id: number): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaign')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setSettled(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('campaign').set({ settled_at: now }).where('id', '=', id).execute();
}

/** Records the creator's reminder for this last day to apply; false if recorded before. */
export async function setReminded(db: Database, id: number, deadline: string): Promise<boolean> {
  const changed = await db
    .updateTable('campaign')
    .set({ reminded_deadline: deadline })
    .where('id', '=', id)
    .where('reminded_deadline', 'is distinct from', deadline)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export async function lockEvenDeleted(db: Database, id: number): Promise<CampaignRow> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** A campaign, even if deleted, because things in progress still belong to it. */
export async function selectEvenDeleted(db: Database, id: number): Promise<CampaignRow> {
  return db.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** A person's posted campaigns, including deleted ones. */
export async function selectPostedIdsOf(db: Database, creatorId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('campaign')
    .select('id')
    .where('creator_id', '=', creatorId)
    .where('is_draft', '=', false)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function selectCampaigns(db: Database, ids: readonly number[]): Promise<CampaignRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('campaign')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function insertCampaign(db: Database, values: NewCampaign): Promise<CampaignRow> {
  return db.insertInto('campaign').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function updateCampaignRow(db: Database, id: number, values: CampaignValues): Promise<CampaignRow> {
  return db.updateTable('campaign').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function selectNeeds(db: Database, campaignIds: readonly number[]): Promise<NeedRow[]> {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('campaign_need')
    .selectAll()
    .where('campaign_id', 'in', [...campaignIds])
    .orderBy('campaign_id')
    .orderBy('position')
    .execute();
}

export async function insertNeeds(db: Database, needs: Insertable<Schema['campaign_need']>[]): Promise<void> {
  if (needs.length > 0) await db.insertInto('campaign_need').values(needs).execute();
}

export async function updateNeed(db: Database, id: number, values: Updateable<Schema['campaign_need']>): Promise<void> {
  await db.updateTable('campaign_need').set(values).where('id', '=', id).execute();
}

export async function deleteNeeds(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .deleteFrom('campaign_need')
      .where('id', 'in', [...ids])
      .execute();
}
