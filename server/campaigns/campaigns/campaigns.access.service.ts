import type { CampaignRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId, type What } from '../../kit/http/errors.ts';
import {
  lockCampaign,
  lockEvenDeleted,
  selectCampaign,
  selectCampaigns,
  selectEvenDeleted,
  setReminded,
  setSettled,
} from './campaigns.queries.ts';

/** A campaign anybody may look at, or a draft of one's own; everything else is not found. */
export async function findVisibleCampaign(context: Context, { user, id }: { user: User; id: string }) {
  const campaign = await selectCampaign(context.db, rowId(id, 'This campaign'));
  if (!campaign || (campaign.is_draft && campaign.creator_id !== user.id)) throw refuseNotFound('This campaign');
  return campaign;
}

/** A posted campaign as whoever has its link may know of it; none while it is held. */
export async function findPosted(context: Context, id: number): Promise<CampaignRow | undefined> {
  const campaign = await selectCampaign(context.db, id);
  return campaign && !campaign.is_draft && campaign.held_at === null ? campaign : undefined;
}

/** A campaign of one's own, for reading. To anybody else it, or `what` was asked for, is not found. */
export async function findOwnCampaign(
  context: Context,
  { user, id }: { user: User; id: string },
  what: What = 'This campaign',
) {
  return ownedBy(user, await selectCampaign(context.db, rowId(id, what)), what);
}

/** A campaign of one's own, locked until the transaction ends. To anybody else it is not found. */
export async function lockOwnCampaign(tx: Context, { user, id }: { user: User; id: string }): Promise<CampaignRow> {
  return ownedBy(user, await lockCampaign(tx.db, rowId(id, 'This campaign')));
}

/** Any posted campaign, locked until the transaction ends. */
export async function lockPostedCampaign(tx: Context, id: number): Promise<CampaignRow> {
  const campaign = await lockCampaign(tx.db, id);
  if (!campaign || campaign.is_draft) throw refuseNotFound('This campaign');
  return campaign;
}

/** The campaign of something that is under way, also a deleted one. */
export async function readCampaignOf(context: Context, { campaign_id }: { campaign_id: number }): Promise<CampaignRow> {
  return selectEvenDeleted(context.db, campaign_id);
}

/** The campaign of something that is under way, locked; also a deleted one, since money may still come for it. */
export async function lockCampaignOf(tx: Context, { campaign_id }: { campaign_id: number }): Promise<CampaignRow> {
  return lockEvenDeleted(tx.db, campaign_id);
}

/** Campaigns in which something happened, also deleted ones: what happened stays true. */
export async function findEvenDeleted(context: Context, ids: readonly number[]): Promise<CampaignRow[]> {
  return selectCampaigns(context.db, ids);
}

/** Records the first settlement of pool money. Does not lock the pool. */
export async function markSettled(tx: Context, { id, settled_at }: CampaignRow): Promise<void> {
  if (settled_at === null) await setSettled(tx.db, id, tx.now());
}

/** Notes that a campaign's creator is reminded of who waits since this last day to apply; false the second time. */
export async function markReminded(tx: Context, { id, deadline }: { id: number; deadline: string }): Promise<boolean> {
  return setReminded(tx.db, id, deadline);
}

function ownedBy(user: User, campaign: CampaignRow | undefined, what: What = 'This campaign'): CampaignRow {
  if (campaign?.creator_id !== user.id) throw refuseNotFound(what);
  return campaign;
}
