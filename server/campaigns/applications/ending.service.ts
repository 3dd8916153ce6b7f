import { answerDays } from '../../../contract/campaigns/applications.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { AppError } from '../../kit/http/errors.ts';
import { lockPostedCampaign, markReminded } from '../campaign-records/campaign-records.service.ts';
import { endPledges } from '../pledges/ending.service.ts';
import { lockApplication, selectApplicationsOf } from './applications.queries.ts';
import { isOpen, openStatuses } from './applications.rules.ts';
import { selectStale, selectUnanswered } from './ending.queries.ts';
import { notifyClosed, notifyUnanswered, notifyWaiting } from './notices.service.ts';
import { recordMove } from './progress.service.ts';

const batch = 200;
/** Days between the creator's reminder and automatic declining. */
const reminderDays = 2;
const remindersAtOnce = 10_000;

/** Declines applications unanswered for a week after the deadline. Returns their number. */
export async function declineStale(context: Context): Promise<number> {
  const deadlineBefore = addDays(dateInIndia(context.now()), -answerDays);
  const closed = new Map<number, { campaign: CampaignRow; count: number }>();
  let declined = 0;
  for (;;) {
    const stale = await selectStale(context.db, deadlineBefore, batch);
    const before = declined;
    for (const { id, campaign_id } of stale) {
      const campaign = await declineOne(context, { id, campaignId: campaign_id });
      if (!campaign) continue;
      declined += 1;
      closed.set(campaign_id, { campaign, count: (closed.get(campaign_id)?.count ?? 0) + 1 });
    }
    if (stale.length < batch || declined === before) break;
  }
  for (const { campaign, count } of closed.values()) await notifyClosed(context, campaign, count);
  return declined;
}

/** Returns the campaign of a declined application; null where it was answered after all. */
async function declineOne(context: Context, { id, campaignId }: { id: number; campaignId: number }) {
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, campaignId);
    const application = await lockApplication(tx.db, id);
    if (!isOpen(application.status)) return null;
    await recordMove(tx, { campaign, application, to: 'declined', byId: null, isNotified: true });
    await notifyUnanswered(tx, { campaign, application });
    return campaign;
  }).catch((error: unknown) => {
    // The campaign was deleted meanwhile, which has ended its applications.
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}

/** Reminds creators that unanswered applications will be declined soon, once per campaign and last day. */
export async function remindCreators(context: Context): Promise<number> {
  const today = dateInIndia(context.now());
  const last = { from: addDays(today, -answerDays), to: addDays(today, reminderDays - answerDays) };
  let reminded = 0;
  for (const campaign of await selectUnanswered(context.db, { ...last, limit: remindersAtOnce })) {
    const deadline = campaign.application_deadline;
    if (deadline === null) continue;
    await inTransaction(context, async (tx) => {
      if (!(await markReminded(tx, { id: campaign.id, deadline }))) return;
      await notifyWaiting(tx, { campaign, waiting: campaign.waiting, by: addDays(deadline, answerDays) });
      reminded += 1;
    });
  }
  return reminded;
}

/** Ends all open applications of a campaign that its creator deletes. */
export async function endAll(tx: Context, campaign: CampaignRow, note: string): Promise<void> {
  const byId = campaign.creator_id;
  for (const found of await selectApplicationsOf(tx.db, campaign.id, [...openStatuses, 'accepted'])) {
    const application = await lockApplication(tx.db, found.id);
    const to = application.status === 'accepted' ? 'cancelled' : 'declined';
    await recordMove(tx, { campaign, application, to, byId, note });
  }
  await endPledges(tx, campaign, note);
}
