import { subscriptionCalls } from '../../../contract/money/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { verifyPayment } from '../../lib/verify-payment.ts';

/** Payment verdict for a status. Source: the specification, states: payment verification. */
export function verdictOf(status: string): 'success' | 'failure' | 'pending' {
  if (status === 'created') return 'pending';
  return status === 'active' || status === 'authenticated' ? 'success' : 'failure';
}

/** Polls the payment of a purchase; 'timeout' when the gateway has no result yet. */
export async function verifyPurchase(providerId: string): Promise<'success' | 'failure' | 'timeout'> {
  const ask = async () => {
    const query = { subscribedId: providerId };
    return verdictOf((await request(subscriptionCalls.checkSubscriptionStatus, { query })).status);
  };
  const verdict = await verifyPayment(ask, (answer) => answer === 'pending');
  return verdict === 'pending' ? 'timeout' : verdict;
}
