import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { lockCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { isLockedAt } from '../../campaigns/pledges/pledges.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { sumPaid } from './consent.rules.ts';
import { listPayers } from './payers.service.ts';
import { insertPoolLock, selectPoolLock, selectUnlocked, sumBudgetNeeds } from './pools.queries.ts';
import { returnPool } from './returning.service.ts';

/** Minimum of a joint campaign's pool, in paise: as set, otherwise the sum of its budget needs. */
export async function readMinimum(context: Context, { id, pool_minimum }: CampaignRow): Promise<number> {
  return pool_minimum ?? (await sumBudgetNeeds(context.db, id));
}

/** Refuses to use the pool of a campaign before its start date or below its minimum. */
export async function demandLocked(context: Context, campaign: CampaignRow): Promise<void> {
  if (!isLockedAt(context.now(), campaign)) {
    throw refuse(
      'CONFLICT',
      'Nothing can be drawn from the pool before the start date. Until then, contributions can be withdrawn.',
    );
  }
  const lock = await selectPoolLock(context.db, campaign.id);
  if (lock?.outcome === 'reached') return;
  const { minimum, paid } = await readSums(context, campaign);
  if (!lock && paid >= minimum) return;
  throw refuse(
    'CONFLICT',
    say`The minimum of ${{ money: inRupees(minimum) }} wasn’t reached, so everyone is refunded.`,
  );
}

/** Records that a campaign, locked by the caller, reached its minimum, so that later refunds do not undo it. */
export async function confirmLock(tx: Context, campaign: CampaignRow): Promise<void> {
  await demandLocked(tx, campaign);
  if (!(await selectPoolLock(tx.db, campaign.id))) await keepLock(tx, campaign);
}

async function readSums(context: Context, campaign: CampaignRow) {
  return {
    minimum: await readMinimum(context, campaign),
    paid: sumPaid(await listPayers(context, campaign.id)),
  };
}

async function keepLock(tx: Context, campaign: CampaignRow): Promise<'reached' | 'refunded'> {
  const { minimum, paid } = await readSums(tx, campaign);
  const outcome = paid >= minimum ? 'reached' : 'refunded';
  await insertPoolLock(tx.db, { campaign_id: campaign.id, outcome, paid, minimum, locked_at: tx.now() });
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
    if (!isLockedAt(tx.now(), campaign) || (await selectPoolLock(tx.db, id))) return;
    if ((await keepLock(tx, campaign)) === 'refunded') await returnPool(tx, campaign, 'minimum');
  });
}
