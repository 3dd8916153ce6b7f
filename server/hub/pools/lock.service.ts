import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { lockCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { readPoolFacts } from './facts.service.ts';
import type { PoolFacts } from './pools.policy.ts';
import { insertPoolLock, selectUnlocked } from './pools.queries.ts';
import { returnPool } from './returning.service.ts';

/** Records that a campaign, locked by the caller, reached its minimum, so that later refunds do not undo it. */
export async function confirmLock(tx: Context, campaign: CampaignRow, facts: PoolFacts): Promise<void> {
  if (!facts.lock) await keepLock(tx, campaign, facts);
}

async function keepLock(tx: Context, { id }: CampaignRow, { minimum, paid }: PoolFacts) {
  const outcome = paid >= minimum ? 'reached' : 'refunded';
  await insertPoolLock(tx.db, { campaign_id: id, outcome, paid, minimum, locked_at: tx.now() });
  return outcome;
}

const batch = 200;

/**
 * Decides for every started campaign whether its minimum was reached, and refunds everybody otherwise. One posted on
 * its start date or later has the day of posting to fill its pool.
 */
export async function lockPools(context: Context): Promise<void> {
  for (const id of await selectUnlocked(context.db, dateInIndia(context.now()), batch)) {
    await lockPool(context, id).catch((error) =>
      context.log.error({ err: error, campaignId: id }, 'A pool could not be locked'),
    );
  }
}

async function lockPool(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const campaign = await lockCampaignOf(tx, { campaign_id: id });
    const facts = await readPoolFacts(tx, campaign);
    if (!facts.isStarted || facts.lock) return;
    if ((await keepLock(tx, campaign, facts)) === 'refunded') await returnPool(tx, campaign, 'minimum');
  });
}
