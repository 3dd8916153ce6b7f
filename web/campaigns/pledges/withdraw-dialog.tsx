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
  /** In rupees. */
  value: number;
  /** Rupees paid through the gateway that will be refunded; 0 if none. */
  paid: number;
  onClose: () => void;
}

/** Confirms a withdrawal, which is irreversible, and shows the refund. */
export default function WithdrawDialog({ pledgeId, value, paid: paidNow, onClose }: WithdrawDialogProps) {
  const { t } = useLingui();
  const move = useMovePledge();
  // Amount before the withdrawal, so that the text does not change while it is processed.
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
