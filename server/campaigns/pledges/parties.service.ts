import type { CampaignRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { findVisibleCampaign } from '../campaigns/campaigns.access.service.ts';
import { isSide } from './pledges.service.ts';

interface Asked {
  user: User;
  /** The campaign's, as it came over the wire. */
  id: string;
}

/** A campaign that anybody may look at, and whether the reader is a party of it: its creator or a side. */
export async function findParty(
  context: Context,
  { user, id }: Asked,
): Promise<{ campaign: CampaignRow; isParty: boolean }> {
  const campaign = await findVisibleCampaign(context, { user, id });
  const isParty = campaign.creator_id === user.id || (await isSide(context, campaign.id, user.id));
  return { campaign, isParty };
}

/** A campaign for its parties alone: to anybody else it is not found. */
export async function demandParty(context: Context, asked: Asked): Promise<CampaignRow> {
  const { campaign, isParty } = await findParty(context, asked);
  if (!isParty) throw refuseNotFound('This campaign');
  return campaign;
}
