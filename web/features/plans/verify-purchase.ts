import { subscriptionCalls } from '../../../contract/subscriptions.ts';
import { request } from '../../lib/api.ts';

const attempts = 10;
const apartMs = 1000;

export type Verdict = 'success' | 'failure' | 'timeout';

/**
 * Asks how the payment stands: `created` is pending and asked again, up to ten times a second apart; `active` and
 * `authenticated` are success, all else is failure. Throws when the server cannot be asked.
 */
export async function verifyPurchase(providerId: string): Promise<Verdict> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const { status } = await request(subscriptionCalls.checkSubscriptionStatus, {
      query: { subscribedId: providerId },
    });
    if (status === 'active' || status === 'authenticated') return 'success';
    if (status !== 'created') return 'failure';
    if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, apartMs));
  }
  return 'timeout';
}
