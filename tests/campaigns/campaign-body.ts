import type { CampaignBody } from '../../contract/campaigns/campaign-fields.ts';
import { dayFromNow } from '../makers/campaign.ts';

/** Complete standard campaign as sent by a client. */
export function campaignBody(overrides: Partial<CampaignBody> = {}): CampaignBody {
  return {
    type: 'standard',
    title: 'Monsoon brew: two reels from your own kitchen',
    brief: 'Brew our monsoon blend at home and tell what it goes with on a wet evening.',
    objective: 'awareness',
    platforms: ['instagram'],
    content: [{ type: 'reel', quantity: 2 }],
    categories: ['food'],
    compensation: 'paid',
    budget_total: 120_000,
    budget_per_creator: 18_000.5,
    slots: 6,
    application_deadline: dayFromNow(10),
    start_date: dayFromNow(12),
    end_date: dayFromNow(40),
    ...overrides,
  };
}

/** Joint campaign with needs of ₹1,00,000 and ₹40,000. */
export function jointBody(overrides: Partial<CampaignBody> = {}): CampaignBody {
  return campaignBody({
    type: 'joint',
    title: 'Handloom trail: Mysuru to Madurai',
    needs: [
      { kind: 'budget', description: 'Paid media', value: 100_000 },
      { kind: 'venue', description: 'A courtyard for two days', value: 40_000 },
    ],
    ...overrides,
  });
}
