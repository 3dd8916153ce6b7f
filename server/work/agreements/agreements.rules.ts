import { createHash } from 'node:crypto';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';

/** SHA-256 of the terms in canonical form, so that anybody who has them can verify them. */
export function hashTerms(terms: AgreementTerms): string {
  return createHash('sha256').update(canonicalJson(terms)).digest('hex');
}

/** Canonical JSON: sorted keys, no spaces, without undefined values. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join(',')}}`;
}

interface Deal {
  campaign: CampaignRow;
  application: ApplicationRow;
  /** Current names of the two parties. */
  creatorName: string;
  influencerName: string;
  feePercent: number;
  revisions: number;
}

/** Terms that accepting this offer now would freeze. */
export function termsOf({ campaign, application, ...deal }: Deal): AgreementTerms {
  const rupees = (paise: number | null) => (paise === null ? null : toRupees(paise));
  return {
    campaign_id: String(campaign.id),
    application_id: String(application.id),
    title: campaign.title,
    brief: campaign.brief,
    creator: { id: String(campaign.creator_id), name: deal.creatorName },
    influencer: { id: String(application.influencer_id), name: deal.influencerName },
    platforms: campaign.platforms,
    deliverables: campaign.content,
    revisions: deal.revisions,
    compensation: campaign.compensation ?? 'paid',
    price: rupees(application.quote),
    platform_fee_percent: deal.feePercent,
    product_value: rupees(campaign.product_value),
    commission_percent: campaign.commission_percent,
    start_date: campaign.start_date ?? '',
    end_date: campaign.end_date ?? '',
    ready_by: application.ready_by,
    usage_rights: usageTerms(campaign),
    disclosure_label: campaign.disclosure_label,
    hashtags: campaign.hashtags,
    mentions: campaign.mentions,
    dos: campaign.dos,
    donts: campaign.donts,
  };
}

/** Usage rights start on the day after the campaign's last one, so that both parties know the end beforehand. */
function usageTerms({ usage_days: days, usage_territory: territory, end_date: end }: CampaignRow) {
  if (territory === null) return null;
  return { days, territory, until: days === null || end === null ? null : addDays(end, days) };
}

/** Statuses in which the terms of an agreement can still change. */
const activeStatuses: readonly ApplicationStatus[] = ['accepted', 'in_progress', 'submitted', 'changes_requested'];

export function isActive(status: ApplicationStatus): boolean {
  return activeStatuses.includes(status);
}
