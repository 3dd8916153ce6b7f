import { randomBytes } from 'node:crypto';
import type { Context } from '../../kit/context/context.ts';
import { hashToken } from '../../kit/crypto/hash-token.ts';
import {
  deleteRecoveriesBefore,
  endRecovery,
  insertRecovery,
  type RecoveryRow,
  selectByToken,
  selectOpenRecovery,
} from './recoveries.queries.ts';
import { recoveryKept, recoveryOpen, recoveryWait } from './second-factors.rules.ts';

/** The recovery that is under way: waiting, or ready to be finished. */
export async function findRecovery(context: Context, accountId: number): Promise<RecoveryRow | null> {
  return (await selectOpenRecovery(context.db, accountId, context.now())) ?? null;
}

/** Starts a recovery. The token, which stops it, goes to the owner's e-mail. */
export async function startRecovery(tx: Context, accountId: number): Promise<{ token: string; readyAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const now = tx.now();
  const readyAt = new Date(now.getTime() + recoveryWait);
  await endRecovery(tx.db, accountId, now);
  await insertRecovery(tx.db, {
    account_id: accountId,
    token_hash: hashToken(token),
    started_at: now,
    ready_at: readyAt,
    expires_at: new Date(readyAt.getTime() + recoveryOpen),
  });
  return { token, readyAt };
}

/** Ends the recovery that is under way: stopped, finished, or pointless. False where there is none. */
export async function closeRecovery(tx: Context, accountId: number): Promise<boolean> {
  return endRecovery(tx.db, accountId, tx.now());
}

/** Account whose recovery this token stops; null for an unknown or ended one. */
export async function findStoppable(context: Context, token: string): Promise<number | null> {
  return (await selectByToken(context.db, hashToken(token), context.now()))?.account_id ?? null;
}

/** Deletes recoveries that ended long ago. */
export async function dropOldRecoveries(context: Context): Promise<void> {
  await deleteRecoveriesBefore(context.db, new Date(context.now().getTime() - recoveryKept));
}
