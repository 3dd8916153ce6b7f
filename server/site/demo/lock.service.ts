import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { countDemo, endDemoEntries, lockDemoAccounts, openDemoAccounts } from './lock.queries.ts';

/**
 * Locks demo accounts in production before the first request, with their sessions, codes and tokens, because the demo
 * password is public; unlocks them on loopback.
 */
export async function guardDemo(context: Context): Promise<void> {
  if (!context.config.production) return openDemoAccounts(context.db);
  const locked = await inTransaction(context, async (tx) => {
    const ids = await lockDemoAccounts(tx.db, tx.now());
    await endDemoEntries(tx.db, tx.now());
    return ids;
  });
  const left = await countDemo(context.db);
  if (left.accounts === 0) return;
  context.log.warn(
    { locked: locked.length, ...left },
    'The accounts of the demo are locked: its password is published.',
  );
}

/** Counts what is left of the demo, for the console; null once nothing is left. */
export async function readDemoLeft(context: Context) {
  const left = await countDemo(context.db);
  return left.accounts + left.campaigns + left.profiles > 0 ? left : null;
}
