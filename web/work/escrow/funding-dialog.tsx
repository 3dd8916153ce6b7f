import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { FundingStep } from './use-funding.ts';

interface FundingDialogProps {
  step: FundingStep;
  /** In rupees. */
  amount: number;
  /** Number of agreements. */
  count?: number;
  /** Consequence for the creators; by default they start with the work. */
  effect?: ReactNode;
  onClose: () => void;
  onTryAgain: () => unknown;
}

/** Dialog of each step of a payment; none while the provider's checkout is open. */
export function FundingDialog({ step, amount, count = 1, effect, onClose, onTryAgain }: FundingDialogProps) {
  const money = formatRupees(amount);
  const okay = (
    <Button variant="primary" onClick={onClose}>
      <Trans>Okay</Trans>
    </Button>
  );
  const goOn = (label: ReactNode) => (
    <>
      <Button onClick={onClose}>
        <Trans>Not now</Trans>
      </Button>
      <Button variant="primary" onClick={onTryAgain}>
        {label}
      </Button>
    </>
  );
  switch (step.kind) {
    case 'preparing':
      return (
        <Dialog title={<Trans>Preparing payment</Trans>}>
          <Trans>Opening the payment page…</Trans>
        </Dialog>
      );
    case 'verifying':
      return (
        <Dialog title={<Trans>Verifying payment</Trans>}>
          <Trans>Checking with the payment partner. This takes a few seconds.</Trans>
        </Dialog>
      );
    case 'held':
      return (
        <Dialog title={<Trans>{money} is on hold</Trans>} jaali="funded" onClose={onClose} actions={okay}>
          <EscrowText
            partner={<Trans>The payment partner holds it until the payment plan releases it.</Trans>}
            plain={<Trans>It’s set aside until the payment plan releases it.</Trans>}
          />{' '}
          {effect ?? (
            <Plural
              value={count}
              one="The influencer has been told to start."
              other="All # creators have been told to start."
            />
          )}
        </Dialog>
      );
    case 'partly':
      return (
        <Dialog
          title={<Trans>{formatRupees(step.held)} is on hold</Trans>}
          jaali="funded"
          onClose={onClose}
          actions={okay}
        >
          <Trans>
            What ended before the payment arrived goes back the way you paid: {formatRupees(step.back)}. The others have
            been told to start.
          </Trans>
        </Dialog>
      );
    case 'asked':
      return (
        <Dialog title={<Trans>Approval needed</Trans>} onClose={onClose} actions={okay}>
          {step.reason}
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog title={<Trans>Payment failed</Trans>} onClose={onClose} actions={goOn(<Trans>Try again</Trans>)}>
          <Trans>Your bank declined the payment and you weren’t charged. Try again or pay another way.</Trans>
        </Dialog>
      );
    case 'closed':
      return (
        <Dialog
          title={<Trans>Payment not finished</Trans>}
          onClose={onClose}
          actions={goOn(<Trans>Continue to payment</Trans>)}
        >
          <Trans>You weren’t charged. The payment stays open, and work starts once you pay.</Trans>
        </Dialog>
      );
    case 'late':
      return (
        <Dialog title={<Trans>Your bank is taking longer than usual</Trans>} onClose={onClose} actions={okay}>
          <Trans>
            The payment of {money} isn’t confirmed yet. Don’t pay again: we’ll update this page as soon as it is.
          </Trans>
        </Dialog>
      );
    case 'returned':
      return (
        <Dialog title={<Trans>You’re getting a refund</Trans>} onClose={onClose} actions={okay}>
          <Trans>The agreement ended before the payment arrived, so you get a full refund.</Trans>
        </Dialog>
      );
    case 'error':
      return (
        <Dialog
          title={<Trans>The payment didn’t start</Trans>}
          onClose={onClose}
          actions={goOn(<Trans>Try again</Trans>)}
        >
          {step.reason}
        </Dialog>
      );
    default:
      return null;
  }
}
