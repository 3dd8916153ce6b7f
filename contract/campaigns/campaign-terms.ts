import type { CampaignBody } from './campaign-fields.ts';

/** Fields applicants agree to when they accept; they cannot change while an agreement exists. */
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
