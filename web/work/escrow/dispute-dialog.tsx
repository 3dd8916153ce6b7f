import { Trans, useLingui } from '@lingui/react/macro';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useOpenDispute } from './escrow.queries.ts';
import { useStatementProblem } from './statement.ts';

/** Opens a dispute for an operator to decide. */
export default function DisputeDialog({ escrow, onClose }: { escrow: Escrow; onClose: () => void }) {
  const { t } = useLingui();
  const open = useOpenDispute(escrow.application_id);
  return (
    <WordsDialog
      title={<Trans>Ask our team to decide?</Trans>}
      label={<Trans>Reason</Trans>}
      act={<Trans>Open a dispute</Trans>}
      hint={<Trans>What was agreed and what happened instead. The other side is told that a dispute is open.</Trans>}
      variant="danger"
      most={2000}
      problemOf={useStatementProblem()}
      refusal={open.error ? reasonOf(open.error) : undefined}
      onClose={onClose}
      onDone={async (reason) => {
        await open.mutateAsync(reason);
        showToast('success', t`Dispute opened. Both sides will be notified of the decision.`);
      }}
    >
      <Trans>
        {formatRupees(escrow.amount)} stays on hold. Until our team has decided, nobody can approve, cancel or get paid.
        We read both sides, then release, refund or split the money.
      </Trans>
    </WordsDialog>
  );
}
