import { createHash } from 'node:crypto';
import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema/campaign.ts';

/** SHA-256 over the terms in one canonical form, so that anybody who has them can check that nothing was changed. */
export function hashTerms(terms: AgreementTerms): string {
  return createHash('sha256').update(canonicalJson(terms)).digest('hex');
}

/** JSON with the keys of every object in order and no spaces; what is undefined is left out. */
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
  /** Names as the two sides carry them now. */
  creatorName: string;
  influencerName: string;
  feePercent: number;
  revisions: number;
}

/** What is agreed on if this offer is accepted now. */
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

/** The days of usage rights begin with the day after the campaign's last one, so that both sides know the end beforehand. */
function usageTerms({ usage_days: days, usage_territory: territory, end_date: end }: CampaignRow) {
  if (territory === null) return null;
  return { days, territory, until: days === null || end === null ? null : addDays(end, days) };
}

/** The terms of an agreement change only while it is being worked on. */
const livingStatuses: readonly ApplicationStatus[] = ['accepted', 'in_progress', 'submitted', 'changes_requested'];

export function isLiving(status: ApplicationStatus): boolean {
  return livingStatuses.includes(status);
}
