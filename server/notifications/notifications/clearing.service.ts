import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { deleteOldMails } from './mails.queries.ts';
import { deleteReadBefore, movePersonal } from './notifications.queries.ts';

const batch = 5_000;
/** Days a sent e-mail is remembered, so that a chat which stays unread is not announced again. */
const mailDays = 30;

/** A person who signs in with another account from now on finds there what was for them only. */
export async function movePersonalNotices(tx: Context, accounts: { from: number; to: number }): Promise<void> {
  await movePersonal(tx.db, accounts);
}

/** Deletes notifications read long ago, a few thousand at a time; unread ones stay. */
export async function dropOldNotices(context: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * dayMs);
  const before = daysAgo(context.config.noticeDays);
  while ((await deleteReadBefore(context.db, { before, limit: batch })) === batch);
  await deleteOldMails(context.db, daysAgo(mailDays));
}
