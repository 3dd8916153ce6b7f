import { runInTransaction } from '../../../database/connection.ts';
import type { Context } from './context.ts';

/**
 * Runs `work` with a context whose database is one transaction, joining a surrounding one. E-mails, live events and
 * pushes wait in `afterCommit` until the commit; a failure among them is logged and undoes nothing.
 */
export async function inTransaction<T>(context: Context, work: (tx: Context) => Promise<T>): Promise<T> {
  if (context.db.isTransaction) return work(context);
  const effects: (() => unknown)[] = [];
  const outcome = await runInTransaction(context.db, (db) =>
    work({ ...context, db, afterCommit: (effect) => effects.push(effect) }),
  );
  for (const effect of effects) context.afterCommit(effect);
  return outcome;
}
