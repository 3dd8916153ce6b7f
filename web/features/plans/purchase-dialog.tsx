import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { loginFor, paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PurchaseStep } from './use-purchase.ts';

interface PurchaseDialogProps {
  step: PurchaseStep;
  onClose: () => void;
  onTryAgain: (planId: string) => void;
}

/** The dialog of each step of a purchase; none while the provider's own checkout is open. */
export function PurchaseDialog({ step, onClose, onTryAgain }: PurchaseDialogProps) {
  const { t } = useLingui();
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
          <Trans>One moment: the payment page opens next.</Trans>
        </Dialog>
      );
    case 'verifying':
      return (
        <Dialog title={t`Verifying Payment`}>
          <Trans>We are asking the payment partner. This takes a few seconds.</Trans>
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
        <Dialog title={t`Verification Timeout`} onClose={onClose} actions={okay()}>
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
