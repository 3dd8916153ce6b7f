import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useReply, useReviewReport } from './reviews.queries.ts';

interface OfReview {
  id: string;
  onClose: () => void;
}

/** Answers a review of oneself, in public. */
export function ReplyDialog({ id, onClose }: OfReview) {
  const { t } = useLingui();
  const { mutateAsync } = useReply(id);
  return (
    <WordsDialog
      title={<Trans>Reply to this review</Trans>}
      label={<Trans>Your reply</Trans>}
      hint={<Trans>It stands under the review for everybody to read. You can reply once.</Trans>}
      act={<Trans>Send reply</Trans>}
      said={t`Your reply is public.`}
      onSend={mutateAsync}
      onClose={onClose}
    />
  );
}

/** Tells the people who run the place what is wrong with a review. */
export function ReviewReportDialog({ id, onClose }: OfReview) {
  const { t } = useLingui();
  const { mutateAsync } = useReviewReport(id);
  return (
    <WordsDialog
      title={<Trans>Report this review</Trans>}
      label={<Trans>What is wrong with it?</Trans>}
      hint={<Trans>They are not told who reported it.</Trans>}
      act={<Trans>Send report</Trans>}
      said={t`Thank you. We look into it.`}
      onSend={mutateAsync}
      onClose={onClose}
    />
  );
}

interface WordsDialogProps {
  title: ReactNode;
  label: ReactNode;
  hint: ReactNode;
  act: ReactNode;
  /** The toast after it. */
  said: string;
  onSend: (text: string) => Promise<unknown>;
  onClose: () => void;
}

function WordsDialog({ title, label, hint, act, said, onSend, onClose }: WordsDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  async function send() {
    if (text.trim() === '') return setProblem(t`Write a sentence or two.`);
    try {
      await onSend(text.trim());
    } catch (error) {
      return setProblem(reasonOf(error));
    }
    showToast('success', said);
    onClose();
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="peacock" onClick={send}>
            {act}
          </Button>
        </>
      }
    >
      <Field label={label} hint={hint} error={problem} required>
        <Textarea maxLength={1000} rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Dialog>
  );
}
