import type { Pool } from '../../../contract/hub/pools.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { selectPoolFaults, selectPoolSums } from './pools.queries.ts';
import { viewPool } from './pools.views.ts';
import { type SpendingRow, selectOpenSpending, sumDrawn, sumReserved } from './spending.queries.ts';

/** What was paid into the pool of a campaign and what became of it. */
export async function readPool(context: Context, campaignId: number): Promise<Pool> {
  return viewPool(await selectPoolSums(context.db, campaignId));
}

/** Refuses more than the pool of a campaign, which the caller has locked, holds beside its waiting draws; paise. */
export async function refuseBeyondPool(tx: Context, { id }: CampaignRow, amount: number): Promise<void> {
  const { proposed, disputed } = await sumReserved(tx.db, id);
  const free = (await readPoolBalance(tx, id)) - proposed - disputed;
  if (amount <= free) return;
  throw refuse('CONFLICT', free === 0 ? 'The pool is empty.' : say`The pool has only ${{ money: inRupees(free) }}.`);
}

/** Paise that reached each payee's wallet from the pool of a campaign. */
export async function findDrawn(context: Context, campaignId: number): Promise<Map<number, number>> {
  return new Map((await sumDrawn(context.db, campaignId)).map(({ payee_id, net }) => [payee_id, net]));
}

/** The draw of a campaign that waits for its payers. */
export async function findOpenDraw(tx: Context, campaignId: number): Promise<SpendingRow | undefined> {
  return selectOpenSpending(tx.db, campaignId);
}

/** Every pool that differs from what its payments, spending and settlements come to, in words; none when all is right. */
export async function findPoolFaults(context: Pick<Context, 'db'>): Promise<string[]> {
  return selectPoolFaults(context.db);
}
