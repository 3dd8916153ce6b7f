import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';

/** A joint campaign shares all of its revenue. */
const allOfIt = 100;

type SavedField = Exclude<keyof CampaignBody, 'draft' | 'pool_minimum'>;

/** Body that would save the campaign. */
export function bodyOf(campaign: Campaign): CampaignBody {
  const { type, title, brief, objective, categories, languages, locations, creator_profile, compensation } = campaign;
  const { budget_total, budget_per_creator, product_value, slots } = campaign;
  const isShared = type === 'joint' && compensation === 'commission';
  const commission_percent = campaign.commission_percent ?? (isShared ? allOfIt : null);
  const { application_deadline, start_date, end_date, hashtags, mentions, dos, donts } = campaign;
  return {
    ...{ type, title, brief, objective, categories, languages, locations, creator_profile, compensation },
    ...{ budget_total, budget_per_creator, product_value, commission_percent, slots },
    ...{ application_deadline, start_date, end_date, hashtags, mentions, dos, donts },
    disclosure_label: campaign.disclosure_label,
    link: campaign.link,
    usage_rights: campaign.usage_rights,
    platforms: campaign.platforms as NonNullable<CampaignBody['platforms']>,
    content: campaign.content as NonNullable<CampaignBody['content']>,
    needs: campaign.needs.map(({ id, kind, description, value }) => ({ id, kind, description, value })),
    ...(type === 'joint' ? { pool_minimum: campaign.pool_minimum } : {}),
  } satisfies CampaignBody & Record<SavedField, unknown>;
}

/** Initial body. A joint campaign has needs instead of pay and places. */
export function emptyBody(type: 'standard' | 'joint'): CampaignBody {
  const common = { type, title: '', brief: '', platforms: [], content: [], disclosure_label: '#ad' };
  if (type === 'standard') return { ...common, compensation: 'paid', slots: 1 };
  return { ...common, compensation: 'commission', commission_percent: allOfIt, slots: 100, needs: [] };
}
