import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { findVisibleCampaign } from '../campaign-records/campaign-records.service.ts';
import { isSide } from './pledges.service.ts';

interface Asked {
  user: User;
  /** Campaign id as in the request. */
  id: string;
}

/** A visible campaign, and whether the reader is its creator or a participant. */
export async function findParty(
  context: Context,
  { user, id }: Asked,
): Promise<{ campaign: CampaignRow; isParty: boolean }> {
  const campaign = await findVisibleCampaign(context, { user, id });
  const isParty = campaign.creator_id === user.id || (await isSide(context, campaign.id, user.id));
  return { campaign, isParty };
}

/** A campaign for its creator and participants; not found for anybody else. */
export async function demandParty(context: Context, asked: Asked): Promise<CampaignRow> {
  const { campaign, isParty } = await findParty(context, asked);
  if (!isParty) throw refuseNotFound('This campaign');
  return campaign;
}
