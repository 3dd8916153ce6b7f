import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { formatDay } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { loginFor, paths } from '../../lib/paths.ts';
import { Money } from '../../ui/data/money.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PlanDuration } from './plan-card.tsx';
import type { PurchaseStep } from './use-purchase.ts';

interface PurchaseDialogProps {
  step: PurchaseStep;
  plans: readonly Plan[];
  /** Date of the next debit, once known. */
  nextDebit?: string | undefined;
  onClose: () => void;
  onTryAgain: (planId: string) => void;
}

/** Dialog of each step of a purchase; none while the provider's checkout is open. */
export function PurchaseDialog({ step, plans, nextDebit, onClose, onTryAgain }: PurchaseDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goToSubscription = () => {
    onClose();
    void navigate(paths.mySubscription);
  };
  const okay = (label: ReactNode = <Trans>Okay</Trans>) => (
    <Button variant="primary" onClick={onClose}>
      {label}
    </Button>
  );
  switch (step.kind) {
    case 'login':
      return (
        <Dialog
          title={t`Authentication Required`}
          onClose={onClose}
          actions={
            <LinkButton variant="primary" to={loginFor(paths.subscription)}>
              <Trans>Log In</Trans>
            </LinkButton>
          }
        >
          <Trans>Please log in to subscribe to a plan.</Trans>
        </Dialog>
      );
    case 'preparing':
      return (
        <Dialog title={t`Preparing Subscription`}>
          <Trans>Opening the payment page…</Trans>
        </Dialog>
      );
    case 'verifying':
      return (
        <Dialog title={t`Verifying Payment`}>
          <Trans>Checking with the payment partner. This takes a few seconds.</Trans>
        </Dialog>
      );
    case 'activated':
      return (
        <Dialog
          title={t`Subscription Activated!`}
          jaali="activated"
          onClose={onClose}
          actions={okay(<Trans>Continue</Trans>)}
        >
          <Trans>Your subscription has been successfully activated.</Trans>
          <BoughtPlan plan={plans.find(({ id }) => id === step.planId)} nextDebit={nextDebit} />
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog
          title={t`Payment Failed`}
          onClose={onClose}
          actions={
            <Button variant="primary" onClick={() => onTryAgain(step.planId)}>
              <Trans>Try Again</Trans>
            </Button>
          }
        >
          <Trans>We couldn't process your payment. Please try again.</Trans>
        </Dialog>
      );
    case 'timeout':
      return (
        <Dialog
          title={t`Verification Timeout`}
          onClose={onClose}
          actions={
            <Button variant="primary" onClick={goToSubscription}>
              <Trans>Okay</Trans>
            </Button>
          }
        >
          <Trans>
            Payment verification is taking longer than expected. Please check your subscription status in your account.
          </Trans>
        </Dialog>
      );
    case 'cancelled':
      return (
        <Dialog title={t`Payment Cancelled`} onClose={onClose} actions={okay()}>
          <Trans>You've cancelled the payment process. You can try again anytime.</Trans>
        </Dialog>
      );
    case 'error':
      return (
        <Dialog title={t`Error`} onClose={onClose} actions={okay()}>
          {step.reason ?? <Trans>Something went wrong with your subscription. Please contact support.</Trans>}
        </Dialog>
      );
    default:
      return null;
  }
}

/** Bought plan and next debit. */
function BoughtPlan({ plan, nextDebit }: { plan: Plan | undefined; nextDebit: string | undefined }) {
  const { i18n } = useLingui();
  if (!plan) return null;
  return (
    <dl className="num mt-4 grid gap-2 text-sm">
      <div className="flex justify-between gap-4">
        <dt className="text-t2">
          {wordIn(i18n.locale, plan.title)}, <PlanDuration plan={plan} />
        </dt>
        <dd className="font-bold">
          <Money value={plan.discount_price} />
        </dd>
      </div>
      {nextDebit ? (
        <div className="flex justify-between gap-4">
          <dt className="text-t2">
            <Trans>Next payment</Trans>
          </dt>
          <dd className="font-bold">{formatDay(nextDebit, { locale: i18n.locale })}</dd>
        </div>
      ) : null}
    </dl>
  );
}
