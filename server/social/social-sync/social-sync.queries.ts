import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { SyncError } from '../../../database/schema.ts';
import type { SealedTokens } from '../social-tokens/tokens.ts';

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
    .returning([...held, 'a.owner_id', 'a.platform_id', 'a.provider_user_id', 'a.handle'])
    .executeTakeFirst();
}
export type HeldAccount = NonNullable<Awaited<ReturnType<typeof takeLease>>>;

/** The next accounts due, except those of paused platforms. */
export async function selectDue(db: Database, { now, most }: { now: Date; most: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('social_connection as c')
    .innerJoin('social_account as a', 'a.id', 'c.social_account_id')
    .leftJoin('social_pause as p', 'p.platform_id', 'a.platform_id')
    .select('c.social_account_id as id')
    .where('c.state', '=', 'connected')
    .where('c.next_sync_at', '<=', now)
    .where((eb) => eb.or([eb('c.lease_until', 'is', null), eb('c.lease_until', '<=', now)]))
    .where((eb) => eb.or([eb('p.until', 'is', null), eb('p.until', '<=', now)]))
    .orderBy('c.next_sync_at')
    .orderBy('c.social_account_id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Until when a platform is paused; null when it is not. */
export async function findPause(db: Database, platform: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('social_pause')
    .select('until')
    .where('platform_id', '=', platform)
    .where('until', '>', now)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function pausePlatform(db: Database, platform: string, until: Date): Promise<void> {
  await db
    .insertInto('social_pause')
    .values({ platform_id: platform, until })
    .onConflict((conflict) =>
      conflict.column('platform_id').doUpdateSet({ until: sql`greatest(social_pause.until, excluded.until)` }),
    )
    .execute();
}

interface Kept {
  sealed: SealedTokens;
  expiresAt: Date | null;
  accessEndsAt: Date | null;
  now: Date;
}

export async function keepTokens(db: Database, { id, lease }: { id: number; lease: string }, tokens: Kept) {
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

interface Failure {
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
