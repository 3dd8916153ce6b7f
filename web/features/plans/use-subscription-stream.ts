import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveEvent, useLiveState } from '../../lib/live.ts';
import { updateProfile } from '../../lib/session.ts';
import { showToast } from '../../ui/toast.ts';
import { settleAwaited, useAwaitedPurchase } from './awaited-purchase.ts';
import { purchaseStatusQuery, subscriptionKeys } from './plans.queries.ts';
import { verdictOf } from './verify-purchase.ts';

/**
 * Keeps what is shown of the subscription as the server has it, and tells how a purchase ended that was still open
 * after 'Verification Timeout'. Mounted once.
 */
export function useSubscriptionStream(): void {
  const { t } = useLingui();
  const client = useQueryClient();
  const awaited = useAwaitedPurchase();
  const { data: status } = useQuery(purchaseStatusQuery(awaited?.providerId));
  const refresh = () =>
    Promise.all(Object.values(subscriptionKeys).map((queryKey) => client.invalidateQueries({ queryKey })));
  useLiveEvent('profile', (fields) => {
    if ('is_subscriber' in fields) void refresh();
  });

  const tell = useEffectEvent((ended: 'success' | 'failure') => {
    if (ended === 'success') updateProfile({ is_subscriber: 1 });
    void refresh();
    if (settleAwaited(ended)) return;
    if (ended === 'failure') showToast('error', t`The payment did not go through. Nothing was debited.`);
    else showToast('success', t`Subscription Activated! Your subscription has been successfully activated.`);
  });
  // What was said while the connection was away is asked for.
  const isOpen = useLiveState() === 'open';
  const lookAgain = useEffectEvent(() => {
    if (awaited) void refresh();
  });
  useEffect(() => {
    if (isOpen) lookAgain();
  }, [isOpen]);

  const verdict = awaited && status ? verdictOf(status) : 'pending';
  useEffect(() => {
    if (verdict !== 'pending') tell(verdict);
  }, [verdict]);
}
