import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { deleteOldMails } from './mails.queries.ts';
import { deleteReadBefore } from './notifications.queries.ts';

const batch = 5_000;
/** A letter that was sent is remembered this long, so that a chat which stays unread is not written of again. */
const mailDays = 30;

/** Forgets notifications that were read long ago, a few thousand at a time; what is unread stays. */
export async function dropOldNotices(context: Context): Promise<void> {
  const daysAgo = (days: number) => new Date(context.now().getTime() - days * dayMs);
  const before = daysAgo(context.config.noticeDays);
  while ((await deleteReadBefore(context.db, { before, limit: batch })) === batch);
  await deleteOldMails(context.db, daysAgo(mailDays));
}
