import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId, type What } from '../../kit/http/errors.ts';
import {
  type CampaignValues,
  insertCampaign,
  lockCampaign,
  lockEvenDeleted,
  mayKnow,
  type NewCampaign,
  selectCampaign,
  selectCampaigns,
  selectEvenDeleted,
  selectPostedIdsOf,
  setReminded,
  setSettled,
  updateCampaignRow,
} from './campaign-records.queries.ts';

/** A posted campaign that the reader may know of, or a draft of theirs; everything else is not found. */
export async function findVisibleCampaign(context: Context, { user, id }: { user: User; id: string }) {
  return visibleTo(context, user, await selectCampaign(context.db, rowId(id, 'This campaign')));
}

async function visibleTo(context: Context, { id: readerId }: User, campaign: CampaignRow | undefined) {
  if (!campaign || (campaign.is_draft && campaign.creator_id !== readerId)) throw refuseNotFound('This campaign');
  if (campaign.visibility === 'invited' && !(await mayKnow(context.db, campaign.id, readerId))) {
    throw refuseNotFound('This campaign');
  }
  return campaign;
}

/** A posted campaign as visible to anybody with its link; undefined while paused, and for those by invitation only. */
export async function findPosted(context: Context, id: number): Promise<CampaignRow | undefined> {
  const campaign = await selectCampaign(context.db, id);
  const isThere = campaign && !campaign.is_draft && campaign.held_at === null && campaign.visibility !== 'invited';
  return isThere ? campaign : undefined;
}

/** The user's own campaign, for reading. Not found for anybody else, by the name in `what`. */
export async function findOwnCampaign(
  context: Context,
  { user, id }: { user: User; id: string },
  what: What = 'This campaign',
) {
  return ownedBy(user, await selectCampaign(context.db, rowId(id, what)), what);
}

/** The user's own campaign, locked until the transaction ends. Not found for anybody else. */
export async function lockOwnCampaign(tx: Context, { user, id }: { user: User; id: string }): Promise<CampaignRow> {
  return ownedBy(user, await lockCampaign(tx.db, rowId(id, 'This campaign')));
}

/** Any posted campaign, locked until the transaction ends. */
export async function lockPostedCampaign(tx: Context, id: number): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx.db, id);
  if (!campaign || campaign.is_draft) throw refuseNotFound('This campaign');
  return campaign;
}

/** A posted campaign that the user may know of, locked until the transaction ends. */
export async function lockVisibleCampaign(tx: Context, { user, id }: { user: User; id: string }) {
  const campaign = await lockPostedCampaign(tx, rowId(id, 'This campaign'));
  await visibleTo(tx, user, campaign);
  return campaign;
}

/** The campaign of something in progress, even if deleted. */
export async function readCampaignOf(context: Context, { campaign_id }: { campaign_id: number }): Promise<CampaignRow> {
  return selectEvenDeleted(context.db, campaign_id);
}

/** The campaign of something in progress, locked, even if deleted, since money may still arrive for it. */
export async function lockCampaignOf(tx: Context, { campaign_id }: { campaign_id: number }): Promise<CampaignRow> {
  return lockEvenDeleted(tx.db, campaign_id);
}

/** Campaigns with a history, including deleted ones. */
export async function findEvenDeleted(context: Context, ids: readonly number[]): Promise<CampaignRow[]> {
  return selectCampaigns(context.db, ids);
}

/** Ids of a person's posted campaigns, including deleted ones. */
export async function listPostedIds(context: Context, creatorId: number): Promise<number[]> {
  return selectPostedIdsOf(context.db, creatorId);
}

export async function storeCampaign(tx: Context, values: NewCampaign): Promise<CampaignRow> {
  return insertCampaign(tx.db, values);
}

export async function updateCampaign(tx: Context, id: number, values: CampaignValues): Promise<CampaignRow> {
  return updateCampaignRow(tx.db, id, values);
}

/** Records the first settlement of pool money. Does not lock the pool. */
export async function markSettled(tx: Context, { id, settled_at }: CampaignRow): Promise<void> {
  if (settled_at === null) await setSettled(tx.db, id, tx.now());
}

/** Records the creator's reminder for this last day to apply; false the second time. */
export async function markReminded(tx: Context, { id, deadline }: { id: number; deadline: string }): Promise<boolean> {
  return setReminded(tx.db, id, deadline);
}

function ownedBy(user: User, campaign: CampaignRow | undefined, what: What = 'This campaign'): CampaignRow {
  if (campaign?.creator_id !== user.id) throw refuseNotFound(what);
  return campaign;
}
