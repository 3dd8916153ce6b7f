import type { CampaignBody } from './campaign-fields.ts';

/** What applicants agree to when they accept: these fields stand still under an agreement. */
export const agreedFields = [
  'brief',
  'platforms',
  'content',
  'compensation',
  'budget_per_creator',
  'product_value',
  'commission_percent',
  'start_date',
  'end_date',
  'hashtags',
  'mentions',
  'dos',
  'donts',
  'disclosure_label',
  'link',
  'usage_rights',
] as const satisfies readonly (keyof CampaignBody)[];
