import { Trans, useLingui } from '@lingui/react/macro';
import type { Payout } from '../../../contract/money/payouts.ts';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Stages } from './stages.tsx';

/** Confirmation of a requested payout. */
export function WithdrawSent({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Your money is on its way`}
      jaali={`payout ${payout.id}`}
      onClose={onClose}
      actions={
        <Button variant="primary" block onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>
          <Money value={payout.net} size={36} className="block" />
          <span className="num text-t2">
            <Trans>to {payout.payment_method.masked}</Trans>
          </span>
        </p>
        <Stages payout={payout} />
        <p className="text-sm text-t3">
          <Trans>The bank’s reference number appears here once it’s paid.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
