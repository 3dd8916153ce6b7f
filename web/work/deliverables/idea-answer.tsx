import { Trans, useLingui } from '@lingui/react/macro';
import { Check, PencilLine } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Idea } from '../../../contract/work/ideas.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useAnswerIdea } from './ideas.queries.ts';

const ChangesDialog = lazyWithRetry(() => import('./changes-dialog.tsx'));

/** The owner's answer to an idea; after the one change the button for it is gone. */
export function IdeaAnswer({ piece, idea: { status, can } }: { piece: Deliverable; idea: Idea }) {
  const { t } = useLingui();
  const answer = useAnswerIdea(piece.id);
  const [isAsking, setAsking] = useState(false);
  const { fullname } = piece.user;
  if (status === 'wanted' || status === 'changes_requested') {
    return (
      <p className="text-sm text-t2">
        <Trans>{fullname} sends the idea here, before the shoot.</Trans>
      </p>
    );
  }
  if (can.approved !== true)
    return status === 'approved' ? null : <p className="text-sm text-t2">{whyNot(can.approved)}</p>;

  async function approve() {
    try {
      await answer.mutateAsync({ status: 'approved' });
      showToast('success', t`Idea approved. ${fullname} can start.`);
    } catch {
      // The step shows the error.
    }
  }

  async function change(note: string) {
    await answer.mutateAsync({ status: 'changes_requested', note });
    showToast('success', t`${fullname} has been asked to change the idea.`);
    setAsking(false);
  }
  return (
    <>
      {answer.error && !isAsking ? <FormError>{reasonOf(answer.error)}</FormError> : null}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" icon={Check} busy={answer.isPending} onClick={approve}>
          <Trans>Approve the idea</Trans>
        </Button>
        {can.changes_requested === true ? (
          <Button icon={PencilLine} onClick={() => setAsking(true)}>
            <Trans>Ask for one change</Trans>
          </Button>
        ) : null}
      </div>
      <Suspense>
        {isAsking ? (
          <ChangesDialog
            fullname={fullname}
            refusal={answer.error ? reasonOf(answer.error) : undefined}
            onClose={() => setAsking(false)}
            onDone={change}
          />
        ) : null}
      </Suspense>
    </>
  );
}
