import { followerSteps } from '../../../contract/discovery/discovery.ts';
import type { InfluencerMetrics } from '../../../contract/social/social-metrics.ts';
import { followerClass } from '../../../search/discovery.rules.ts';
import { findOpening } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { replacePeers, selectPeers } from './peers.queries.ts';
import { classOf } from './peers.rules.ts';
import { drawnSeries } from './series.rules.ts';
import { fewestPeers } from './signals.rules.ts';
import { selectAccounts, selectAudiences, selectMedia, selectReadings } from './social-metrics.queries.ts';
import { mediaKept } from './social-metrics.rules.ts';
import { viewAccount, viewAudience, viewMedia, viewPeers } from './social-metrics.views.ts';

/**
 * Derived figures of an influencer's accounts, with their basis. The audience's cities are included only where visible
 * to the reader.
 */
export async function getInfluencerMetrics(
  context: Context,
  reader: { id: number },
  id: number,
): Promise<InfluencerMetrics> {
  const { db } = context;
  const { locked, category } = await findOpening(context, reader, id);
  const accounts = await selectAccounts(db, id);
  const ids = accounts.map((account) => account.id);
  const now = context.now();
  const readings = Map.groupBy(await selectReadings(db, ids), (row) => row.social_account_id);
  const media = Map.groupBy(await selectMedia(db, ids, mediaKept), (row) => row.social_account_id);
  const audiences = new Map((await selectAudiences(db, ids)).map((row) => [row.social_account_id, row]));
  const classes = accounts.flatMap(({ platform_id: platform, followers }) => {
    const fromFollowers = classOf(followers);
    return fromFollowers === null ? [] : [{ platform, fromFollowers }];
  });
  const peers = await selectPeers(db, classes, category ? [category.id] : []);
  const shown = accounts.map((row) => {
    const from = classOf(row.followers);
    const rows = peers.filter((each) => each.platform_id === row.platform_id && each.from_followers === from);
    const audience = audiences.get(row.id);
    const reading = (readings.get(row.id) ?? []).map(({ as_of, followers }) => ({ asOf: as_of, followers }));
    return viewAccount(row, {
      size: from === null ? null : followerClass(followerSteps.indexOf(from)).name,
      peers: row.source === 'provider' ? viewPeers({ account: row, rows, category }) : [],
      growth: drawnSeries(reading, now),
      media: (media.get(row.id) ?? []).map(viewMedia),
      audience: audience ? viewAudience(audience, locked) : null,
    });
  });
  const judged = shown.find(({ source, derived }) => source === 'provider' && derived?.authenticity.score != null);
  return { locked, accounts: shown, judged_account: judged?.id ?? null };
}

/** Recomputes the statistics of accounts by size. */
export async function countPeers(context: Context): Promise<void> {
  await inTransaction(context, (tx) =>
    replacePeers(tx.db, { steps: followerSteps, fewest: fewestPeers, now: context.now() }),
  );
}
