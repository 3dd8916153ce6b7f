import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useAct } from './operator.queries.ts';

interface ReasonDialogProps {
  title: ReactNode;
  /** Consequences of the action. */
  children?: ReactNode;
  /** Says who will read the reason; the audit log always stores it. */
  hint?: ReactNode;
  act: ReactNode;
  variant?: 'primary' | 'danger';
  /** Toast after success; leave out when navigating away. */
  done?: string;
  onAct: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for an action that requires a reason. */
export function ReasonDialog({
  title,
  children,
  hint,
  act,
  variant = 'primary',
  done,
  onAct,
  onClose,
}: ReasonDialogProps) {
  const { t } = useLingui();
  const doing = useAct(onAct);
  const { error } = doing;
  return (
    <WordsDialog
      title={title}
      label={<Trans>Reason</Trans>}
      hint={hint ?? <Trans>Recorded in the audit log.</Trans>}
      act={act}
      variant={variant}
      most={1_000}
      problemOf={(words) => (words.length < 3 ? t`Give a short reason.` : undefined)}
      refusal={error ? reasonOf(error) : undefined}
      onClose={onClose}
      onDone={async (words) => {
        await doing.mutateAsync(words);
        if (done) showToast('success', done);
      }}
    >
      {children}
    </WordsDialog>
  );
}
