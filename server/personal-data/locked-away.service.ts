import type { Context } from '../kit/context.ts';
import { seal } from '../kit/vault.ts';
import { deleteDue, insertLockedAway, selectRegistration } from './locked-away.queries.ts';
import { eraseAt } from './locked-away.rules.ts';

/** Locks away what the law asks to keep of somebody who is about to be erased; nothing in the product reads it. */
export async function lockAway(tx: Context, accountId: number): Promise<void> {
  const data = JSON.stringify(await selectRegistration(tx.db, accountId));
  const now = tx.now();
  await insertLockedAway(tx.db, {
    account_id: accountId,
    sealed: seal(tx.secretKey, 'locked-away', data),
    locked_at: now,
    erase_at: eraseAt(now, tx.config.erasedKeptDays),
  });
}

/** Erases for good what was locked away long enough. */
export async function eraseDue(context: Context): Promise<number> {
  return deleteDue(context.db, context.now());
}
