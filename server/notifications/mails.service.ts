import type { Context } from '../kit/context.ts';
import { upsertMails } from './mails.queries.ts';
import { dueAfter } from './mails.rules.ts';
import type { CountedNotice } from './notices.rules.ts';
import type { NotificationRow } from './notifications.queries.ts';

interface Letter {
  notice: CountedNotice;
  /** Undefined where the person does not want to see it in the product. */
  row: NotificationRow | undefined;
}

/** Has notices told by e-mail a little later, to whoever has not read them by then. What was said in a chat stays there. */
export async function queueMails(tx: Context, letters: readonly Letter[]): Promise<void> {
  const now = tx.now().getTime();
  const mails = letters.map(({ notice, row }) => ({
    account_id: notice.accountId,
    notification_id: row?.id ?? null,
    type: notice.type,
    title: row?.title ?? notice.title,
    description: notice.type === 'chat' ? '' : (row?.description ?? notice.description),
    link: notice.link,
    due_at: new Date(now + dueAfter(notice.type, tx.config.noticeMails) * 60_000),
  }));
  await upsertMails(tx.db, mails);
}
