import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { NoticeDetails } from '../../../database/json-columns.ts';
import type { Schema } from '../../../database/schema.ts';

type NewMail = Insertable<Schema['notification_mail']>;

/**
 * Queues notifications for e-mail. A renewed notification already waiting keeps its time; one already sent is queued
 * again, except for chats: until they are read, one e-mail is enough.
 */
export async function upsertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
  const isWaiting = sql<boolean>`notification_mail.sent_at is null`;
  await db
    .insertInto('notification_mail')
    .values([...mails])
    .onConflict((conflict) =>
      conflict
        .column('notification_id')
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          description: eb.ref('excluded.description'),
          link: eb.ref('excluded.link'),
          details: eb.ref('excluded.details'),
          due_at: sql`case when ${isWaiting} then notification_mail.due_at else excluded.due_at end`,
          attempts: sql`case when ${isWaiting} then notification_mail.attempts else 0 end`,
          sent_at: null,
        }))
        .where((eb) => eb.or([isWaiting, eb('notification_mail.type', '<>', 'chat')])),
    )
    .execute();
}

/** Maximum number of attempts; retries follow after 5, 10, 20 … minutes. */
const mostAttempts = 6;

/**
 * Claims due e-mails with everything else of the same type waiting for the same person, and postpones them, so that no
 * other process takes them. If this process dies, they become due again.
 */
export async function claimDue(db: Database, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<ClaimedMail>`
    update notification_mail m
    set attempts = attempts + 1, due_at = ${now}::timestamptz + interval '5 minutes' * power(2, attempts)
    from (
      select distinct account_id, type from notification_mail
      where sent_at is null and attempts < ${mostAttempts} and due_at <= ${now} limit ${limit}
    ) due
    where m.account_id = due.account_id and m.type = due.type and m.sent_at is null
      and m.attempts < ${mostAttempts} and (m.attempts = 0 or m.due_at <= ${now})
    returning m.id, m.account_id, m.type, m.title, m.description, m.link, m.details, (
      select n.read_at is not null from notification n where n.id = m.notification_id
    ) as is_read`.execute(db);
  return rows;
}

export interface ClaimedMail {
  id: number;
  account_id: number;
  type: string;
  title: string;
  description: string;
  link: string;
  details: NoticeDetails;
  /** Null where it is not shown in the product. */
  is_read: boolean | null;
}

/** Marks claimed e-mails as sent; notifications renewed meanwhile are sent with their next renewal. */
export async function markSent(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('notification_mail')
    .set({ sent_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

/** Deletes e-mails sent, or given up, before an instant. */
export async function deleteOldMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('notification_mail')
    .where((eb) =>
      eb.or([
        eb('sent_at', '<', before),
        eb.and([eb('sent_at', 'is', null), eb('attempts', '>=', mostAttempts), eb('due_at', '<', before)]),
      ]),
    )
    .execute();
}
