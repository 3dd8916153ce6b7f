import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { findBlocked, findName } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { say } from '../../kit/i18n/messages.ts';
import { notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { claimReminders, type DueReminder } from './invitations.queries.ts';

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
  const unanswered = await withoutBlocked(
    tx,
    due.filter(({ is_answered }) => !is_answered),
  );
  const names = new Map<number, string>();
  for (const { creator_id: id } of unanswered) {
    if (!names.has(id)) names.set(id, (await findName(tx, id)) ?? '');
  }
  await notifyAll(
    tx,
    unanswered.map(({ influencer_id, creator_id, campaign_id, title }) => ({
      accountId: influencer_id,
      type: 'application',
      title: say`${{ who: names.get(creator_id) ?? '' }} is waiting for your answer: ${{ campaign: title }}`,
      description: 'You were invited a few days ago. Apply if you like the campaign. We won’t remind you again.',
      link: `/campaign-details/${campaign_id}`,
      senderId: creator_id,
    })),
  );
  return { claimed: due.length, sent: unanswered.length };
}

async function withoutBlocked(tx: Context, due: readonly DueReminder[]): Promise<DueReminder[]> {
  const kept: DueReminder[] = [];
  for (const [creatorId, invitations] of Map.groupBy(due, ({ creator_id }) => creator_id)) {
    const ids = invitations.map(({ influencer_id }) => influencer_id);
    const blocked = await findBlocked(tx, creatorId, ids);
    kept.push(...invitations.filter(({ influencer_id }) => !blocked.has(influencer_id)));
  }
  return kept;
}
