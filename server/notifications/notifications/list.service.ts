import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { type NoticeReader, shownTo } from './notices.rules.ts';
import {
  countUnread,
  ownsNotification,
  selectNotifications,
  selectSecurityNotices,
  updateRead,
} from './notifications.queries.ts';
import { viewNotification } from './notifications.views.ts';

const place = z.tuple([givenInstant, z.int()]);

const readerOf = (user: NoticeReader) => ({ accountId: user.id, shown: shownTo(user) });

interface Asked {
  limit: number;
  cursor?: string | undefined;
  /** `0`: unread only. */
  is_read?: '0' | undefined;
}

/** The notifications of an account that its member sees, newest first. */
export async function listNotifications(
  context: Context,
  user: Pick<User, 'locale'> & NoticeReader,
  { limit, cursor, is_read }: Asked,
) {
  const after = decodeCursor(cursor, place);
  const isUnread = is_read === '0';
  const found = await selectNotifications(context.db, { ...readerOf(user), isUnread, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.created_at.toISOString(), row.id] });
  const people = await findPeople(
    context,
    rows.flatMap(({ sender_id }) => sender_id ?? []),
  );
  return {
    data: rows.map((row) => viewNotification(row, people.get(row.sender_id ?? 0), user.locale)),
    unread_total: await countUnreadOf(context, user),
    next_cursor,
  };
}

/** Notices to a person about their own sign-in and security, the newest first. */
export async function listSecurityNotices(
  context: Context,
  { person, locale }: Pick<User, 'person' | 'locale'>,
  limit: number,
) {
  const rows = await selectSecurityNotices(context.db, { accountId: person.home.id, limit });
  return rows.map((row) => viewNotification(row, undefined, locale));
}

/** Number of unread notifications that a member sees. */
async function countUnreadOf(context: Context, user: NoticeReader): Promise<number> {
  return (await countUnreadIn(context, [user])).get(user.id) ?? 0;
}

/** The same for several accounts; one without any is missing. */
export async function countUnreadIn(context: Context, users: readonly NoticeReader[]): Promise<Map<number, number>> {
  return countUnread(context.db, users.map(readerOf));
}

/** Resolves an id or `all` (no id); one that is not the reader's to see is not found. */
export async function chooseOwn(context: Context, user: NoticeReader, wireId: string): Promise<{ id?: number }> {
  if (wireId === 'all') return {};
  const id = rowId(wireId, 'This notification');
  if (!(await ownsNotification(context.db, { ...readerOf(user), id }))) throw refuseNotFound('This notification');
  return { id };
}

interface Reading {
  /** A notification's id, or `all`. */
  wireId: string;
  /** Notifications after this time stay unread, because the reader has not seen them. */
  upTo?: string | undefined;
}

/** Marks one notification, or `all`, as read, and updates the account's other pages. There is no way back to unread. */
export async function markNotificationRead(context: Context, user: NoticeReader, { wireId, upTo }: Reading) {
  const chosen = await chooseOwn(context, user, wireId);
  await updateRead(context.db, { ...readerOf(user), ...chosen, upTo, now: context.now() });
  const unread_total = await countUnreadOf(context, user);
  context.live.toAccount(user.id, 'notification_read', { id: chosen.id ? wireId : null, unread_total });
  return { unread_total };
}
