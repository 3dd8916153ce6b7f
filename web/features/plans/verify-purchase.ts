import { subscriptionCalls } from '../../../contract/subscriptions.ts';
import { request } from '../../lib/api.ts';

const attempts = 10;
const apartMs = 1000;

/** What a status says of the payment. Source: the specification, states: payment verification. */
export function verdictOf(status: string): 'success' | 'failure' | 'pending' {
  if (status === 'created') return 'pending';
  return status === 'active' || status === 'authenticated' ? 'success' : 'failure';
}

/**
 * Asks how the payment stands, up to ten times a second apart while it is pending. Throws when the server cannot be
 * asked.
 */
export async function verifyPurchase(providerId: string): Promise<'success' | 'failure' | 'timeout'> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { status } = await request(subscriptionCalls.checkSubscriptionStatus, {
      query: { subscribedId: providerId },
    });
    const verdict = verdictOf(status);
    if (verdict !== 'pending') return verdict;
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  return 'timeout';
}
