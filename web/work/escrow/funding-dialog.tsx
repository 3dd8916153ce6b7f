import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ByHolding } from '../../ui/data/by-holding.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { FundingStep } from './use-funding.ts';

interface FundingDialogProps {
  step: FundingStep;
  /** Rupees. */
  amount: number;
  onClose: () => void;
  onTryAgain: () => unknown;
}

/** The dialog of each step of a payment; none while the provider's own checkout is open. */
export function FundingDialog({ step, amount, onClose, onTryAgain }: FundingDialogProps) {
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
          <Trans>One moment: the payment page opens next.</Trans>
        </Dialog>
      );
    case 'verifying':
      return (
        <Dialog title={<Trans>Verifying payment</Trans>}>
          <Trans>We are asking the payment partner. This takes a few seconds.</Trans>
        </Dialog>
      );
    case 'held':
      return (
        <Dialog title={<Trans>{money} is held</Trans>} jaali="funded" onClose={onClose} actions={okay}>
          <ByHolding
            partner={
              <Trans>The payment partner holds it until you approve the work. The influencer was told to start.</Trans>
            }
            plain={<Trans>It is set aside until you approve the work. The influencer was told to start.</Trans>}
          />
        </Dialog>
      );
    case 'failed':
      return (
        <Dialog title={<Trans>The payment failed</Trans>} onClose={onClose} actions={goOn(<Trans>Try again</Trans>)}>
          <Trans>The bank declined it and nothing was debited. Try again, or pay another way.</Trans>
        </Dialog>
      );
    case 'closed':
      return (
        <Dialog
          title={<Trans>The payment is not finished</Trans>}
          onClose={onClose}
          actions={goOn(<Trans>Go on paying</Trans>)}
        >
          <Trans>Nothing was debited. The payment stays open, and work starts once it is made.</Trans>
        </Dialog>
      );
    case 'late':
      return (
        <Dialog title={<Trans>The bank takes its time</Trans>} onClose={onClose} actions={okay}>
          <Trans>
            The payment of {money} is not confirmed yet. Do not pay again: this page tells you as soon as it is.
          </Trans>
        </Dialog>
      );
    case 'returned':
      return (
        <Dialog title={<Trans>The money goes back to you</Trans>} onClose={onClose} actions={okay}>
          <Trans>The agreement had ended before the payment arrived, so all of it is refunded.</Trans>
        </Dialog>
      );
    case 'error':
      return (
        <Dialog
          title={<Trans>The payment did not start</Trans>}
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
