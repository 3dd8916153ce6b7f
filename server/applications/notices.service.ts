import type { ApplicationStatus } from '../../contract/applications.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import type { Context } from '../kit/context.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findName } from '../people/people.service.ts';
import { applicationNotice, closedNotice, reminderNotice } from './notices.rules.ts';

type CampaignWords = Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;

interface Happened {
  campaign: CampaignWords;
  to: ApplicationStatus;
  /** Null: the system. */
  byId: number | null;
  note: string | null;
}

/** Tells the other side of an application that it moved; what the system does, both sides. */
export async function tellApplication(
  tx: Context,
  { application, ...happened }: Happened & { application: { influencer_id: number } },
): Promise<void> {
  const told = { campaign: happened.campaign.title, by: await findName(tx, happened.byId), note: happened.note };
  const notice = { type: 'application' as const, ...applicationNotice(happened.to, told) };
  const { campaign, byId } = happened;
  if (byId !== campaign.creator_id) {
    const link = `${linkTo(campaign)}?tab=applied`;
    await notify(tx, { accountId: campaign.creator_id, ...notice, link, senderId: byId });
  }
  if (byId !== application.influencer_id) {
    const senderId = byId ?? campaign.creator_id;
    const link = `${linkTo(campaign)}${isWork(happened.to) ? '?tab=deliverables' : ''}`;
    await notify(tx, { accountId: application.influencer_id, ...notice, link, senderId });
  }
}

function isWork(to: ApplicationStatus): boolean {
  return to === 'in_progress' || to === 'approved';
}

/** Tells an applicant that the system has answered for the creator. */
export async function tellUnanswered(
  tx: Context,
  { campaign, application }: { campaign: CampaignWords; application: { influencer_id: number } },
): Promise<void> {
  const notice = applicationNotice('declined', { campaign: campaign.title, by: null, note: null });
  const about = { type: 'application' as const, link: linkTo(campaign), senderId: campaign.creator_id };
  await notify(tx, { accountId: application.influencer_id, ...notice, ...about });
}

/** Tells a creator once how many applications the system has closed. */
export async function tellClosed(context: Context, campaign: CampaignWords, closed: number): Promise<void> {
  const notice = closedNotice({ campaign: campaign.title, closed });
  const link = `${linkTo(campaign)}?tab=applied`;
  await notify(context, { accountId: campaign.creator_id, type: 'application', ...notice, link });
}

/** Reminds a creator of who waits; `by` is the last day to answer. */
export async function tellWaiting(
  tx: Context,
  { campaign, waiting, by }: { campaign: CampaignWords; waiting: number; by: string },
): Promise<void> {
  const notice = reminderNotice({ campaign: campaign.title, waiting, by: dayInWords(by) });
  const link = `${linkTo(campaign)}?tab=applied`;
  const groupKey = `answers:${campaign.id}`;
  await notify(tx, { accountId: campaign.creator_id, type: 'application', ...notice, link, groupKey });
}

function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date));
}

function linkTo(campaign: CampaignWords): string {
  return `/campaign-details/${campaign.id}`;
}
