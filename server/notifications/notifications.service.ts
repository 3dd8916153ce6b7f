import * as z from 'zod/mini';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { refuseNotFound, rowId } from '../kit/errors.ts';
import { findPeople } from '../people/people.service.ts';
import type { Person } from '../people/people.views.ts';
import {
  countUnread,
  ownsNotification,
  selectNotifications,
  updateRead,
  upsertNotification,
} from './notifications.queries.ts';
import { viewNotification } from './notifications.views.ts';
import { readWishes } from './preferences.service.ts';

interface Notice {
  accountId: number;
  /** What happened, as preferences name it: `application`, `deliverable`, `chat`, `security` … */
  type: string;
  title: string;
  description: string;
  /** The page it opens. */
  link: string | null;
  /** The person it is about. */
  senderId?: number | null;
  /** While a notice of this key is unread, it is renewed instead of adding another. */
  groupKey?: string;
}

/**
 * Tells a person something, by the ways they have not switched off: kept with the transaction it belongs to, shown
 * live and pushed once that is committed.
 */
export async function notify(context: Context, notice: Notice): Promise<void> {
  const wishes = await readWishes(context, notice);
  const sender = notice.senderId ? (await findPeople(context, [notice.senderId])).get(notice.senderId) : undefined;
  if (wishes.app) await keepNotice(context, notice, sender);
  if (!wishes.push) return;
  const { accountId, title, description: body, link } = notice;
  const icon = sender?.image ? { icon: sender.image } : {};
  context.afterCommit(() => context.push(accountId, { title, body, link: link ?? '/all-notifications', ...icon }));
}

async function keepNotice(context: Context, notice: Notice, sender: Person | undefined): Promise<void> {
  const row = await upsertNotification(context.db, {
    account_id: notice.accountId,
    type: notice.type,
    title: notice.title,
    description: notice.description,
    link: notice.link,
    sender_id: notice.senderId ?? null,
    group_key: notice.groupKey ?? null,
    created_at: context.now(),
  });
  const notification = viewNotification(row, sender);
  context.afterCommit(() => context.live.toAccount(notice.accountId, 'notification', notification));
}

const place = z.tuple([z.iso.datetime(), z.int()]);

/** A person's notifications, newest first. */
export async function listNotifications(
  context: Context,
  user: { id: number },
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = decodeCursor(cursor, place);
  const found = await selectNotifications(context.db, { accountId: user.id, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const people = await findPeople(
    context,
    rows.flatMap(({ sender_id }) => sender_id ?? []),
  );
  const last = rows.at(-1);
  return {
    data: rows.map((row) => viewNotification(row, people.get(row.sender_id ?? 0))),
    unread_total: await countUnread(context.db, user.id),
    next_cursor: found.length > limit && last ? encodeCursor([last.created_at.toISOString(), last.id]) : null,
  };
}

/** The row that was meant, none for `all`; somebody else's is not found. */
export async function chooseOwn(context: Context, user: { id: number }, wireId: string): Promise<{ id?: number }> {
  if (wireId === 'all') return {};
  const id = rowId(wireId, 'This notification');
  if (!(await ownsNotification(context.db, user.id, id))) throw refuseNotFound('This notification');
  return { id };
}

/** Marks one notification read, or `all`. It never goes back. */
export async function markNotificationRead(context: Context, user: { id: number }, wireId: string) {
  const chosen = await chooseOwn(context, user, wireId);
  await updateRead(context.db, { accountId: user.id, ...chosen, now: context.now() });
  return { unread_total: await countUnread(context.db, user.id) };
}
