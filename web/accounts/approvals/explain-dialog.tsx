import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { explainMutation } from './approvals.queries.ts';

/** The asker's words to whoever decides about their payment. */
export function ExplainDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { t } = useLingui();
  const { mutateAsync, error } = useMutation(explainMutation(useQueryClient()));
  return (
    <WordsDialog
      title={<Trans>Your note on this payment</Trans>}
      label={<Trans>Note</Trans>}
      hint={<Trans>Everyone who may approve the payment sees it.</Trans>}
      act={<Trans>Save note</Trans>}
      variant="primary"
      initial={approval.message ?? ''}
      most={500}
      problemOf={(words) => (words === '' ? t`Write a few words.` : undefined)}
      refusal={error ? reasonOf(error) : undefined}
      onClose={onClose}
      onDone={(message) => mutateAsync({ id: approval.id, message })}
    />
  );
}
