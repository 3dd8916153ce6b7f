import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { lockAgreedById } from '../../campaigns/applications/agreement-access.service.ts';
import { recordMove } from '../../campaigns/applications/progress.service.ts';
import { listUnfunded, markReminded, type Unfunded } from '../../campaigns/applications/unfunded.service.ts';
import { notFunded } from '../../campaigns/moves/system-notes.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { lockOrderOf, selectOrderOf } from './escrow.queries.ts';
import { notifyReminder } from './notices.service.ts';
import { syncSharedFor } from './shared-sync.service.ts';
import { syncOrder } from './sync.service.ts';
import { dueOf, fundBy } from './unfunded.rules.ts';

/** Reminds of unfunded accepted applications, and ends those that waited too long. Returns how many ended. */
export async function endUnfunded(context: Context): Promise<number> {
  let ended = 0;
  for await (const waiting of listUnfunded(context)) {
    const isEnded = await lookAfter(context, waiting).catch((error) => {
      const { applicationId } = waiting;
      context.log.error({ err: error, applicationId }, 'Unfunded work could not be looked after');
      return false;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}

/** Performs the due action for one; returns whether it ended. */
async function lookAfter(context: Context, waiting: Unfunded): Promise<boolean> {
  const due = dueOf(waiting, context.now());
  if (due === 'reminder') await remind(context, waiting);
  return due === 'end' && endOne(context, waiting);
}

async function remind(context: Context, waiting: Unfunded): Promise<void> {
  return inTransaction(context, async (tx) => {
    const { campaign, application } = await lockAgreedById(tx, waiting.applicationId);
    if (application.status !== 'accepted' || application.fund_reminded_at) return;
    await markReminded(tx, application);
    await notifyReminder(tx, { campaign, application, end: fundBy(waiting) });
  });
}

/** Cancels one, unless the gateway says that it was paid meanwhile; a later payment is still refunded. */
async function endOne(context: Context, waiting: Unfunded): Promise<boolean> {
  const open = await selectOrderOf(context.db, waiting.applicationId);
  if (open?.status === 'created') await syncOrder(context, open.provider_id);
  await syncSharedFor(context, waiting.applicationId);
  return inTransaction(context, async (tx) => {
    const { campaign, application } = await lockAgreedById(tx, waiting.applicationId);
    const order = await lockOrderOf(tx.db, application.id);
    if (application.status !== 'accepted' || order?.status === 'held') return false;
    const note = inEnglish(notFunded(dateInIndia(fundBy(waiting))));
    await recordMove(tx, { campaign, application, to: 'cancelled', byId: null, note });
    return true;
  });
}
