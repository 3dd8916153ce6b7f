import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { measureAccounts } from '../../social/social-metrics/measure.service.ts';
import { countPeers } from '../../social/social-metrics/social-metrics.service.ts';
import { selectUnderived, updateFigures } from './metrics.queries.ts';

const batch = 400;

/** Derives the demo figures from its readings by the product's own rules, so that they can be recomputed. Once. */
export async function seedDemoMetrics(context: Context): Promise<void> {
  const ids = await selectUnderived(context.db);
  if (ids.length === 0) return;
  await countPeers(context);
  for (let from = 0; from < ids.length; from += batch) {
    await inTransaction(context, async (tx) => {
      const metrics = await measureAccounts(tx, ids.slice(from, from + batch));
      const figures = [...metrics].map(([id, { engagement, views }]) => ({
        id,
        engagement_rate: engagement?.rate ?? null,
        average_views: views?.average ?? null,
      }));
      await updateFigures(tx.db, figures);
    });
  }
  await countPeers(context);
}
