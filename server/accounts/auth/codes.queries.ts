import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Channel, CodePurpose } from './auth.rules.ts';

interface NewCode {
  accountId: number;
  purpose: CodePurpose;
  channel: Channel;
  contact: string;
  codeHash: string;
  /** Session a step-up code is valid in; null for other purposes. */
  sessionId: number | null;
  now: Date;
  expiresAt: Date;
}

/** Replaces the account's live code. */
export async function replaceCode(db: Database, code: NewCode): Promise<void> {
  const row = {
    purpose: code.purpose,
    channel: code.channel,
    contact: code.contact,
    code_hash: code.codeHash,
    session_id: code.sessionId,
    tries: 0,
    sent_at: code.now,
    expires_at: code.expiresAt,
  };
  await db
    .insertInto('one_time_code')
    .values({ account_id: code.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** The account's last code, live or expired; a resend uses its channel and contact. */
export async function findCode(db: Database, accountId: number) {
  return db
    .selectFrom('one_time_code')
    .select(['purpose', 'channel', 'contact', 'session_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Counts one attempt at the live code and returns it; undefined when there is none or its attempts are used up. */
export async function countTry(db: Database, { accountId, max, now }: { accountId: number; max: number; now: Date }) {
  return db
    .updateTable('one_time_code')
    .set({ tries: sql`tries + 1` })
    .where('account_id', '=', accountId)
    .where('tries', '<', max)
    .where('expires_at', '>', now)
    .returning(['purpose', 'channel', 'contact', 'code_hash', 'session_id'])
    .executeTakeFirst();
}

export async function deleteCode(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('one_time_code').where('account_id', '=', accountId).execute();
}

/** Deletes every reset token of an account. */
export async function deleteResetTokens(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('reset_token').where('account_id', '=', accountId).execute();
}

interface NewResetToken {
  accountId: number;
  tokenHash: string;
  /** Contact that the code or link of the reset was sent to. */
  contact: string | null;
  now: Date;
  expiresAt: Date;
}

/** Replaces all reset tokens of an account. */
export async function replaceResetToken(db: Database, token: NewResetToken): Promise<void> {
  await deleteResetTokens(db, token.accountId);
  await db
    .insertInto('reset_token')
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      contact: token.contact,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .execute();
}

interface ResetToken {
  accountId: number;
  tokenHash: string;
  now: Date;
}

export async function findResetToken(db: Database, { accountId, tokenHash, now }: ResetToken): Promise<boolean> {
  const row = await db
    .selectFrom('reset_token')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Consumes a reset token and returns its contact. Of two concurrent calls one gets undefined. */
export async function consumeResetToken(
  db: Database,
  { accountId, tokenHash, now }: ResetToken,
): Promise<{ contact: string | null } | undefined> {
  return db
    .updateTable('reset_token')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('contact')
    .executeTakeFirst();
}
