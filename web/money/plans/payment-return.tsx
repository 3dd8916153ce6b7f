import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, CreditCard } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { isServerFault } from '../../lib/is-refusal.ts';
import { paths } from '../../lib/paths.ts';
import { updateProfile } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { awaitPurchase, useAwaitedPurchase } from './awaited-purchase.ts';
import { subscriptionKeys } from './subscription-keys.ts';
import { verifyPurchase } from './verify-purchase.ts';

interface PaymentReturnProps {
  /** Provider's id of the paid subscription. */
  subscribedId: string;
  /** Next page. */
  target: string;
  /** Shown while waiting for the result. */
  waiting: ReactNode;
  onDone: () => void;
}

/** Waits for the payment provider's result of a purchase and offers the next step. */
export function PaymentReturn({ subscribedId, target, waiting, onDone }: PaymentReturnProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const awaited = useAwaitedPurchase();
  const [wasAwaited] = useState(awaited !== null);
  const {
    data: verdict,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['payment-return', subscribedId],
    queryFn: () => verifyPurchase(subscribedId),
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const goOn = useEffectEvent(() => {
    updateProfile({ is_subscriber: 1 });
    // The live event may have arrived first and shown its own toast.
    const isTold = wasAwaited && awaited === null;
    if (!isTold) showToast('success', t`Subscription Activated! Your subscription has been successfully activated.`);
    awaitPurchase(null);
    for (const queryKey of Object.values(subscriptionKeys)) void client.invalidateQueries({ queryKey });
    onDone();
  });
  useEffect(() => {
    if (verdict === 'success') goOn();
  }, [verdict]);
  if (isFetching || verdict === 'success') return waiting;
  if (error) return <NotReached isFault={isServerFault(error)} target={target} onRetry={refetch} />;
  return verdict === 'timeout' ? <StillOpen target={target} onRetry={refetch} /> : <Failed target={target} />;
}

interface EndProps {
  target: string;
  onRetry: () => unknown;
}

function StillOpen({ target, onRetry }: EndProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={Clock}
      title={t`Verification Timeout`}
      text={
        <Trans>
          Payment verification is taking longer than expected. Please check your subscription status in your account.
        </Trans>
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>
            <Trans>Check again</Trans>
          </Button>
          <GoOn target={target} />
        </div>
      }
    />
  );
}

function NotReached({ isFault, target, onRetry }: EndProps & { isFault: boolean }) {
  return (
    <EmptyState
      icon={CircleAlert}
      title={isFault ? <Trans>Error</Trans> : <Trans>We can’t check your payment right now</Trans>}
      text={
        isFault ? (
          <Trans>Something went wrong with your subscription. Please contact support.</Trans>
        ) : (
          <Trans>Your payment is safe. We keep checking with the payment gateway.</Trans>
        )
      }
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>
            <Trans>Retry</Trans>
          </Button>
          <GoOn target={target} />
        </div>
      }
    />
  );
}

function Failed({ target }: { target: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={CreditCard}
      title={t`Payment Failed`}
      text={<Trans>We couldn't process your payment. Please try again.</Trans>}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton to={target} replace>
            <Trans>Continue without a plan</Trans>
          </LinkButton>
          <LinkButton variant="primary" to={paths.subscription} replace>
            <Trans>Try Again</Trans>
          </LinkButton>
        </div>
      }
    />
  );
}

function GoOn({ target }: { target: string }) {
  return (
    <LinkButton variant="primary" to={target} replace>
      <Trans>Continue</Trans>
    </LinkButton>
  );
}
