import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCatchUp } from '../../lib/live.ts';
import { updateProfile } from '../../lib/session.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { settleAwaited } from './awaited-purchase.ts';
import { purchaseStatusQuery } from './plans.queries.ts';
import { useRefreshSubscription } from './use-subscription-stream.ts';
import { verdictOf } from './verify-purchase.ts';

/** Announces the result of a purchase that was still pending after 'Verification Timeout'. Mounted while one is. */
export default function PurchaseWatch({ providerId }: { providerId: string }) {
  const { t } = useLingui();
  const { data: status } = useQuery(purchaseStatusQuery(providerId));
  const refresh = useRefreshSubscription();
  const tell = useEffectEvent((ended: 'success' | 'failure') => {
    if (ended === 'success') updateProfile({ is_subscriber: 1 });
    void refresh();
    if (settleAwaited(ended)) return;
    if (ended === 'failure') showToast('error', t`Payment failed and you weren’t charged.`);
    else showToast('success', t`Subscription Activated! Your subscription has been successfully activated.`);
  });
  // Refetch after a reconnection, since events may have been missed.
  useCatchUp(() => void refresh(), { isFresh: true });

  const verdict = verdictOf(status);
  useEffect(() => {
    if (verdict !== 'pending') tell(verdict);
  }, [verdict]);
  return null;
}
