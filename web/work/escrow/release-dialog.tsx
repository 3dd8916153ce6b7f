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

/** Approves submitted work and releases the money, after showing who receives what. */
export default function ReleaseDialog({ escrow, onClose }: { escrow: Escrow; onClose: () => void }) {
  const { t } = useLingui();
  const release = useRelease(escrow.application_id);
  const money = formatRupees(escrow.net.net);
  const close = release.isPending ? undefined : onClose;
  async function confirm() {
    try {
      await release.mutateAsync();
      showToast('success', t`Approved. ${money} is in their wallet.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <Dialog
      title={<Trans>Approve the work and pay?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={confirm}>
            <Trans>Approve and pay {formatRupees(escrow.amount)}</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Trans>This approves everything submitted so far. You can’t undo it.</Trans>
        </p>
        <FromBudget net={escrow.net} />
        <FormError>{release.error ? reasonOf(release.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
