import type { Context } from '../../kit/context/context.ts';
import { seal } from '../../kit/crypto/encryption.ts';
import { deleteDue, insertLockedAway, selectRegistration } from './locked-away.queries.ts';
import { eraseAt } from './locked-away.rules.ts';

/** Encrypts the data the law requires to keep before an account is erased. Nothing in the product reads it. */
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

/** Deletes locked-away data whose retention period is over. */
export async function eraseDue(context: Context): Promise<number> {
  return deleteDue(context.db, context.now());
}
