import { type CampaignBody, campaignFieldNames } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';

/** A joint campaign shares all of its revenue. */
const allOfIt = 100;

/** Body that would save the campaign. */
export function bodyOf(campaign: Campaign): CampaignBody {
  const saved = Object.fromEntries(campaignFieldNames.map((field) => [field, campaign[field]])) as CampaignBody;
  const { pool_minimum, ...fields } = saved;
  const isJoint = campaign.type === 'joint';
  const sharesAll = isJoint && campaign.compensation === 'commission';
  return {
    ...fields,
    commission_percent: campaign.commission_percent ?? (sharesAll ? allOfIt : null),
    needs: campaign.needs.map(({ id, kind, description, value }) => ({ id, kind, description, value })),
    ...(isJoint ? { pool_minimum: campaign.pool_minimum } : {}),
  };
}

/** Initial body. A joint campaign has needs instead of pay and places. */
export function emptyBody(type: 'standard' | 'joint'): CampaignBody {
  const common = { type, title: '', brief: '', platforms: [], content: [], disclosure_label: '#ad' };
  if (type === 'standard') return { ...common, compensation: 'paid', slots: 1 };
  return { ...common, compensation: 'commission', commission_percent: allOfIt, slots: 100, needs: [] };
}
