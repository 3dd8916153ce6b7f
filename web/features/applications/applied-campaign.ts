import type { I18n } from '@lingui/core';
import type { Campaign } from '../../../contract/campaigns.ts';
import { offersMoney } from '../../../contract/compensation.rules.ts';
import { deliverablesInWords } from '../../lib/campaign-words.ts';
import { nameOf } from '../../lib/people-names.ts';
import type { AppliedCampaign } from './apply-sheet.tsx';

/** What the apply sheet shows of a campaign. */
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
