import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { measureAccounts } from '../social-metrics/measure.service.ts';
import { mediaKept } from '../social-metrics/social-metrics.rules.ts';
import type { AccountReading } from '../social-providers/provider.ts';
import { storeDerived, storeFigures } from '../social-records/social-records.service.ts';
import { insertSnapshot, keepDerived, keepMedia, lockHeld } from './readings.queries.ts';

/** Stores a reading with its derived figures, atomically; drops it when another process holds the account by now. */
export async function storeReading(
  context: Context,
  held: { id: number; lease: string },
  { reading, nextAt }: { reading: AccountReading; nextAt: Date },
): Promise<void> {
  await inTransaction(context, async (tx) => {
    if (!(await lockHeld(tx.db, held))) return;
    const { id } = held;
    const now = tx.now();
    await storeFigures(tx, { id, reading, nextAt });
    await keepMedia(tx.db, { id, ...reading, now, most: mediaKept });
    await insertSnapshot(tx.db, { id, reading, now });
    const derived = (await measureAccounts(tx, [id])).get(id);
    const figures = {
      engagement_rate: derived?.engagement?.rate ?? null,
      average_views: derived?.views?.average ?? null,
      median_views: derived?.views?.median ?? null,
    };
    await keepDerived(tx.db, { id, now }, figures);
    await storeDerived(tx, id, figures);
  });
}
