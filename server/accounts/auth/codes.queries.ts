import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Channel, CodePurpose } from './auth.rules.ts';

interface NewCode {
  accountId: number;
  purpose: CodePurpose;
  channel: Channel;
  contact: string;
  codeHash: string;
  /** The session a step-up code works in; null for other purposes. */
  sessionId: number | null;
  now: Date;
  expiresAt: Date;
}

/** Makes a code the account's one live code. */
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

/** The account's code, live or run out: a resend goes the way the last one went. */
export async function findCode(db: Database, accountId: number) {
  return db
    .selectFrom('one_time_code')
    .select(['purpose', 'channel', 'contact', 'session_id'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Counts one try at the live code and returns it; nothing when there is none or its tries are used up. */
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

/** Ends every reset token of an account. */
export async function deleteResetTokens(db: Database, accountId: number): Promise<void> {
  await db.deleteFrom('reset_token').where('account_id', '=', accountId).execute();
}

interface NewResetToken {
  accountId: number;
  tokenHash: string;
  /** Where the code or link that opened the reset went. */
  contact: string | null;
  now: Date;
  expiresAt: Date;
}

/** Makes a token the account's only good one. */
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

/** Uses a reset token up and tells where it came from. Of two at once one gets undefined. */
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
