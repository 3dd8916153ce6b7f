import { Trans, useLingui } from '@lingui/react/macro';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useCancel } from './escrow.queries.ts';
import type { Side } from './escrow-line.tsx';

interface CancelDialogProps {
  applicationId: string;
  /** Undefined for unpaid work. */
  escrow: Escrow | undefined;
  side: Side;
  onClose: () => void;
}

/** Cancels an agreement before work is handed in, after showing the effect on the money. */
export default function CancelDialog({ applicationId, escrow, side, onClose }: CancelDialogProps) {
  const { t } = useLingui();
  const cancel = useCancel(applicationId);
  return (
    <WordsDialog
      title={<Trans>Cancel the agreement?</Trans>}
      label={<Trans>Reason</Trans>}
      act={<Trans>Cancel agreement</Trans>}
      hint={<Trans>The other side can read this.</Trans>}
      variant="danger"
      most={1000}
      problemOf={(words) => (words === '' ? t`Tell the other side why.` : undefined)}
      refusal={cancel.error ? reasonOf(cancel.error) : undefined}
      onClose={onClose}
      onDone={async (note) => {
        await cancel.mutateAsync(note);
        showToast('success', t`Agreement cancelled. The other side has been told the reason.`);
      }}
    >
      <WhatHappens escrow={escrow} side={side} />
    </WordsDialog>
  );
}

function WhatHappens({ escrow, side }: Pick<CancelDialogProps, 'escrow' | 'side'>) {
  if (!escrow) return <Trans>No money is on hold for this work, so nothing is refunded.</Trans>;
  const money = formatRupees(escrow.amount);
  if (escrow.status !== 'held') {
    return <Trans>Nothing has been paid yet. If a payment still arrives, it’s refunded in full.</Trans>;
  }
  if (side === 'influencer') {
    return <Trans>{money} is refunded in full to whoever paid it. You won’t receive anything.</Trans>;
  }
  return (
    <Trans>
      {money} is refunded to you in full, the way you paid. It usually takes five to seven working days to arrive in
      your bank account.
    </Trans>
  );
}
