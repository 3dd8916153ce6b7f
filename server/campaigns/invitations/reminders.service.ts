import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { findNames } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { claimReminders } from './invitations.queries.ts';

const batch = 200;

/** Reminds invited people who have not answered, each once. Returns the number of reminders. */
export async function remindInvited(context: Context): Promise<number> {
  let reminded = 0;
  for (;;) {
    const { claimed, sent } = await inTransaction(context, remindBatch);
    reminded += sent;
    if (claimed < batch) return reminded;
  }
}

async function remindBatch(tx: Context): Promise<{ claimed: number; sent: number }> {
  const now = tx.now();
  const due = await claimReminders(tx.db, { now, today: dateInIndia(now), limit: batch });
  const waiting = due.filter(({ is_over }) => !is_over);
  const names = await findNames(
    tx,
    waiting.map(({ creator_id }) => creator_id),
  );
  await notifyAll(
    tx,
    waiting.map(({ influencer_id, creator_id, campaign_id, title }) => ({
      accountId: influencer_id,
      type: 'application',
      title: msg`${{ who: names.get(creator_id) ?? '' }} is waiting for your answer: ${{ campaign: title }}`,
      description: 'You were invited a few days ago. Apply if you like the campaign. We won’t remind you again.',
      link: `/campaign-details/${campaign_id}`,
      senderId: creator_id,
    })),
  );
  return { claimed: due.length, sent: waiting.length };
}
