import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/**
 * Stores an address, once ignoring case, and claims the sending of a confirmation e-mail: null where one was sent since
 * `before`, or the address is subscribed already.
 */
export async function askSignup(
  db: Database,
  { email, source, now, before }: { email: string; source: string; now: Date; before: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('newsletter_signup')
    .values({ email, source, created_at: now, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet({ asked_at: now })
        .where((eb) =>
          eb.or([eb('newsletter_signup.asked_at', 'is', null), eb('newsletter_signup.asked_at', '<', before)]),
        )
        .where((eb) =>
          eb.or([eb('newsletter_signup.confirmed_at', 'is', null), eb('newsletter_signup.ended_at', 'is not', null)]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Records the owner's decision: subscribed or ended. False when the address is no longer stored. */
export async function setSignup(
  db: Database,
  { id, isWanted, now }: { id: number; isWanted: boolean; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('newsletter_signup')
    .set(isWanted ? { confirmed_at: now, ended_at: null } : { ended_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Subscribes the verified e-mail of an account, which needs no confirmation e-mail. */
export async function keepConfirmed(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
  await db
    .insertInto('newsletter_signup')
    .values({ email, source: 'settings', created_at: now, confirmed_at: now })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet({ confirmed_at: now, ended_at: null }))
    .execute();
}

export async function endByEmail(db: Database, { email, now }: { email: string; now: Date }): Promise<void> {
  await db
    .updateTable('newsletter_signup')
    .set({ ended_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
}

/** Whether an address is subscribed. */
export async function isSubscribed(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_signup')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
