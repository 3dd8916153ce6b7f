import type { I18n } from '@lingui/core';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { nameOf } from '../../lib/people-names.ts';

/** Campaign fields of the apply sheet. */
export interface AppliedCampaign {
  id: string;
  title: string;
  /** For example "2 reels, 1 story". */
  deliverables: string;
  creator: { id: string; name: string; profile_image: string | null };
  /** True when a price is asked for. */
  isPaid: boolean;
  /** Budget per creator in rupees, if set. */
  offer: number | null;
  start: string | null;
  end: string | null;
  match: Match | null;
}

export function toAppliedCampaign(campaign: Campaign, i18n: I18n): AppliedCampaign {
  const { id, title, creator } = campaign;
  return {
    id,
    title,
    deliverables: deliverablesInWords(campaign.content, i18n),
    creator: {
      id: creator.id,
      name: nameOf(creator),
      profile_image: creator.profile_image,
    },
    isPaid: offersMoney(campaign),
    offer: campaign.budget_per_creator,
    start: campaign.start_date,
    end: campaign.end_date,
    match: campaign.match,
  };
}
