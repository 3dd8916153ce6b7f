import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** Stores a device's registration; a device registered again by another account belongs to that one. */
export async function upsertRegistration(
  db: Database,
  values: Insertable<Schema['push_registration']>,
): Promise<number> {
  const { endpoint, ...fields } = values;
  const { id } = await db
    .insertInto('push_registration')
    .values(values)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a person's registrations except the most recent ones. */
export async function deleteOldest(db: Database, { accountId, keep }: { accountId: number; keep: number }) {
  await db
    .deleteFrom('push_registration')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_registration')
        .select('id')
        .where('account_id', '=', accountId)
        .orderBy('seen_at', 'desc')
        .orderBy('id', 'desc')
        .limit(keep),
    )
    .execute();
}

/** Devices with a live session. */
function reachable(db: Database, now: Date) {
  return db
    .selectFrom('push_registration as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now);
}

/** A person's devices subscribed with this key. */
export async function selectRegistrations(
  db: Database,
  { accountId, vapidKey, now }: { accountId: number; vapidKey: string; now: Date },
) {
  return reachable(db, now).where('p.account_id', '=', accountId).where('p.vapid_key', '=', vapidKey).execute();
}

/** One device, if it still belongs to the person. */
export async function findRegistration(
  db: Database,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
) {
  return reachable(db, now).where('p.id', '=', id).where('p.account_id', '=', accountId).executeTakeFirst();
}

/** Replaces a device's subscription; false for an unknown renewal token. */
export async function renewRegistration(
  db: Database,
  renewalHash: string,
  values: Updateable<Schema['push_registration']> & { endpoint: string },
): Promise<boolean> {
  await db
    .deleteFrom('push_registration')
    .where('endpoint', '=', values.endpoint)
    .where('renewal_hash', 'is distinct from', renewalHash)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('push_registration as mine').select('mine.id').where('mine.renewal_hash', '=', renewalHash)),
    )
    .execute();
  const renewed = await db
    .updateTable('push_registration')
    .set(values)
    .where('renewal_hash', '=', renewalHash)
    .returning('id')
    .executeTakeFirst();
  return renewed !== undefined;
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

export async function deleteRegistrationsOf(db: Database, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await db
    .deleteFrom('push_registration')
    .where('session_id', 'in', [...sessionIds])
    .execute();
}

/** Deletes the registrations for an account in the sessions of a member, who signs in to `homeId`. */
export async function deleteRegistrationsOfMember(
  db: Database,
  { accountId, homeId }: { accountId: number; homeId: number },
): Promise<void> {
  await db
    .deleteFrom('push_registration')
    .where('account_id', '=', accountId)
    .where('session_id', 'in', (eb) => eb.selectFrom('session').select('id').where('account_id', '=', homeId))
    .execute();
}
