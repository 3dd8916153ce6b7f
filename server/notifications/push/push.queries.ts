import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import type { Schema } from '../../../database/schema.ts';
import type { PushTarget } from '../../kit/delivery/push.ts';

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

interface Reached extends PushTarget {
  now: Date;
}

/** Devices with a live session of a member of the account, and of the audience. */
function reachable(db: Database, { accountId, audience, now }: Reached) {
  const query = db
    .selectFrom('push_registration as p')
    .innerJoin('session as s', 's.id', 'p.session_id')
    .innerJoin('person', 'person.home_account_id', 's.account_id')
    .innerJoin('membership as m', (join) =>
      join.onRef('m.account_id', '=', 'p.account_id').onRef('m.person_id', '=', 'person.id'),
    )
    .select(['p.id', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.account_id', '=', accountId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where((eb) => isCurrent(eb.ref('m.until'), now));
  if (!audience) return query;
  if (audience === 'registrant') return query.whereRef('person.home_account_id', '=', 'p.account_id');
  return query.where(sql<boolean>`(m.campaign_ids is null or ${audience.campaignId}::bigint = any (m.campaign_ids))`);
}

/** An account's devices subscribed with this key. */
export async function selectRegistrations(db: Database, { vapidKey, ...to }: Reached & { vapidKey: string }) {
  return reachable(db, to).where('p.vapid_key', '=', vapidKey).execute();
}

/** One device, if a message may still go to it. */
export async function findRegistration(db: Database, { id, ...to }: Reached & { id: number }) {
  return reachable(db, to).where('p.id', '=', id).executeTakeFirst();
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
