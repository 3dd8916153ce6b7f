import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

/** Where the list goes on: the time and id of the last one shown. */
type NotificationPlace = [at: string, id: number];

export async function selectNotifications(
  db: Database,
  { accountId, after, limit }: { accountId: number; after: NotificationPlace | undefined; limit: number },
) {
  let query = db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) {
    const [at, id] = after;
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(new Date(at), id)));
  }
  return query.execute();
}
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

export async function countUnread(db: Database, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a notification; while one of the same group is still unread, that one is renewed instead. */
export async function upsertNotification(
  db: Database,
  values: Insertable<Schema['notification']>,
): Promise<NotificationRow> {
  const { title, description, link, sender_id, created_at } = values;
  return db
    .insertInto('notification')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'group_key'])
        .where('read_at', 'is', null)
        .doUpdateSet((eb) => ({
          title,
          description,
          link,
          sender_id,
          created_at,
          group_count: eb('notification.group_count', '+', 1),
        })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Whether the person has this notification at all. */
export async function ownsNotification(db: Database, accountId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Marks one, or all, of a person's notifications read; those read before keep their time. */
export async function updateRead(db: Database, { accountId, id, now }: { accountId: number; id?: number; now: Date }) {
  let query = db
    .updateTable('notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
}
