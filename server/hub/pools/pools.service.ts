import type { Pool } from '../../../contract/hub/pools.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { selectPoolFaults, selectPoolSums } from './pools.queries.ts';
import { viewPool } from './pools.views.ts';
import { sumDrawn, sumReserved } from './spending.queries.ts';

/** Payments into a campaign's pool and their use. */
export async function readPool(context: Context, campaignId: number): Promise<Pool> {
  return viewPool(await selectPoolSums(context.db, campaignId));
}

/** Refuses an amount beyond what the pool of a campaign, locked by the caller, holds besides its open draws; paise. */
export async function refuseBeyondPool(tx: Context, { id }: CampaignRow, amount: number): Promise<void> {
  const { proposed, disputed } = await sumReserved(tx.db, id);
  const free = (await readPoolBalance(tx, id)) - proposed - disputed;
  if (amount <= free) return;
  throw refuse('CONFLICT', free === 0 ? 'The pool is empty.' : msg`The pool has only ${{ money: inRupees(free) }}.`);
}

/** Net paise each payee received from the pool of a campaign. */
export async function findDrawn(context: Context, campaignId: number): Promise<Map<number, number>> {
  return new Map((await sumDrawn(context.db, campaignId)).map(({ payee_id, net }) => [payee_id, net]));
}

/** Pools whose balance differs from their payments, spending and settlements, as sentences; empty when all is right. */
export async function findPoolFaults(context: Pick<Context, 'db'>): Promise<string[]> {
  return selectPoolFaults(context.db);
}
