import { Trans, useLingui } from '@lingui/react/macro';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useRelease } from './escrow.queries.ts';
import { FromBudget } from './from-budget.tsx';

/** Releases early what is left for approved work, after showing who receives what. */
export default function ReleaseDialog({ escrow, onClose }: { escrow: Escrow; onClose: () => void }) {
  const { t } = useLingui();
  const release = useRelease(escrow.application_id);
  const money = formatRupees(escrow.net.net);
  const left = escrow.amount - escrow.released - escrow.refunded;
  const close = release.isPending ? undefined : onClose;
  async function confirm() {
    try {
      await release.mutateAsync();
      showToast('success', t`Paid. The whole net of ${money} is in their wallet.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <Dialog
      title={<Trans>Pay now?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={confirm}>
            <Trans>Pay {formatRupees(left)} now</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Trans>This releases what is still on hold, before its day in the payment plan. You can’t undo it.</Trans>
        </p>
        <FromBudget net={escrow.net} />
        <FormError>{release.error ? reasonOf(release.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
