import * as z from 'zod/mini';
import { givenInstant } from '../../../contract/kit/fields.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { countUnread, ownsNotification, selectNotifications, updateRead } from './notifications.queries.ts';
import { viewNotification } from './notifications.views.ts';

const place = z.tuple([givenInstant, z.int()]);

interface Reader {
  id: number;
  locale: Locale;
}

interface Asked {
  limit: number;
  cursor?: string | undefined;
  /** `0`: unread only. */
  is_read?: '0' | undefined;
}

/** A person's notifications, newest first. */
export async function listNotifications(context: Context, user: Reader, { limit, cursor, is_read }: Asked) {
  const after = decodeCursor(cursor, place);
  const isUnread = is_read === '0';
  const found = await selectNotifications(context.db, { accountId: user.id, isUnread, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: (row) => [row.created_at.toISOString(), row.id] });
  const people = await findPeople(
    context,
    rows.flatMap(({ sender_id }) => sender_id ?? []),
  );
  return {
    data: rows.map((row) => viewNotification(row, people.get(row.sender_id ?? 0), user.locale)),
    unread_total: await countUnread(context.db, user.id),
    next_cursor,
  };
}

/** Resolves an id or `all` (no id); another person's notification is not found. */
export async function chooseOwn(context: Context, user: { id: number }, wireId: string): Promise<{ id?: number }> {
  if (wireId === 'all') return {};
  const id = rowId(wireId, 'This notification');
  if (!(await ownsNotification(context.db, user.id, id))) throw refuseNotFound('This notification');
  return { id };
}

interface Reading {
  /** A notification's id, or `all`. */
  wireId: string;
  /** Notifications after this time stay unread, because the reader has not seen them. */
  upTo?: string | undefined;
}

/** Marks one notification, or `all`, as read, and updates the reader's other pages. There is no way back to unread. */
export async function markNotificationRead(context: Context, user: { id: number }, { wireId, upTo }: Reading) {
  const chosen = await chooseOwn(context, user, wireId);
  await updateRead(context.db, { accountId: user.id, ...chosen, upTo, now: context.now() });
  const unread_total = await countUnread(context.db, user.id);
  context.live.toAccount(user.id, 'notification_read', { id: chosen.id ? wireId : null, unread_total });
  return { unread_total };
}
