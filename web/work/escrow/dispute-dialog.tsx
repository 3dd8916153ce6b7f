import { Trans, useLingui } from '@lingui/react/macro';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useOpenDispute } from './escrow.queries.ts';
import { useStatementProblem } from './statement.ts';

/** Asks an operator to decide where the two sides do not agree. */
export default function DisputeDialog({ escrow, onClose }: { escrow: Escrow; onClose: () => void }) {
  const { t } = useLingui();
  const open = useOpenDispute(escrow.application_id);
  return (
    <WordsDialog
      title={<Trans>Ask an operator to decide?</Trans>}
      label={<Trans>Reason</Trans>}
      act={<Trans>Open a dispute</Trans>}
      hint={<Trans>What was agreed, and what happened instead. The other side is told that a dispute is open.</Trans>}
      variant="danger"
      most={2000}
      problemOf={useStatementProblem()}
      refusal={open.error ? reasonOf(open.error) : undefined}
      onClose={onClose}
      onDone={async (reason) => {
        await open.mutateAsync(reason);
        showToast('success', t`The dispute is open. Both sides are told when it is decided.`);
      }}
    >
      <Trans>
        {formatRupees(escrow.amount)} stays held: nobody approves, cancels or is paid until the operator has read both
        sides and released, refunded or split it.
      </Trans>
    </WordsDialog>
  );
}
