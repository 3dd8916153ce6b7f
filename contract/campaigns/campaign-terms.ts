import type { CampaignBody } from './campaign-fields.ts';

/** Whether applicants agree to a field when they accept. */
const isAgreed = {
  type: false,
  title: false,
  brief: true,
  objective: false,
  platforms: true,
  content: true,
  categories: false,
  languages: false,
  locations: false,
  creator_profile: false,
  compensation: true,
  budget_total: false,
  budget_per_creator: true,
  product_value: true,
  commission_percent: true,
  slots: false,
  application_deadline: false,
  start_date: true,
  end_date: true,
  hashtags: true,
  mentions: true,
  dos: true,
  donts: true,
  disclosure_label: true,
  link: true,
  usage_rights: true,
  needs: false,
  pool_minimum: false,
  draft: false,
} as const satisfies Record<keyof CampaignBody, boolean>;

/** Fields applicants agree to when they accept; they cannot change while an agreement exists. */
export const agreedFields = (Object.keys(isAgreed) as (keyof CampaignBody)[]).filter((field) => isAgreed[field]);
