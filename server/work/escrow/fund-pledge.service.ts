import type { PledgeRow } from '../../../database/schema/campaign.ts';
import type { EscrowOrderRow } from '../../../database/schema/escrow.ts';
import { pledgeWords } from '../../hub/pledges/pledges.rules.ts';
import { findOwnPledge, lockPledged, type Pledged } from '../../hub/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { isPoolClosed, type Purpose, selectOrderFor } from './escrow.queries.ts';
import { beginPayment, leastPaise } from './orders.service.ts';
import { syncOrder } from './sync.service.ts';

interface Paying {
  user: User;
  campaignId: string;
  pledgeId: string;
}

/** What the orders of a pledge pay for. */
function purposeOf({ id }: { id: number }): Purpose {
  return { column: 'pledge_id', id };
}

/** Starts the payment of an accepted pledge of budget, or goes on with the one that is open. */
export async function fundPledge(context: Context, { user, campaignId, pledgeId }: Paying): Promise<EscrowOrderRow> {
  const pledge = await findOwnPledge(context, { user, campaignId, pledgeId });
  return beginPayment(context, {
    purpose: purposeOf(pledge),
    prepare: async () => {
      const pledged = await inTransaction(context, (tx) => lockPledged(tx, pledge.id));
      refuseUnpayable(pledged);
      if (await isPoolClosed(context.db, pledged.campaign.id))
        throw refuse(
          'CONFLICT',
          'The least sum was not there at the start date, so everything went back and this pool takes nothing more.',
        );
      const { campaign } = pledged;
      const ends = { campaignId: campaign.id, payerId: pledge.account_id, payeeId: campaign.creator_id };
      return { ...ends, amount: pledge.value, feeBasisPoints: 0 };
    },
  });
}

function refuseUnpayable({ campaign, pledge }: Pledged): void {
  const { kind, status, value } = pledge;
  if (kind !== 'budget')
    throw refuse('RULE', 'Only budget is paid in; anything else is brought, and confirmed by word.');
  if (value < leastPaise) throw refuse('RULE', 'The smallest payment is ₹1.');
  if (campaign.deleted_at) throw refuse('CONFLICT', 'This campaign was deleted.');
  if (status === 'accepted') return;
  if (status === 'pledged') throw refuse('CONFLICT', 'This can be paid once the pledge is accepted.');
  throw refuse(
    'CONFLICT',
    status === 'contributed'
      ? 'This is contributed already.'
      : say`This pledge was ${{ status: pledgeWords[status] }}.`,
  );
}

/** The latest payment of a pledge. While it is open the gateway is asked, since its webhook may be late. */
export async function readPledgeOrder(context: Context, pledge: PledgeRow): Promise<EscrowOrderRow | undefined> {
  const order = await selectOrderFor(context.db, purposeOf(pledge));
  if (order?.status !== 'created') return order;
  await syncOrder(context, order.provider_id).catch((error) =>
    context.log.warn({ err: error }, 'The gateway could not be asked for a payment'),
  );
  return selectOrderFor(context.db, purposeOf(pledge));
}
