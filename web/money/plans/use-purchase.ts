import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { subscriptionCalls } from '../../../contract/money/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { failureOf, openCheckout } from '../../lib/checkout.ts';
import { isRefusal, isServerFault } from '../../lib/is-refusal.ts';
import { readSession, updateProfile } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { awaitPurchase, watchAwaited } from './awaited-purchase.ts';
import { mySubscriptionQuery } from './plans.queries.ts';
import { verifyPurchase } from './verify-purchase.ts';

/** State of a purchase. */
export type PurchaseStep =
  | { kind: 'idle' }
  | { kind: 'login' }
  | { kind: 'preparing' }
  | { kind: 'checkout' }
  | { kind: 'verifying' }
  | { kind: 'activated'; planId: string }
  | { kind: 'failed'; planId: string }
  | { kind: 'timeout'; planId: string }
  | { kind: 'cancelled' }
  | { kind: 'error'; reason: string | null };

const running = new Set<PurchaseStep['kind']>(['preparing', 'checkout', 'verifying']);

/** Purchase of a plan from the button to the last dialog; one at a time. */
export function usePurchase() {
  const { brand } = useSite();
  const client = useQueryClient();
  const [step, setStep] = useState<PurchaseStep>({ kind: 'idle' });
  const [planId, setPlanId] = useState<string | null>(null);

  const buy = useCallback(
    async (wanted: string) => {
      const { token, profile } = readSession();
      if (!token || !profile?.id) return setStep({ kind: 'login' });
      const userId = profile.id;
      awaitPurchase(null);
      setPlanId(wanted);
      setStep({ kind: 'preparing' });
      try {
        const { data } = await request(subscriptionCalls.addUserSubscription, {
          body: { user_id: userId, subscription_id: wanted },
        });
        setStep({ kind: 'checkout' });
        const outcome = await openCheckout({
          ...data,
          payable: { subscription_id: data.id },
          brand,
          description: 'Subscription payment',
          payer: profile,
        });
        if (outcome === 'closed') return setStep({ kind: 'cancelled' });
        if (outcome === 'failed') return setStep({ kind: 'failed', planId: wanted });
        setStep({ kind: 'verifying' });
        const verdict = await verify(data.id, wanted);
        // Refresh first, so that the card shows 'Current Plan' before the dialog opens.
        await client.invalidateQueries({ queryKey: mySubscriptionQuery(userId).queryKey });
        setStep(verdict);
      } catch (error) {
        setStep({ kind: 'error', reason: failureOf(error) });
      } finally {
        setPlanId(null);
      }
    },
    [brand, client],
  );
  useEffect(() => {
    if (step.kind !== 'timeout') return;
    const { planId: awaited } = step;
    return watchAwaited((verdict) =>
      setStep({ kind: verdict === 'success' ? 'activated' : 'failed', planId: awaited }),
    );
  }, [step]);
  return { step, buy, close: () => setStep({ kind: 'idle' }), busyPlanId: running.has(step.kind) ? planId : null };
}

async function verify(providerId: string, planId: string): Promise<PurchaseStep> {
  try {
    const verdict = await verifyPurchase(providerId);
    if (verdict === 'failure') return { kind: 'failed', planId };
    if (verdict === 'success') {
      updateProfile({ is_subscriber: 1 });
      return { kind: 'activated', planId };
    }
  } catch (error) {
    // The payment itself may have succeeded, so keep waiting for its result.
    if (isServerFault(error)) awaitPurchase({ providerId, planId });
    if (isRefusal(error) || isServerFault(error)) return { kind: 'error', reason: null };
  }
  awaitPurchase({ providerId, planId });
  return { kind: 'timeout', planId };
}
