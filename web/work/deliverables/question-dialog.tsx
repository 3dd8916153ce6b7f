import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useChangeWork } from './deliverables.queries.ts';

interface QuestionDialogProps {
  piece: Pick<Deliverable, 'id' | 'user'>;
  onClose: () => void;
}

/** Questions figures that were typed in. */
export default function QuestionDialog({ piece, onClose }: QuestionDialogProps) {
  const { t } = useLingui();
  const change = useChangeWork(piece.id);
  const [refusal, setRefusal] = useState<string>();
  const { fullname } = piece.user;
  return (
    <WordsDialog
      title={<Trans>Question these numbers</Trans>}
      label={<Trans>What looks wrong?</Trans>}
      hint={<Trans>{fullname} is asked to check them and to add a screenshot.</Trans>}
      act={<Trans>Send question</Trans>}
      variant="primary"
      most={1000}
      problemOf={(words) => (words === '' ? t`Write what looks wrong.` : undefined)}
      refusal={refusal}
      onClose={onClose}
      onDone={async (words) => {
        try {
          await change.mutateAsync({ figures_question: words });
          showToast('success', t`Question sent to ${fullname}.`);
        } catch (error) {
          setRefusal(reasonOf(error));
          throw error;
        }
      }}
    />
  );
}
