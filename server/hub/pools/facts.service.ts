import type { CampaignRow } from '../../../database/schema.ts';
import { isLockedAt } from '../../campaigns/pledges/pledges.rules.ts';
import { listContributions } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { sumPaid } from './consent.rules.ts';
import { listPayers, type Payer } from './payers.service.ts';
import { selectOpenPoolDispute } from './pool-disputes.queries.ts';
import type { PoolFacts, PoolReader } from './pools.policy.ts';
import { selectPoolLock, sumBudgetNeeds } from './pools.queries.ts';
import { isPayee, selectOpenSpending } from './spending.queries.ts';

/** Minimum of a joint campaign's pool, in paise: as set, otherwise the sum of its budget needs. */
export async function readMinimum(context: Context, { id, pool_minimum }: CampaignRow): Promise<number> {
  return pool_minimum ?? (await sumBudgetNeeds(context.db, id));
}

/** State of a campaign's pool that decides whether its money may be used. */
export async function readPoolFacts(context: Context, campaign: CampaignRow): Promise<PoolFacts> {
  const { db } = context;
  return {
    isStarted: isLockedAt(context.now(), campaign),
    lock: (await selectPoolLock(db, campaign.id))?.outcome,
    minimum: await readMinimum(context, campaign),
    paid: sumPaid(await listPayers(context, campaign.id)),
    hasOpenDraw: (await selectOpenSpending(db, campaign.id)) !== undefined,
    isPoolDisputed: (await selectOpenPoolDispute(db, campaign.id)) !== undefined,
  };
}

/** The reader of a pool with these payers. */
export async function readPoolReader(
  context: Context,
  { id, creator_id }: CampaignRow,
  { user, payers }: { user: Pick<User, 'id'>; payers: readonly Payer[] },
): Promise<PoolReader> {
  const isPayer = payers.some(({ accountId }) => accountId === user.id);
  const isConfirmed = (await listContributions(context, id)).some(({ accountId }) => accountId === user.id);
  const isDisputant = isPayer || isConfirmed || (user.id !== creator_id && (await isPayee(context.db, id, user.id)));
  return { userId: user.id, isPayer, isDisputant };
}
