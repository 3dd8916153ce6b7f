import type { Context } from '../../kit/context/context.ts';
import { withoutDemoFiles } from './demo-files.rules.ts';
import { deleteRemovals, selectRemovals } from './removal.queries.ts';

const batch = 200;

/** Deletes the bytes of files whose rows are gone; failures are retried later. */
export async function removeFiles(context: Context): Promise<void> {
  for (;;) {
    const keys = await selectRemovals(context.db, batch);
    if (keys.length === 0) return;
    for (const key of withoutDemoFiles(keys)) await context.storage.remove(key);
    await deleteRemovals(context.db, keys);
  }
}
