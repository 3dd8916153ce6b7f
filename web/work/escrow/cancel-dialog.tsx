import { Trans, useLingui } from '@lingui/react/macro';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useCancel } from './escrow.queries.ts';

interface CancelDialogProps {
  applicationId: string;
  /** Money was agreed, and none is held. */
  isPaid: boolean;
  onClose: () => void;
}

/** Cancels an agreement of which no money is held. */
export default function CancelDialog({ applicationId, isPaid, onClose }: CancelDialogProps) {
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
      {isPaid ? (
        <Trans>Nothing has been paid yet. If a payment still arrives, it’s refunded in full.</Trans>
      ) : (
        <Trans>No money is on hold for this work, so nothing is refunded.</Trans>
      )}
    </WordsDialog>
  );
}
