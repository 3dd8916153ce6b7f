import type { EscrowOrderRow, PledgeRow } from '../../../database/schema.ts';
import { pledgeWords } from '../../campaigns/pledges/pledges.rules.ts';
import { findOwnPledge, lockPledged, type Pledged } from '../../campaigns/pledges/pledges.service.ts';
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
      refuseUnpayable(pledged);
      if (await isPoolClosed(context.db, pledged.campaign.id))
        throw refuse(
          'CONFLICT',
          'The minimum amount wasn’t reached by the start date, so everyone was refunded and this pool is closed.',
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
    throw refuse(
      'RULE',
      'Only budget is paid in. Other contributions are provided directly and confirmed by the owner.',
    );
  if (value < leastPaise) throw refuse('RULE', 'The minimum payment is ₹1.');
  if (campaign.deleted_at) throw refuse('CONFLICT', 'This campaign was deleted.');
  if (status === 'accepted') return;
  if (status === 'pledged') throw refuse('CONFLICT', 'You can pay this once the pledge is accepted.');
  throw refuse(
    'CONFLICT',
    status === 'contributed'
      ? 'This has already been contributed.'
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
