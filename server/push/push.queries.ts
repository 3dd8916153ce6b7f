import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

/** Keeps a device's registration; the same device under another account is that account's from now on. */
export async function upsertRegistration(
  db: Database,
  values: Insertable<Schema['push_registration']>,
): Promise<number> {
  const { account_id, session_id, p256dh, auth } = values;
  const { id } = await db
    .insertInto('push_registration')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ account_id, session_id, p256dh, auth }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A person's devices whose session is still good. */
export async function selectRegistrations(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('push_registration as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.account_id', '=', accountId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .execute();
}

export async function deleteRegistration(db: Database, accountId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_registration')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function deleteRegistrationById(db: Database, id: number): Promise<void> {
  await db.deleteFrom('push_registration').where('id', '=', id).execute();
}
