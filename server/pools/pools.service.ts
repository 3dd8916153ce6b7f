import { inRupees } from '../../contract/money.ts';
import type { Pool } from '../../contract/pools.ts';
import type { CampaignRow } from '../../database/schema/campaign.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { say } from '../kit/words.ts';
import { readPoolBalance } from '../ledger/ledger.service.ts';
import { demandParty } from '../pledges/parties.service.ts';
import { selectPoolFaults, selectPoolSums } from './pools.queries.ts';
import { viewPool } from './pools.views.ts';

export async function getPool(context: Context, asked: { user: User; id: string }): Promise<Pool> {
  const { id } = await demandParty(context, asked);
  return readPool(context, id);
}

/** What was paid into the pool of a campaign and what became of it. */
export async function readPool(context: Context, campaignId: number): Promise<Pool> {
  return viewPool(await selectPoolSums(context.db, campaignId));
}

/** Whether the pool of a campaign, which the caller has locked, holds this many paise. */
export async function isPooled(tx: Context, { id }: CampaignRow, amount: number): Promise<boolean> {
  return amount <= (await readPoolBalance(tx, id));
}

/** Refuses more than the pool of a campaign, which the caller has locked, holds; `amount` in paise. */
export async function refuseBeyondPool(tx: Context, { id }: CampaignRow, amount: number): Promise<void> {
  const held = await readPoolBalance(tx, id);
  if (amount <= held) return;
  throw refuse(
    'CONFLICT',
    held === 0 ? 'The pool is empty.' : say`The pool holds ${{ money: inRupees(held) }}, which is less.`,
  );
}

/** Refuses to let a campaign, which the caller has locked, go while its pool holds money. */
export async function refuseWhilePooled(tx: Context, { id }: CampaignRow): Promise<void> {
  const held = await readPoolBalance(tx, id);
  if (held > 0)
    throw refuse('CONFLICT', say`The pool of this campaign holds ${{ money: inRupees(held) }}. Settle it first.`);
}

/** Every pool that differs from what its payments, spending and settlements come to, in words; none when all is right. */
export async function findPoolFaults(context: Pick<Context, 'db'>): Promise<string[]> {
  return selectPoolFaults(context.db);
}
