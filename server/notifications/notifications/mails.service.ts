import type { NotificationType } from '../../../contract/notifications/notification-types.ts';
import type { NoticeDetails } from '../../../database/json-columns.ts';
import { type Contact, findContacts } from '../../core/people/people.service.ts';
import type { Person } from '../../core/people/people.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { noticeEmail } from './mails.emails.ts';
import { type ClaimedMail, claimDue, markSent, upsertMails } from './mails.queries.ts';
import { dueAfter, isStillNews } from './mails.rules.ts';
import { isPlain, type LocalizedNotice } from './notices.rules.ts';
import type { NotificationRow } from './notifications.queries.ts';
import { readWishes } from './preferences.service.ts';
import { unsubscribeAddresses } from './unsubscribe.service.ts';

interface QueuedMail {
  notice: LocalizedNotice;
  /** Undefined where the person has switched it off in the product. */
  row: NotificationRow | undefined;
  sender: Person | undefined;
}

/** Queues e-mails for people who have not read the notifications by then. Texts of chat messages are not included. */
export async function queueMails(tx: Context, queued: readonly QueuedMail[]): Promise<void> {
  const now = tx.now().getTime();
  const mails = queued.map(({ notice, row, sender }) => ({
    account_id: notice.accountId,
    notification_id: row?.id ?? null,
    type: notice.type,
    title: row?.title ?? notice.title,
    description: notice.type === 'chat' ? '' : (row?.description ?? notice.description),
    link: notice.link,
    // One that stands for several has no figures of a single one.
    details: JSON.stringify(row && row.title !== notice.title ? {} : { ...notice.email, ...aboutSender(sender) }),
    due_at: new Date(now + dueAfter(notice.type, tx.config.noticeMails) * 60_000),
  }));
  await upsertMails(tx.db, mails);
}

/** The other side, as its e-mail shows it. */
function aboutSender(sender: Person | undefined): Pick<NoticeDetails, 'person'> {
  if (!sender) return {};
  const { businessName, fullname, location, image } = sender;
  const note = [businessName ? fullname : null, location].filter(Boolean).join(', ');
  return { person: { name: businessName ?? fullname, note, image } };
}

const batch = 100;

/** Sends due e-mails, one per person and type. A failed one is retried later and does not delay others. */
export async function sendDueMails(context: Context): Promise<void> {
  for (;;) {
    const claimed = await claimDue(context.db, { now: context.now(), limit: batch });
    if (claimed.length === 0) return;
    const people = await findContacts(
      context,
      claimed.map(({ account_id }) => account_id),
    );
    const recipients = claimed.map(({ account_id, type }) => ({
      accountId: account_id,
      type: type as NotificationType,
    }));
    const wishes = await readWishes(context, recipients);
    for (const mails of Map.groupBy(claimed, ({ account_id, type }) => `${account_id} ${type}`).values()) {
      const [first] = mails as [ClaimedMail];
      const about = { accountId: first.account_id, type: first.type as NotificationType };
      const contacts = wishes(about, 'email') ? (people.get(about.accountId) ?? []) : [];
      const to = contacts.filter(({ isLimited }) => !isLimited || isPlain(about.type));
      await sendOne(context, to, mails).catch((error) =>
        context.log.warn({ err: error }, 'A letter of notices could not be sent; it is tried again'),
      );
    }
  }
}

async function sendOne(context: Context, to: readonly Contact[], mails: readonly ClaimedMail[]): Promise<void> {
  const type = mails[0]?.type as NotificationType;
  const news = mails.filter((mail) => isStillNews(type, mail.is_read));
  for (const { id, email, fullname: name, locale } of news.length > 0 ? to : []) {
    if (!email) continue;
    const { brandName: brand, publicUrl } = context.config;
    const waysOut = unsubscribeAddresses(context, { accountId: id, type });
    await context.mail({ to: email, ...noticeEmail({ type, news, name, brand, publicUrl, waysOut, locale }) });
  }
  await markSent(
    context.db,
    mails.map(({ id }) => id),
    context.now(),
  );
}
