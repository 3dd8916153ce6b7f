import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** Counts of all that is set up, in one row. */
export async function selectState(db: Database, accountId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('totp as t', 't.account_id', 'a.id')
    .select('t.confirmed_at as totpSince')
    .select((eb) => [
      eb
        .selectFrom('passkey')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('passkey.account_id', '=', 'a.id')
        .as('passkeys'),
      eb
        .selectFrom('recovery_code')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('recovery_code.account_id', '=', 'a.id')
        .as('codes'),
      eb
        .selectFrom('recovery_code')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('recovery_code.account_id', '=', 'a.id')
        .where('used_at', 'is', null)
        .as('codesLeft'),
    ])
    .where('a.id', '=', accountId)
    .executeTakeFirst();
}

interface NewTotp {
  accountId: number;
  secret: string;
  sessionId: number;
  now: Date;
}

/** Stores a secret in place of one that was never confirmed. False where one is on. */
export async function storeTotp(db: Database, { accountId, secret, sessionId, now }: NewTotp): Promise<boolean> {
  const row = { secret, session_id: sessionId, created_at: now, last_step: null };
  const stored = await db
    .insertInto('totp')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null))
    .returning('account_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function selectTotp(db: Database, accountId: number) {
  return db
    .selectFrom('totp')
    .select(['secret', 'session_id', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

export async function confirmTotp(db: Database, { accountId, now }: { accountId: number; now: Date }): Promise<void> {
  await db.updateTable('totp').set({ confirmed_at: now }).where('account_id', '=', accountId).execute();
}

/** Uses a time step up. False where it or a later one was used before; of two at once one gets false. */
export async function useStep(db: Database, { accountId, step }: { accountId: number; step: number }) {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the authenticator app: in any case, or only if `sessionId` set it up, or if it was turned on since a time. */
export async function deleteTotp(db: Database, { accountId, ...which }: Removal): Promise<boolean> {
  let deleting = db.deleteFrom('totp').where('account_id', '=', accountId);
  if (which.sessionId !== undefined) deleting = deleting.where('session_id', '=', which.sessionId);
  if (which.since !== undefined) deleting = deleting.where('confirmed_at', '>=', which.since);
  return (await deleting.returning('account_id').executeTakeFirst()) !== undefined;
}

export async function selectSealedSecrets(db: Database) {
  return db.selectFrom('totp').select(['account_id', 'secret']).execute();
}

export async function deleteTotps(db: Database, accountIds: readonly number[]): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .deleteFrom('totp')
    .where('account_id', 'in', [...accountIds])
    .execute();
}

/** Deletes everybody's recovery codes. Returns how many accounts had some. */
export async function deleteRecoveryCodes(db: Database): Promise<number> {
  const rows = await db.deleteFrom('recovery_code').returning('account_id').execute();
  return new Set(rows.map(({ account_id }) => account_id)).size;
}

export interface Removal {
  accountId: number;
  sessionId?: number;
  since?: Date;
}

export async function replaceRecoveryCodes(
  db: Database,
  { accountId, hashes, now }: { accountId: number; hashes: readonly string[]; now: Date },
): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  if (hashes.length === 0) return;
  const rows = hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: now }));
  await db.insertInto('recovery_code').values(rows).execute();
}

/** The account that the hashes of an account's recovery codes were made with: they outlive a move of its person's sign-in. */
export async function selectHashedFor(db: Database, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('recovery_code')
    .select('hashed_for')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row?.hashed_for ?? accountId;
}

/** Uses a recovery code up. False for an unknown or used one; of two at once one gets false. */
export async function useRecoveryCode(
  db: Database,
  { accountId, hash, now }: { accountId: number; hash: string; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a passkey. Undefined where its credential is known already. */
export async function insertPasskey(db: Database, row: Insertable<Schema['passkey']>) {
  return db
    .insertInto('passkey')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function selectPasskeys(db: Database, accountId: number) {
  return db.selectFrom('passkey').selectAll().where('account_id', '=', accountId).orderBy('id').execute();
}
export type PasskeyRow = Awaited<ReturnType<typeof selectPasskeys>>[number];

export async function selectPasskey(db: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  return db.selectFrom('passkey').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/** Records a signature. False where the counter did not grow, as with a copy of the passkey. */
export async function countSignature(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('passkey')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), ...(counter === 0 ? [eb('counter', '=', 0)] : [])]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes passkeys: one, those that `sessionId` added, or those added since a time. Returns their names. */
export async function deletePasskeys(
  db: Database,
  { accountId, id, ...which }: Removal & { id?: number },
): Promise<string[]> {
  let deleting = db.deleteFrom('passkey').where('account_id', '=', accountId);
  if (id !== undefined) deleting = deleting.where('id', '=', id);
  if (which.sessionId !== undefined) deleting = deleting.where('session_id', '=', which.sessionId);
  if (which.since !== undefined) deleting = deleting.where('created_at', '>=', which.since);
  return (await deleting.returning('name').execute()).map(({ name }) => name);
}
