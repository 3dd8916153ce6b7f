import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { SyncError } from '../../../database/schema.ts';
import type { AccountReading, GrantedAccount } from '../social-providers/provider.ts';
import type { SealedTokens } from '../social-tokens/tokens.ts';

/** Claims a reading on demand; false when the last was less than an hour ago. */
export async function takeRefresh(db: Database, { id, now, before }: { id: number; now: Date; before: Date }) {
  const row = await db
    .updateTable('social_connection')
    .set({ asked_at: now })
    .where('social_account_id', '=', id)
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', before)]))
    .returning('social_account_id')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewConnection {
  id: number;
  grant: GrantedAccount;
  sealed: SealedTokens;
  now: Date;
}

export async function upsertConnection(db: Database, { id, grant, sealed, now }: NewConnection): Promise<void> {
  const fresh = {
    account_type: grant.accountType,
    grantor_id: grant.grantorId,
    scopes: grant.scopes,
    ...sealed,
    token_made_at: now,
    token_expires_at: grant.expiresAt,
    access_ends_at: grant.accessEndsAt,
    state: 'connected' as const,
    consented_at: now,
    revoked_at: null,
    last_error: null,
    last_error_at: null,
    failures: 0,
    next_sync_at: now,
    expiry_told_at: null,
    lease: null,
    lease_until: null,
  };
  await db
    .insertInto('social_connection')
    .values({ social_account_id: id, ...fresh })
    .onConflict((conflict) => conflict.column('social_account_id').doUpdateSet(fresh))
    .execute();
}

export async function readSoon(db: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('social_connection').set({ next_sync_at: now }).where('social_account_id', 'in', ids).execute();
}
interface Lease {
  lease: string;
  now: Date;
  until: Date;
}

const held = [
  'c.social_account_id as id',
  'c.access_token',
  'c.refresh_token',
  'c.token_made_at',
  'c.token_expires_at',
  'c.failures',
] as const;

/**
 * Takes the lease for reading one account; undefined while another process holds it, or when the connection is broken.
 */
export async function takeLease(db: Database, id: number, { lease, now, until }: Lease) {
  return db
    .updateTable('social_connection as c')
    .from('social_account as a')
    .set({ lease, lease_until: until })
    .whereRef('a.id', '=', 'c.social_account_id')
    .where('c.social_account_id', '=', id)
    .where('c.state', '=', 'connected')
    .where((eb) => eb.or([eb('c.lease_until', 'is', null), eb('c.lease_until', '<=', now)]))
    .returning([...held, 'a.owner_id', 'a.influencer_id', 'a.platform_id', 'a.provider_user_id', 'a.handle'])
    .executeTakeFirst();
}
export type HeldAccount = NonNullable<Awaited<ReturnType<typeof takeLease>>>;

export interface Renewed {
  sealed: SealedTokens;
  expiresAt: Date | null;
  accessEndsAt: Date | null;
  now: Date;
}

export async function keepTokens(db: Database, { id, lease }: { id: number; lease: string }, tokens: Renewed) {
  await db
    .updateTable('social_connection')
    .set({
      ...tokens.sealed,
      token_made_at: tokens.now,
      token_expires_at: tokens.expiresAt,
      access_ends_at: tokens.accessEndsAt,
      expiry_told_at: null,
    })
    .where('social_account_id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

const free = { lease: null, lease_until: null };

/** Releases the lease without a result. */
export async function releaseLease(db: Database, { id, lease }: { id: number; lease: string }, nextAt: Date) {
  await db
    .updateTable('social_connection')
    .set({ ...free, next_sync_at: nextAt })
    .where('social_account_id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

export interface Failure {
  kind: SyncError;
  now: Date;
  nextAt: Date;
  isBroken: boolean;
}

/** Stores a failed reading; a broken connection loses its tokens. False when another process holds the account. */
export async function keepFailure(db: Database, { id, lease }: { id: number; lease: string }, failure: Failure) {
  const { kind, now, nextAt, isBroken } = failure;
  const row = await db
    .updateTable('social_connection')
    .set({
      ...free,
      last_error: kind,
      last_error_at: now,
      failures: sql<number>`least(failures + 1, 1000)`,
      next_sync_at: nextAt,
      ...(isBroken ? { state: 'broken' as const, access_token: null, refresh_token: null } : {}),
      ...(kind === 'revoked' ? { revoked_at: now } : {}),
    })
    .where('social_account_id', '=', id)
    .where('lease', '=', lease)
    .returning('social_account_id')
    .executeTakeFirst();
  return row !== undefined;
}
interface Success {
  id: number;
  reading: AccountReading;
  now: Date;
  nextAt: Date;
}

/** Updates the connection after a successful reading. */
export async function keepSuccess(db: Database, { id, reading, now, nextAt }: Success): Promise<void> {
  await db
    .updateTable('social_connection')
    .set({
      followers_hidden: reading.followersHidden,
      last_synced_at: now,
      last_error: null,
      last_error_at: null,
      failures: 0,
      next_sync_at: nextAt,
      lease: null,
      lease_until: null,
    })
    .where('social_account_id', '=', id)
    .execute();
}

/** Claims connections that end soon and whose owners were not notified yet; marks them as notified. */
export async function takeExpiring(db: Database, { now, until }: { now: Date; until: Date }) {
  return db
    .updateTable('social_connection as c')
    .from('social_account as a')
    .set({ expiry_told_at: now })
    .whereRef('a.id', '=', 'c.social_account_id')
    .where('c.state', '=', 'connected')
    .where('c.access_ends_at', '<=', until)
    .where('c.expiry_told_at', 'is', null)
    .returning(['a.id', 'a.owner_id', 'a.platform_id', 'a.handle', sql<Date>`c.access_ends_at`.as('ends_at')])
    .execute();
}

export async function deleteConnections(db: Database, ids: readonly number[]): Promise<void> {
  await db.deleteFrom('social_connection').where('social_account_id', 'in', ids).execute();
}
