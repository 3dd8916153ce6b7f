import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CampaignField } from '../../../contract/campaigns/campaign-fields.ts';

const names: Record<CampaignField, MessageDescriptor> = {
  type: msg`Type`,
  title: msg`Title`,
  brief: msg`Brief`,
  objective: msg`Objective`,
  visibility: msg`Who can see it`,
  application_deadline: msg`Last day to apply`,
  start_date: msg`Start`,
  end_date: msg`End`,
  disclosure_label: msg`Advertising label`,
  link: msg`Link`,
  usage_rights: msg`Usage rights`,
  hashtags: msg`Hashtags`,
  mentions: msg`Mentions`,
  dos: msg`Do`,
  donts: msg`Don’t`,
  platforms: msg`Platforms`,
  content: msg`Deliverables`,
  compensation: msg`What they get`,
  budget_per_creator: msg`Per creator`,
  budget_total: msg`Total budget`,
  product_value: msg`Product worth`,
  commission_percent: msg`Commission`,
  slots: msg`Creators`,
  needs: msg`Needs`,
  pool_minimum: msg`Minimum amount`,
  creator_profile: msg`Who it’s for`,
  categories: msg`Topics`,
  languages: msg`Languages`,
  locations: msg`Cities`,
};
const lastDayToPledge = msg`Last day to pledge`;

/** Label of a field. Joint campaigns are pledged to, others applied for. */
export function fieldName(field: CampaignField, type: 'standard' | 'joint' = 'standard'): MessageDescriptor {
  return field === 'application_deadline' && type === 'joint' ? lastDayToPledge : names[field];
}

export const dayFields = ['application_deadline', 'start_date', 'end_date'] as const;
