import { findPeople } from '../../core/people/people.service.ts';
import type { Person } from '../../core/people/people.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { queueMails } from './mails.service.ts';
import { audienceOf, type LocalizedNotice, mergeGroups, type Notice, notifyIn } from './notices.rules.ts';
import { type NotificationRow, upsertNotifications } from './notifications.queries.ts';
import { newRow, viewNotification } from './notifications.views.ts';
import { readWishes } from './preferences.service.ts';

export type { Notice } from './notices.rules.ts';

/** Notifies a person through the channels they chose. */
export async function notify(context: Context, notice: Notice): Promise<void> {
  await notifyAll(context, [notice]);
}

/**
 * Notifies people through their chosen channels and in their language: stored in the surrounding transaction, sent live
 * and pushed after commit, and e-mailed later if unread. The number of queries does not depend on the number of people.
 */
export async function notifyAll(context: Context, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  await inTransaction(context, async (tx) => {
    const merged = mergeGroups(notices);
    const wishes = await readWishes(tx, merged);
    const people = await findPeople(
      tx,
      merged.flatMap(({ accountId, senderId }) => [accountId, senderId ?? []].flat()),
    );
    const localized = merged.map((notice) => notifyIn(people.get(notice.accountId)?.locale ?? 'en', notice));
    const shown = localized.filter((notice) => wishes(notice, 'app'));
    const stored = await keepNotices(tx, shown, people);
    const mails = localized.filter((notice) => !notice.hasEmail && wishes(notice, 'email'));
    await queueMails(
      tx,
      mails.map((notice) => ({ notice, row: stored.get(notice), sender: people.get(notice.senderId ?? 0) })),
    );
    for (const notice of localized) if (wishes(notice, 'push')) pushNotice(tx, notice, people);
  });
}

/** Inserts notifications and returns their rows by notification; the database keeps the given order. */
async function keepNotices(
  tx: Context,
  notices: readonly LocalizedNotice[],
  people: Map<number, Person>,
): Promise<Map<LocalizedNotice, NotificationRow>> {
  const rows = await upsertNotifications(
    tx.db,
    notices.map((notice) => newRow(notice, tx.now())),
  );
  const stored = rows.flatMap((row, index) => (notices[index] ? [[notices[index], row] as const] : []));
  for (const [notice, row] of stored) {
    const notification = viewNotification(row, people.get(row.sender_id ?? 0));
    tx.afterCommit(() => tx.live.toAccount(row.account_id, 'notification', notification, audienceOf(notice)));
  }
  return new Map(stored);
}

function pushNotice(tx: Context, notice: LocalizedNotice, people: Map<number, Person>): void {
  const { accountId, title, description: body, link, senderId, groupKey } = notice;
  const image = people.get(senderId ?? 0)?.image;
  const extras = { ...(image ? { icon: image } : {}), ...(groupKey ? { tag: groupKey } : {}) };
  tx.afterCommit(() => tx.push({ accountId, audience: audienceOf(notice) }, { title, body, link, ...extras }));
}
