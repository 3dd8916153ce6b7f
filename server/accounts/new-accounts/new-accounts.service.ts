import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { takeTurn } from '../../kit/http/limits/limits.service.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { isSubscriber } from '../../money/subscriptions/subscriptions.service.ts';
import { findJoined, selectOwnerIds } from './new-accounts.queries.ts';

/** Age below which an account counts as new. Source: the product's rules, "Sign-in security". */
const newFor = 7 * dayMs;

type Action = 'conversation' | 'campaign';

/**
 * Counts an action of a new account without a subscription, and refuses with TOO_MANY above its daily limit. Within a
 * transaction the count is rolled back with it.
 */
export async function demandNewAccountTurn(
  context: Context,
  { accountId, action }: { accountId: number; action: Action },
): Promise<void> {
  if (!context.config.rateLimits) return;
  const account = await findJoined(context.db, accountId);
  if (!account || account.role === 'operator') return;
  if (context.now().getTime() - account.created_at.getTime() >= newFor) return;
  if (await isSubscriber(context, accountId)) return;
  const { newAccountConversations, newAccountCampaigns } = context.config.limits;
  const max = action === 'conversation' ? newAccountConversations : newAccountCampaigns;
  // Counted for each owner over all of their new accounts, so that opening more of them allows no more.
  for (const owner of await selectOwnerIds(context.db, accountId)) {
    const wait = await takeTurn(context, { key: `new-account:${action}:${owner}`, max, seconds: dayMs / 1000 });
    if (wait > 0) throw refuse('TOO_MANY', beyond[action](max), { retryAfter: wait });
  }
}

const beyond: Record<Action, (max: number) => LocalizedMessage> = {
  conversation: (max) =>
    msg`New accounts can start ${{ max }} conversations a day in their first week. Try again tomorrow or choose a plan.`,
  campaign: (max) =>
    msg`New accounts can post ${{ max }} campaigns a day in their first week. Try again tomorrow or choose a plan.`,
};
