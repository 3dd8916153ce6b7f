import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import { runPrepared } from '../../../database/prepared.ts';
import { lacksFactor } from '../../../database/second-factor.ts';

interface NewSession {
  accountId: number;
  tokenHash: string;
  deviceId: string | null;
  ip: string | null;
  userAgent: string | null;
  now: Date;
  expiresAt: Date;
  /** Operator impersonating the account; null for the owner. */
  impersonatorId: number | null;
  notMe: NotMe | null;
}

/** How the owner can disown a sign-in: the hash of a token, and the e-mail it was sent to. */
export interface NotMe {
  hash: string;
  to: string;
}

export async function insertSession(db: Database, session: NewSession): Promise<number> {
  const row = await db
    .insertInto('session')
    .values({
      account_id: session.accountId,
      token_hash: session.tokenHash,
      device_id: session.deviceId,
      ip: session.ip,
      user_agent: session.userAgent,
      created_at: session.now,
      last_used_at: session.now,
      expires_at: session.expiresAt,
      impersonator_id: session.impersonatorId,
      not_me_hash: session.notMe?.hash ?? null,
      not_me_to: session.notMe?.to ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The live session of a token, with the account it acts for, its person and their roles there. */
export async function findSession(db: Database, tokenHash: string, now: Date) {
  const held = db
    .selectFrom('session')
    .select(['id as session_id', 'account_id'])
    .where('token_hash', '=', tokenHash)
    .unionAll(db.selectFrom('session_token').select(['session_id', 'account_id']).where('token_hash', '=', tokenHash))
    .as('held');
  const statement = db
    .selectFrom(held)
    .innerJoin('session', 'session.id', 'held.session_id')
    .innerJoin('account', 'account.id', 'held.account_id')
    .innerJoin('account as home', 'home.id', 'session.account_id')
    .innerJoin('person', 'person.home_account_id', 'home.id')
    .innerJoin('membership', (join) =>
      join.onRef('membership.account_id', '=', 'account.id').onRef('membership.person_id', '=', 'person.id'),
    )
    .select([
      'session.id',
      'session.created_at',
      'session.last_used_at',
      'session.impersonator_id',
      'session.written_up_to',
      'account.id as account_id',
      'account.role',
      'account.operator_level',
      'account.last_active_at',
      'person.id as person_id',
      'home.id as home_id',
      'home.role as home_role',
      'membership.roles',
      'membership.campaign_ids',
    ])
    .select((eb) => lacksFactor(eb.ref('account.members_need_factor'), eb.ref('home.id')).as('lacks_factor'))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .where((eb) => isCurrent(eb.ref('membership.until'), now))
    .where('account.deleted_at', 'is', null)
    .where('account.suspended_at', 'is', null)
    .where('home.deleted_at', 'is', null)
    .where('home.suspended_at', 'is', null);
  const [session] = await runPrepared(db, statement);
  return session;
}

/** A further token of a session, for another account of its person. */
export async function insertToken(
  db: Database,
  token: { hash: string; sessionId: number; accountId: number; personId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('session_token')
    .values({
      token_hash: token.hash,
      session_id: token.sessionId,
      account_id: token.accountId,
      person_id: token.personId,
      created_at: token.now,
    })
    .execute();
}

/** Deletes a session's further tokens for an account except the newest ones. */
export async function deleteOldTokens(
  db: Database,
  { sessionId, accountId, keep }: { sessionId: number; accountId: number; keep: number },
): Promise<void> {
  const own = db
    .selectFrom('session_token')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('account_id', '=', accountId);
  await db
    .deleteFrom('session_token')
    .where('token_hash', 'in', own.orderBy('created_at', 'desc').offset(keep))
    .execute();
}

export async function touchSession(db: Database, use: { id: number; now: Date; expiresAt: Date }): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: use.now, expires_at: use.expiresAt })
    .where('id', '=', use.id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Sets the place up to which a session has written to the present one, and returns it; null for a session that is gone. */
export async function setWrittenUpTo(db: Database, sessionId: number): Promise<string | null> {
  const row = await db
    .updateTable('session')
    .set({ written_up_to: sql`pg_current_wal_insert_lsn()` })
    .where('id', '=', sessionId)
    .returning('written_up_to')
    .executeTakeFirst();
  return row?.written_up_to ?? null;
}

export async function listLiveSessions(db: Database, accountId: number, now: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'ip', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'not_me_hash', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .where('impersonator_id', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
export type SessionRow = Awaited<ReturnType<typeof listLiveSessions>>[number];

/** Known browsers that signed in to an account. */
export async function listDevices(db: Database, accountId: number) {
  return db
    .selectFrom('session')
    .select(['device_id', 'user_agent'])
    .distinct()
    .where('account_id', '=', accountId)
    .where('impersonator_id', 'is', null)
    .execute();
}

/** Whether this browser is known to have signed in to the account. */
export async function hasSignedIn(db: Database, accountId: number, deviceId: string): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('impersonator_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** This operator's impersonation session, while it lasts. */
export async function findImpersonation(
  db: Database,
  { id, operatorId, now }: { id: number; operatorId: number; now: Date },
) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at'])
    .where('id', '=', id)
    .where('impersonator_id', '=', operatorId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Revokes the account's sessions: all, one, or all but one. Returns the ids of those that were live. */
export async function revokeSessions(
  db: Database,
  which: { accountId: number; only?: number; except?: number; now: Date },
): Promise<number[]> {
  let revoking = db
    .updateTable('session')
    .set({ revoked_at: which.now })
    .where('account_id', '=', which.accountId)
    .where('revoked_at', 'is', null);
  if (which.only !== undefined) revoking = revoking.where('id', '=', which.only);
  if (which.except !== undefined) revoking = revoking.where('id', '!=', which.except);
  const rows = await revoking.returning('id').execute();
  return rows.map((row) => row.id);
}

/** Deletes sessions that expired or were revoked before a time. */
export async function deleteSessionsBefore(db: Database, time: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where((eb) => eb.or([eb('expires_at', '<', time), eb('revoked_at', '<', time)]))
    .execute();
}

export async function setProven(db: Database, { sessionId, now }: { sessionId: number; now: Date }): Promise<void> {
  await db
    .updateTable('session')
    .set({ proven_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function setConfirmed(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('session').set({ confirmed_at: now }).where('id', '=', id).execute();
}

/** Uses the token up. Of two at once one gets false. */
export async function clearNotMeToken(db: Database, sessionId: number): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ not_me_hash: null })
    .where('id', '=', sessionId)
    .where('not_me_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
