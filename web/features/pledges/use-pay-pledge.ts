import { useLingui } from '@lingui/react/macro';
import { escrowCalls } from '../../../contract/escrow.ts';
import { pledgeCalls } from '../../../contract/pledges.ts';
import { ApiError, request } from '../../lib/api.ts';
import { openCheckout } from '../../lib/checkout.ts';
import { readSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshCampaigns } from './pledges.queries.ts';

interface Payable {
  campaignId: string;
  pledgeId: string;
}

/**
 * How a payment ended: held; closed or failed at the checkout; late, where the gateway has not confirmed it yet;
 * returned, where the pledge had ended meanwhile; or it could not begin.
 */
export type PaymentOutcome =
  | { kind: 'held' | 'closed' | 'failed' | 'late' | 'returned' }
  | { kind: 'error'; reason: string };

/** As often as a purchase is asked for. Source: the specification, business constants: verification polling. */
const attempts = 10;
const apartMs = 1000;

/** The payment of a budget pledge from the button to the gateway's answer. */
export function usePayPledge({ campaignId, pledgeId }: Payable): () => Promise<PaymentOutcome> {
  const { t } = useLingui();
  const { brand } = useSite();
  const refresh = useRefreshCampaigns();
  const key = useActionKey();
  return async () => {
    const payer = readSession().profile;
    if (!payer) return { kind: 'closed' };
    try {
      const { data } = await request(
        escrowCalls.fundApplication,
        { params: { id: campaignId }, body: { application_id: pledgeId } },
        { idempotencyKey: key.keyFor(pledgeId) },
      );
      const { key: publicKey, script, payment_id } = data;
      const outcome = await openCheckout({
        ...{ key: publicKey, script, payable: { order_id: payment_id }, brand },
        description: t`Budget for a joint campaign`,
        payer,
      });
      if (outcome !== 'paid') return { kind: outcome };
      return { kind: await verify(pledgeId) };
    } catch (error) {
      return { kind: 'error', reason: error instanceof ApiError ? error.reason : (error as Error).message };
    } finally {
      // An order that failed is followed by another one.
      key.done();
      await refresh();
    }
  };
}

async function verify(pledgeId: string): Promise<'held' | 'returned' | 'late'> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { data } = await request(pledgeCalls.getPledgePayment, { params: { pledgeId } });
    if (data.status === 'held') return 'held';
    if (data.status === 'refunded') return 'returned';
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  return 'late';
}
