import { useLingui } from '@lingui/react/macro';
import { escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { failureOf, openCheckout } from '../../lib/checkout.ts';
import { readSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { verifyPayment } from '../../lib/verify-payment.ts';
import { useRefreshAsParty } from './pledges.queries.ts';

interface Payable {
  campaignId: string;
  pledgeId: string;
}

/**
 * Result of a payment: held; closed or failed at the checkout; late: not confirmed by the gateway yet; returned: the pledge
 * had ended meanwhile; or an error before it started.
 */
export type PaymentOutcome =
  | { kind: 'held' | 'closed' | 'failed' | 'late' | 'returned' }
  | { kind: 'error'; reason: string };

/** Payment of a budget pledge from the button to the gateway's result. */
export function usePayPledge({ campaignId, pledgeId }: Payable): () => Promise<PaymentOutcome> {
  const { t } = useLingui();
  const { brand } = useSite();
  const refresh = useRefreshAsParty();
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
        key: publicKey,
        script,
        payable: { order_id: payment_id },
        brand,
        description: t`Budget for a joint campaign`,
        payer,
      });
      if (outcome !== 'paid') return { kind: outcome };
      // The checkout reported success: without an answer the payment is late, not failed.
      return { kind: await verify(pledgeId).catch(() => 'late' as const) };
    } catch (error) {
      return { kind: 'error', reason: failureOf(error) };
    } finally {
      // A failed order is followed by a new one.
      key.done();
      await refresh();
    }
  };
}

async function verify(pledgeId: string): Promise<'held' | 'returned' | 'late'> {
  const ask = async () => (await request(escrowCalls.getPledgePayment, { params: { pledgeId } })).data.status;
  const status = await verifyPayment(ask, (answer) => answer !== 'held' && answer !== 'refunded');
  if (status === 'refunded') return 'returned';
  return status === 'held' ? 'held' : 'late';
}
