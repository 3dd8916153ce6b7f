import type { EscrowOrderRow, PledgeRow } from '../../../database/schema.ts';
import { findOwnPledge, lockPledged } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { demand } from '../../kit/http/policy.ts';
import { isPoolClosed, type Purpose, selectOrderFor } from './escrow.queries.ts';
import { isPayable } from './fund-pledge.policy.ts';
import { beginPayment } from './orders.service.ts';
import { syncOrder } from './sync.service.ts';

interface Paying {
  user: User;
  campaignId: string;
  pledgeId: string;
}

/** Purpose of a pledge's orders. */
function purposeOf({ id }: { id: number }): Purpose {
  return { column: 'pledge_id', id };
}

/** Starts the payment of an accepted pledge of budget, or resumes the open one. */
export async function fundPledge(context: Context, { user, campaignId, pledgeId }: Paying): Promise<EscrowOrderRow> {
  const pledge = await findOwnPledge(context, { user, campaignId, pledgeId });
  return beginPayment(context, {
    purpose: purposeOf(pledge),
    prepare: async () => {
      const pledged = await inTransaction(context, (tx) => lockPledged(tx, pledge.id));
      demand(isPayable({ ...pledged, isPoolClosed: await isPoolClosed(context.db, pledged.campaign.id) }));
      const { campaign } = pledged;
      const ends = { campaignId: campaign.id, payerId: pledge.account_id, payeeId: campaign.creator_id };
      return { ...ends, amount: pledge.value, feeBasisPoints: 0 };
    },
  });
}

/** The latest payment of a pledge. While it is open the gateway is asked, since its webhook may be late. */
export async function readPledgeOrder(
  context: Context,
  pledge: Pick<PledgeRow, 'id'>,
): Promise<EscrowOrderRow | undefined> {
  const order = await selectOrderFor(context.db, purposeOf(pledge));
  if (order?.status !== 'created') return order;
  await syncOrder(context, order.provider_id).catch((error) =>
    context.log.warn({ err: error }, 'The gateway could not be asked for a payment'),
  );
  return selectOrderFor(context.db, purposeOf(pledge));
}
