import type { CampaignStatus } from '../../../contract/campaigns/campaign-enums.ts';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { agreedFields } from '../../../contract/campaigns/campaign-fields.ts';
import type { Role } from '../../../contract/core/roles.ts';

/** Facts that determine a campaign's shown status and openness. */
export interface CampaignState {
  is_draft: boolean;
  held_at: Date | null;
  application_deadline: string | null;
  start_date: string | null;
  end_date: string | null;
  slots: number | null;
  /** Slots whose work is delivered and, where money is paid, paid. */
  finished: number;
  /** Unanswered applications, and agreements in progress or unpaid. */
  open: number;
}

/** Shown status, by dates in Asia/Kolkata and the work; `today` is the date there. The last day is inclusive. */
export function campaignStatus(campaign: CampaignState, today: string): CampaignStatus {
  if (campaign.end_date !== null && today > campaign.end_date) return 'completed';
  if (campaign.slots !== null && campaign.finished >= campaign.slots) return 'completed';
  // Applications are closed and every agreement is finished.
  const isClosed = campaign.application_deadline !== null && today > campaign.application_deadline;
  if (isClosed && campaign.finished > 0 && campaign.open === 0) return 'completed';
  if (campaign.start_date === null || today < campaign.start_date) return 'not-started';
  return 'on going';
}

/** Why a campaign is closed, as code and sentence; null when open. Free slots are checked separately. */
export function whyClosed(
  campaign: CampaignState,
  today: string,
): { code: 'CONFLICT' | 'RULE'; reason: string } | null {
  if (campaign.held_at)
    return { code: 'CONFLICT', reason: 'This campaign is paused and isn’t accepting applications.' };
  if (campaign.application_deadline !== null && today > campaign.application_deadline) {
    return { code: 'RULE', reason: 'The last day to apply has passed.' };
  }
  if (campaignStatus(campaign, today) === 'completed') {
    return { code: 'RULE', reason: 'This campaign is completed.' };
  }
  return null;
}

/** Whether a role may post: standard campaigns by brands and partners, joint ones by any role but operators. */
export function mayPost(role: Role, type: 'standard' | 'joint'): boolean {
  if (role === 'operator') return false;
  return type === 'joint' || role !== 'influencer';
}

/** Agreed terms that a change would affect. */
export function changedTerms(before: CampaignBody, after: CampaignBody): string[] {
  return agreedFields.filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]));
}

/** JSON independent of key order, with null the same as missing. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    const given = Object.entries(inner).filter(([, each]) => each !== null);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The campaign without its dates, because posting again needs new ones. */
export function withoutDates(body: CampaignBody): CampaignBody {
  const content = (body.content ?? []).map(({ type, quantity }) => ({ type, quantity }));
  return { ...body, content, application_deadline: null, start_date: null, end_date: null };
}

/** Applies a change: given fields replace, omitted ones stay. */
export function mergeCampaign(before: CampaignBody, change: CampaignBody): CampaignBody {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(given) };
}
