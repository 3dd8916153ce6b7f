import { type Insertable, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { AccountChangeTable } from '../../database/schema/account.ts';
import type { ChangeRow } from '../trusted-contacts/trusted-contacts.service.ts';

export async function insertChange(db: Database, row: Insertable<AccountChangeTable>): Promise<void> {
  await db.insertInto('account_change').values(row).execute();
}

/** Finds the change that a token undoes. */
export async function selectByToken(db: Database, tokenHash: string) {
  return db
    .selectFrom('account_change')
    .select(['id', 'account_id'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function markUndone(db: Database, ids: readonly number[], now: Date): Promise<void> {
  await db
    .updateTable('account_change')
    .set({ undone_at: now })
    .where('id', 'in', [...ids])
    .execute();
}

/** Puts back what stood before a change. */
export async function restoreFormer(db: Database, change: ChangeRow, now: Date): Promise<void> {
  const { former, former_verified_at } = change;
  const before = {
    email: { email: former, email_verified_at: former_verified_at },
    mobile: { mobile: former, mobile_verified_at: former_verified_at },
    password: { password_hash: former },
  }[change.kind];
  await db
    .updateTable('account')
    .set({ ...before, updated_at: now })
    .where('id', '=', change.account_id)
    .execute();
}

/** Stops payouts until the password was reset, or lets them go on. */
export async function setResetDue(db: Database, accountId: number, at: Date | null): Promise<void> {
  await db.updateTable('account').set({ reset_due_at: at }).where('id', '=', accountId).execute();
}

/** Ends the undo of every change of password: the owner has chosen one since. */
export async function settlePasswordChanges(db: Database, accountId: number, now: Date): Promise<void> {
  await db
    .updateTable('account_change')
    .set({ undone_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', 'password')
    .where('undone_at', 'is', null)
    .execute();
}

/** Sign-ins with a provider that were joined since: they would stay a way in. */
export async function deleteIdentitiesSince(db: Database, accountId: number, since: Date): Promise<void> {
  await db
    .deleteFrom('external_identity')
    .where('account_id', '=', accountId)
    .where('created_at', '>=', since)
    .execute();
}

/** Of these contacts, in lower case, those that another account can still get back by an undo. */
export async function selectReserved(
  db: Database,
  { contacts, except, now }: { contacts: readonly string[]; except: number; now: Date },
): Promise<string[]> {
  if (contacts.length === 0) return [];
  const rows = await db
    .selectFrom('account_change')
    .select(sql<string>`lower(former)`.as('contact'))
    .where(sql`lower(former)`, 'in', [...contacts])
    .where('kind', '<>', 'password')
    .where('former_verified_at', 'is not', null)
    .where('account_id', '<>', except)
    .where('undone_at', 'is', null)
    .where('undo_until', '>', now)
    .execute();
  return rows.map(({ contact }) => contact);
}

/** A former contact is released once nobody can undo the change. */
export async function deleteSettled(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('account_change').where('undo_until', '<=', now).execute();
}

export async function selectSessionByToken(db: Database, tokenHash: string, notBefore: Date) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at', 'not_me_to'])
    .where('not_me_hash', '=', tokenHash)
    .where('created_at', '>', notBefore)
    .executeTakeFirst();
}

/** Uses the token up. Of two at once one gets false. */
export async function useSessionToken(db: Database, sessionId: number): Promise<boolean> {
  const row = await db
    .updateTable('session')
    .set({ not_me_hash: null })
    .where('id', '=', sessionId)
    .where('not_me_hash', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectLiveSession(db: Database, { accountId, id }: { accountId: number; id: number }) {
  return db
    .selectFrom('session')
    .select(['id', 'account_id', 'created_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('impersonator_id', 'is', null)
    .executeTakeFirst();
}
