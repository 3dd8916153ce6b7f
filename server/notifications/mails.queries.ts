import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

type NewMail = Insertable<Schema['notification_mail']>;

/**
 * Keeps what is to be told by e-mail. A renewed notification that waits keeps its time; one that was written already
 * is written again, but for chats: until they are read, one letter says it.
 */
export async function upsertMails(db: Database, mails: readonly NewMail[]): Promise<void> {
  if (mails.length === 0) return;
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
          due_at: eb
            .case()
            .when('notification_mail.sent_at', 'is', null)
            .then(eb.ref('notification_mail.due_at'))
            .else(eb.ref('excluded.due_at'))
            .end(),
          attempts: 0,
          sent_at: null,
        }))
        .where((eb) =>
          eb.or([eb('notification_mail.sent_at', 'is', null), eb('notification_mail.type', '<>', 'chat')]),
        ),
    )
    .execute();
}
