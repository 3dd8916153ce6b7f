import { Trans, useLingui } from '@lingui/react/macro';
import type { DisputeCase } from '../../../contract/work/disputes.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatPercent } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type Decision, useDecide } from './disputes.queries.ts';

interface DecisionDialogProps {
  dispute: DisputeCase;
  decision: Decision;
  onClose: () => void;
}

/** Confirms a decision with its consequences. */
export function DecisionDialog({ dispute, decision, onClose }: DecisionDialogProps) {
  const { t } = useLingui();
  const decide = useDecide(dispute.id);
  const close = decide.isPending ? undefined : onClose;
  const released = { release: dispute.amount, refund: 0, split: decision.amount ?? 0 }[decision.outcome];
  const percent = formatPercent(dispute.escrow.net.platform_fee_percent);
  async function confirm() {
    try {
      await decide.mutateAsync(decision);
      showToast('success', t`Decision sent to both sides.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <Dialog
      title={<Trans>Decide this dispute?</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={confirm}>
            <Trans>Confirm decision</Trans>
          </Button>
        </>
      }
    >
      <dl className="num grid gap-2">
        <div className="flex justify-between gap-4">
          <dt>
            {nameOf(dispute.influencer)}
            {released > 0 ? (
              <span className="block text-sm text-t3">
                <Trans>before the platform fee of {percent}</Trans>
              </span>
            ) : null}
          </dt>
          <dd>
            <Money value={released} size={23} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>{nameOf(dispute.creator)}</dt>
          <dd>
            <Money value={dispute.amount - released} size={23} />
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-t2">
        <Trans>The money moves at once and the agreement ends. Your name is recorded with the decision.</Trans>
      </p>
      <FormError>{decide.error ? reasonOf(decide.error) : undefined}</FormError>
    </Dialog>
  );
}
