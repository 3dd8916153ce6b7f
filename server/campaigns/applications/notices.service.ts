import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { type Notice, notify, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { nameOrSystem } from '../moves/notices.rules.ts';
import { applicationNotice, closedNotice, noticeTypeOf, reminderNotice } from './notices.rules.ts';

type CampaignWords = Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;

interface Happened {
  campaign: CampaignWords;
  to: ApplicationStatus;
  /** Null for the system. */
  byId: number | null;
  note: string | null;
}

/** Notifies the other party of an application about a move; both parties about moves of the system. */
export async function notifyApplication(
  tx: Context,
  { application, ...happened }: Happened & { application: { influencer_id: number; quote: number | null } },
): Promise<void> {
  const { campaign, to, byId, note } = happened;
  const by = await findName(tx, byId);
  const amount = application.quote ? inRupees(application.quote) : null;
  const notice = { type: noticeTypeOf(to), ...applicationNotice(to, { campaign: campaign.title, by, note, amount }) };
  const toCreator = {
    ...notice,
    accountId: campaign.creator_id,
    link: `${linkTo(campaign)}?tab=applied`,
    senderId: byId,
  };
  const link = `${linkTo(campaign)}${isWork(to) ? '?tab=deliverables' : ''}`;
  const toApplicant = { ...notice, accountId: application.influencer_id, link, senderId: byId ?? campaign.creator_id };
  await notifyAll(tx, [
    ...(byId === campaign.creator_id ? [] : [to === 'applied' ? countApplied(toCreator, campaign, by) : toCreator]),
    ...(byId === application.influencer_id ? [] : [toApplicant]),
  ]);
}

/** Groups applications nobody has looked at yet into one notification per campaign. */
function countApplied(notice: Notice, campaign: CampaignWords, by: string | null): Notice {
  return {
    ...notice,
    groupKey: `applied:${campaign.id}`,
    many: {
      title: msg`{count} new applications: ${{ campaign: campaign.title }}`,
      description: msg`${{ by: nameOrSystem(by) }} and {more} more are waiting for your answer.`,
    },
  };
}

function isWork(to: ApplicationStatus): boolean {
  return to === 'in_progress' || to === 'approved';
}

/** Notifies an applicant of automatic declining. */
export async function notifyUnanswered(
  tx: Context,
  { campaign, application }: { campaign: CampaignWords; application: { influencer_id: number } },
): Promise<void> {
  const notice = applicationNotice('declined', { campaign: campaign.title, by: null, note: null });
  const about = { type: 'application' as const, link: linkTo(campaign), senderId: campaign.creator_id };
  await notify(tx, { accountId: application.influencer_id, ...notice, ...about });
}

/** Notifies a creator once of the number of applications declined automatically. */
export async function notifyClosed(context: Context, campaign: CampaignWords, closed: number): Promise<void> {
  const notice = closedNotice({ campaign: campaign.title, closed });
  const link = `${linkTo(campaign)}?tab=applied`;
  await notify(context, { accountId: campaign.creator_id, type: 'application', ...notice, link });
}

/** Reminds a creator of unanswered applications; `by` is the last day to answer. */
export async function notifyWaiting(
  tx: Context,
  { campaign, waiting, by }: { campaign: CampaignWords; waiting: number; by: string },
): Promise<void> {
  const notice = reminderNotice({ campaign: campaign.title, waiting, by });
  const link = `${linkTo(campaign)}?tab=applied`;
  const groupKey = `answers:${campaign.id}`;
  await notify(tx, { accountId: campaign.creator_id, type: 'application', ...notice, link, groupKey });
}

function linkTo(campaign: CampaignWords): string {
  return `/campaign-details/${campaign.id}`;
}
