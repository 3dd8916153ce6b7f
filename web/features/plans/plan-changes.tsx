import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { subscriptionCalls, type UserSubscription } from '../../../contract/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { mySubscriptionQuery } from './plans.queries.ts';

type Change = 'pause' | 'resume' | 'cancel';
const callOf = {
  pause: subscriptionCalls.pauseUserSubscription,
  resume: subscriptionCalls.resumeUserSubscription,
  cancel: subscriptionCalls.cancelUserSubscription,
} as const;

/** Pause, resume and cancel; each says what it means before it is done. */
export function PlanChanges({ subscription }: { subscription: UserSubscription }) {
  const [asked, setAsked] = useState<Change | null>(null);
  const { status, cancels_at_end: ends } = subscription;
  const isRunning = ['authenticated', 'active', 'pending', 'halted', 'paused'].includes(status);
  if (!isRunning || ends) return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {status === 'active' ? (
        <Button onClick={() => setAsked('pause')}>
          <Trans>Pause</Trans>
        </Button>
      ) : null}
      {status === 'paused' ? (
        <Button variant="primary" onClick={() => setAsked('resume')}>
          <Trans>Resume</Trans>
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setAsked('cancel')}>
        <Trans>Cancel subscription</Trans>
      </Button>
      {asked ? <ChangeDialog change={asked} subscription={subscription} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

interface ChangeDialogProps {
  change: Change;
  subscription: UserSubscription;
  onClose: () => void;
}

function ChangeDialog({ change, subscription, onClose }: ChangeDialogProps) {
  const { t } = useLingui();
  const { profile } = useSession();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      request(callOf[change], {
        body: {
          subscription_id: subscription.subscription_id,
          ...(change === 'cancel' && subscription.status === 'active' ? { at_period_end: true } : {}),
        },
      }),
    onSuccess: ({ data }) => {
      client.setQueryData(mySubscriptionQuery(profile?.id).queryKey, data);
      onClose();
    },
  });
  const words: Record<Change, { title: string; text: ReactNode; act: ReactNode }> = {
    pause: {
      title: t`Pause the subscription?`,
      text: <Trans>Nothing is debited while it is paused. What you have paid stays yours to its end.</Trans>,
      act: <Trans>Pause</Trans>,
    },
    resume: {
      title: t`Resume the subscription?`,
      text: <Trans>The debits go on with the next period.</Trans>,
      act: <Trans>Resume</Trans>,
    },
    cancel: {
      title: t`Cancel the subscription?`,
      text: <Trans>Nothing more is debited. What you have paid stays yours to its end.</Trans>,
      act: <Trans>Cancel subscription</Trans>,
    },
  };
  const { title, text, act } = words[change];
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it as it is</Trans>
          </Button>
          <Button variant={change === 'cancel' ? 'danger' : 'primary'} busy={isPending} onClick={() => mutate()}>
            {act}
          </Button>
        </>
      }
    >
      {text}
      {error ? <FormError>{error.message}</FormError> : null}
    </Dialog>
  );
}
