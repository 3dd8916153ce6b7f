import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useAnswerDispute } from './escrow.queries.ts';
import { useStatementProblem } from './statement.ts';

/** Answer of the party that did not open the dispute, editable until the decision. */
export default function AnswerDialog({ dispute, onClose }: { dispute: Dispute; onClose: () => void }) {
  const { t } = useLingui();
  const answer = useAnswerDispute(dispute.application_id);
  return (
    <WordsDialog
      title={<Trans>Your side of the dispute</Trans>}
      label={<Trans>What happened</Trans>}
      act={<Trans>Send to our team</Trans>}
      hint={<Trans>What was agreed and what you did. The other side can read this too.</Trans>}
      variant="primary"
      most={2000}
      initial={dispute.answer ?? ''}
      problemOf={useStatementProblem()}
      refusal={answer.error ? reasonOf(answer.error) : undefined}
      onClose={onClose}
      onDone={async (words) => {
        await answer.mutateAsync(words);
        showToast('success', t`Our team is reading both sides. You can edit your statement until there’s a decision.`);
      }}
    />
  );
}
