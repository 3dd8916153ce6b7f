import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useMovePledge } from './pledges.queries.ts';

interface WithdrawDialogProps {
  pledgeId: string;
  /** Rupees. */
  value: number;
  /** Rupees that were paid through the gateway and go back; 0 where none were. */
  paid: number;
  onClose: () => void;
}

/** Taking a pledge back cannot be undone: it says what comes back before one does it. */
export default function WithdrawDialog({ pledgeId, value, paid: paidNow, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const move = useMovePledge();
  // Once it is on its way back nothing is held any more, and the words stay what they were.
  const [paidBefore, setPaidBefore] = useState<number>();
  const paid = paidBefore ?? paidNow;
  async function withdraw() {
    setPaidBefore(paid);
    try {
      await move.mutateAsync({ id: pledgeId, status: 'withdrawn' });
      showToast(
        'success',
        paid > 0 ? t`Pledge withdrawn. ${formatRupees(paid)} is being refunded to you.` : t`Pledge withdrawn.`,
      );
    } catch (error) {
      showToast('error', reasonOf(error));
    }
    onClose();
  }
  return (
    <Dialog
      title={<Trans>Withdraw this pledge?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" onClick={withdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        </>
      }
    >
      {paid > 0 ? (
        <>
          <p className="text-sm text-t2">
            <Trans>Refunded in full</Trans>
          </p>
          <p className="mb-3">
            <Money value={paid} size={36} />
          </p>
          <p className="text-t2">
            <Trans>The payment partner refunds it the way you paid. Nobody else is affected.</Trans>
          </p>
        </>
      ) : (
        <p className="text-t2">
          <Trans>
            Others can pledge your {formatRupees(value)} instead. You haven’t paid anything, so there’s nothing to
            refund.
          </Trans>
        </p>
      )}
    </Dialog>
  );
}
