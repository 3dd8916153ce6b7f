import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Shown } from './notices.rules.ts';

/** Cursor: time and id of the last notification shown. */
type NotificationPlace = [at: string, id: number];

/** An account, and the filter for the member who reads. */
interface Reader {
  accountId: number;
  shown: Shown;
}

function isShown({ isRegistrant, named }: Shown) {
  const isTheirs = isRegistrant ? sql<boolean>`true` : sql<boolean>`not is_personal`;
  if (!named) return isTheirs;
  return sql<boolean>`${isTheirs} and (type = any (${[...named.plainTypes]}::text[])
    or substring(link from ${named.campaignInLink})::bigint = any (${[...named.campaignIds]}::bigint[]))`;
}

interface ListOf extends Reader {
  isUnread: boolean;
  after: NotificationPlace | undefined;
  limit: number;
}

/** The newest notices about sign-in and security. */
export async function selectSecurityNotices(db: Database, { accountId, limit }: { accountId: number; limit: number }) {
  return db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('type', '=', 'security')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectNotifications(db: Database, { accountId, shown, isUnread, after, limit }: ListOf) {
  let query = db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(isShown(shown))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (isUnread) query = query.where('read_at', 'is', null);
  if (after) {
    const [at, id] = after;
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(new Date(at), id)));
  }
  return query.execute();
}
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

/** Unread notifications of each reader's account that the reader sees; an account without any is missing. */
export async function countUnread(db: Database, readers: readonly Reader[]): Promise<Map<number, number>> {
  if (readers.length === 0) return new Map();
  const rows = await db
    .selectFrom('notification')
    .select(({ fn }) => ['account_id', fn.countAll<number>().as('count')])
    .where('read_at', 'is', null)
    .where((eb) =>
      eb.or(readers.map(({ accountId, shown }) => eb.and([eb('account_id', '=', accountId), isShown(shown)]))),
    )
    .groupBy('account_id')
    .execute();
  return new Map(rows.map(({ account_id, count }) => [account_id, count]));
}

/**
 * Inserts notifications, at most one per group; an unread one of the same group is renewed instead and counted, with
 * the text for several if there is one.
 */
export async function upsertNotifications(
  db: Database,
  rows: readonly Insertable<Schema['notification']>[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  const sum = sql<number>`(notification.group_count + excluded.group_count)`;
  const counted = (words: 'many_title' | 'many_description', else_: 'title' | 'description') =>
    sql<string>`coalesce(replace(replace(excluded.${sql.ref(words)}, '{count}', ${sum}::text), '{more}', (${sum} - 1)::text), excluded.${sql.ref(else_)})`;
  return db
    .insertInto('notification')
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'group_key'])
        .where('read_at', 'is', null)
        .doUpdateSet((eb) => ({
          title: counted('many_title', 'title'),
          description: counted('many_description', 'description'),
          link: eb.ref('excluded.link'),
          sender_id: eb.ref('excluded.sender_id'),
          created_at: eb.ref('excluded.created_at'),
          group_count: sum,
        })),
    )
    .returningAll()
    .execute();
}

/** Whether the notification is the reader's to see. */
export async function ownsNotification(
  db: Database,
  { accountId, shown, id }: Reader & { id: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where(isShown(shown))
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

interface Reading extends Reader {
  id?: number;
  upTo: string | undefined;
  now: Date;
}

/** Marks one, or all, of the reader's notifications as read, up to an instant; those already read keep their time. */
export async function updateRead(db: Database, { accountId, shown, id, upTo, now }: Reading): Promise<void> {
  let query = db
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where(isShown(shown))
    .where('read_at', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  if (upTo !== undefined) query = query.where('created_at', '<=', new Date(upTo));
  await query.execute();
}

/** Moves what only a registrant sees, with its waiting e-mails, to another account of theirs. */
export async function movePersonal(db: Database, { from, to }: { from: number; to: number }): Promise<void> {
  const personal = db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', from)
    .where('is_personal', '=', true);
  await db.updateTable('notification_mail').set({ account_id: to }).where('notification_id', 'in', personal).execute();
  await db
    .updateTable('notification')
    .set({ account_id: to })
    .where('account_id', '=', from)
    .where('is_personal', '=', true)
    .execute();
}

/** Deletes up to `limit` notifications read before an instant; returns their number. */
export async function deleteReadBefore(db: Database, { before, limit }: { before: Date; limit: number }) {
  const old = db.selectFrom('notification').select('id').where('read_at', '<', before).orderBy('read_at').limit(limit);
  const { numDeletedRows } = await db.deleteFrom('notification').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
