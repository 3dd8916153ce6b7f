import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { subscriptionCalls, type UserSubscription } from '../../../contract/money/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { paidUntil } from './paid-until.ts';
import { mySubscriptionQuery } from './plans.queries.ts';

export type Change = 'pause' | 'resume' | 'cancel';
const callOf = {
  pause: subscriptionCalls.pauseUserSubscription,
  resume: subscriptionCalls.resumeUserSubscription,
  cancel: subscriptionCalls.cancelUserSubscription,
} as const;

interface PlanChangeDialogProps {
  change: Change;
  subscription: UserSubscription;
  onClose: () => void;
}

/** Confirmation of a plan change, with its consequences. */
export function PlanChangeDialog({ change, subscription, onClose }: PlanChangeDialogProps) {
  const { mutate, isPending, error } = useChange({ change, subscription, onDone: onClose });
  const { title, act, keep } = useWords(change);
  const close = isPending ? undefined : onClose;
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            {keep}
          </Button>
          <Button variant={change === 'cancel' ? 'danger' : 'primary'} busy={isPending} onClick={() => mutate()}>
            {act}
          </Button>
        </>
      }
    >
      <Consequences change={change} subscription={subscription} />
      {error ? <FormError>{reasonOf(error)}</FormError> : null}
    </Dialog>
  );
}

function useChange({ change, subscription, onDone }: Omit<PlanChangeDialogProps, 'onClose'> & { onDone: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { queryKey } = mySubscriptionQuery(useSession().profile?.id);
  const done: Record<Change, string> = {
    pause: t`Paused. You won’t be charged until you resume.`,
    resume: t`Your subscription continues.`,
    cancel: t`Cancelled. You won’t be charged again.`,
  };
  const { subscription_id, status } = subscription;
  const atEnd = change === 'cancel' && status === 'active' ? { at_period_end: true } : {};
  return useMutation({
    mutationFn: () => request(callOf[change], { body: { subscription_id, ...atEnd } }),
    onSuccess: ({ data }) => {
      client.setQueryData(queryKey, data);
      showToast('success', done[change]);
      onDone();
    },
    // A refusal means that the page shows outdated data.
    onError: () => client.invalidateQueries({ queryKey }),
  });
}

function useWords(change: Change): { title: string; act: ReactNode; keep: ReactNode } {
  const { t } = useLingui();
  const keep = <Trans>Keep subscription</Trans>;
  const words = {
    pause: { title: t`Pause the subscription?`, act: <Trans>Pause</Trans>, keep },
    resume: { title: t`Resume the subscription?`, act: <Trans>Resume</Trans>, keep: <Trans>Not now</Trans> },
    cancel: { title: t`Cancel the subscription?`, act: <Trans>Cancel subscription</Trans>, keep },
  };
  return words[change];
}

/** Next debit, end of paid time, and how to undo the change, with dates. */
function Consequences({ change, subscription }: Pick<PlanChangeDialogProps, 'change' | 'subscription'>) {
  const { i18n } = useLingui();
  const { next_charge: next, payments } = subscription;
  const end = paidUntil(subscription);
  const label = useId();
  const isPaid = end !== null && new Date(end) > new Date();
  const day = end ? formatDay(end, { locale: i18n.locale }) : '';
  const debit = next ? formatDay(next.at, { locale: i18n.locale }) : '';
  const amount = next?.amount ?? payments[0]?.amount;
  return (
    <>
      <p id={label} className="text-t2">
        <Trans>What happens:</Trans>
      </p>
      <ul aria-labelledby={label} className="num mt-2 grid list-disc gap-1.5 pl-5">
        {change === 'resume' ? (
          <li>
            {isPaid ? (
              <Trans>Payments continue when your paid period ends on {day}.</Trans>
            ) : (
              <Trans>Your paid period is over, so you’ll be charged right away.</Trans>
            )}{' '}
            {amount ? <Money value={amount} /> : null}
          </li>
        ) : (
          <li>
            {next ? (
              <Trans>
                You won’t be charged <Money value={next.amount} /> on {debit}, or anything after that.
              </Trans>
            ) : (
              <Trans>You won’t be charged again.</Trans>
            )}
          </li>
        )}
        {isPaid && change !== 'resume' ? (
          <li>
            <Trans>You keep your plan and all its unlocks until {day}.</Trans>
          </li>
        ) : null}
        {change === 'pause' ? (
          <li>
            <Trans>You can resume here any time.</Trans>
          </li>
        ) : null}
        {change === 'cancel' ? (
          <li>
            {isPaid ? (
              <Trans>
                You can’t undo this. You can subscribe again after that day, or switch to another plan any time.
              </Trans>
            ) : (
              <Trans>You can’t undo this, but you can subscribe again any time.</Trans>
            )}
          </li>
        ) : null}
      </ul>
    </>
  );
}
