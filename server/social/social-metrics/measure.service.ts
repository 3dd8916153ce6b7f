import type { Context } from '../../kit/context/context.ts';
import { selectPeers } from './peers.queries.ts';
import { classOf } from './peers.rules.ts';
import type { Peers } from './signals.rules.ts';
import {
  refreshAuthenticity,
  selectMeasured,
  selectMedia,
  selectReadings,
  upsertMetrics,
} from './social-metrics.queries.ts';
import { deriveMetrics, type Metrics, mediaKept } from './social-metrics.rules.ts';
import { viewDerived } from './social-metrics.views.ts';

/**
 * Derives the figures of connected accounts from stored readings and media, stores them, and updates their profiles'
 * scores. Returns them by account; runs in the caller's transaction, after the caller stored its reading.
 */
export async function measureAccounts(tx: Context, accountIds: readonly number[]): Promise<Map<number, Metrics>> {
  const accounts = await selectMeasured(tx.db, accountIds);
  const readings = Map.groupBy(await selectReadings(tx.db, accountIds), (row) => row.social_account_id);
  const media = Map.groupBy(await selectMedia(tx.db, accountIds, mediaKept), (row) => row.social_account_id);
  const peersOf = await findPeers(tx, accounts);
  const now = tx.now();
  const metrics = new Map(
    accounts.map((account) => {
      const derived = deriveMetrics({
        platform: account.platform_id,
        followers: account.followers,
        media: (media.get(account.id) ?? []).map(({ published_at, ...each }) => ({
          ...each,
          publishedAt: published_at,
        })),
        snapshots: (readings.get(account.id) ?? []).map(({ as_of, followers }) => ({ asOf: as_of, followers })),
        peers: peersOf(account),
        now,
      });
      return [account.id, derived];
    }),
  );
  const rows = [...metrics].map(([id, each]) => ({ social_account_id: id, derived: viewDerived(each) }));
  await upsertMetrics(tx.db, rows, now);
  await refreshAuthenticity(tx.db, [...new Set(accounts.flatMap(({ influencer_id }) => influencer_id ?? []))]);
  return metrics;
}

type Measured = Awaited<ReturnType<typeof selectMeasured>>[number];

/** Engagement of accounts of the same platform and size, across all categories. */
async function findPeers(tx: Context, accounts: readonly Measured[]): Promise<(account: Measured) => Peers | null> {
  const keyOf = (platform: string, from: number) => `${platform} ${from}`;
  const classes = new Map(
    accounts.flatMap(({ platform_id: platform, followers }) => {
      const fromFollowers = classOf(followers);
      return fromFollowers === null ? [] : [[keyOf(platform, fromFollowers), { platform, fromFollowers }]];
    }),
  );
  const rows = await selectPeers(tx.db, [...classes.values()], []);
  const engagement = rows.filter(({ measure }) => measure === 'engagement');
  const found = new Map(engagement.map((row) => [keyOf(row.platform_id, row.from_followers), row]));
  return ({ platform_id, followers }) => {
    const from = classOf(followers);
    const row = from === null ? undefined : found.get(keyOf(platform_id, from));
    const [lower, upper] = [row?.percentiles[25], row?.percentiles[75]];
    if (!row || lower === undefined || upper === undefined) return null;
    return { count: row.count, lowerQuartile: Number(lower.toFixed(2)), upperQuartile: Number(upper.toFixed(2)) };
  };
}
