import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { changeMutation } from './payment-methods.queries.ts';

interface RemoveDialogProps {
  method: PaymentMethod;
  onRemoved: () => void;
  onClose: () => void;
}

/** Confirms the removal of a payout account; the server refuses it during a payout. */
export default function RemoveDialog({ method: { id, masked }, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const { mutateAsync, isPending, error } = useMutation(changeMutation(useQueryClient(), 'remove'));
  // The error is shown from the mutation; on success this dialog unmounts.
  const remove = () => mutateAsync(id).then(onRemoved, () => {});
  return (
    <Dialog
      title={t`Remove ${masked}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button variant="danger" busy={isPending} onClick={remove}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          <Trans>Payouts can’t be sent there any more. Past payouts stay in your list.</Trans>
        </p>
        <FormError>{error ? reasonOf(error) : null}</FormError>
      </div>
    </Dialog>
  );
}
