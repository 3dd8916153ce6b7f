import { Trans, useLingui } from '@lingui/react/macro';
import { reviewTextMax } from '../../../contract/work/reviews.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useReply, useReviewReport } from './reviews.queries.ts';

interface OfReview {
  id: string;
  onClose: () => void;
}

/** Public reply to a review of oneself. */
export function ReplyDialog({ id, onClose }: OfReview) {
  const { t } = useLingui();
  const { mutateAsync, error } = useReply(id);
  return (
    <WordsDialog
      title={<Trans>Reply to this review</Trans>}
      label={<Trans>Your reply</Trans>}
      hint={<Trans>Your reply appears under the review for everyone to read. You can reply once.</Trans>}
      act={<Trans>Send reply</Trans>}
      variant="peacock"
      most={reviewTextMax}
      problemOf={(words) => (words === '' ? t`Write a sentence or two.` : undefined)}
      refusal={error ? reasonOf(error) : undefined}
      onDone={async (text) => {
        await mutateAsync(text);
        showToast('success', t`Your reply is public.`);
      }}
      onClose={onClose}
    />
  );
}

/** Reports a review to the operators. */
export function ReviewReportDialog({ id, onClose }: OfReview) {
  const { t } = useLingui();
  const { mutateAsync, error } = useReviewReport(id);
  return (
    <WordsDialog
      title={<Trans>Report this review</Trans>}
      label={<Trans>What’s wrong with it?</Trans>}
      hint={<Trans>They won’t know who reported it.</Trans>}
      act={<Trans>Send report</Trans>}
      variant="peacock"
      most={reviewTextMax}
      problemOf={(words) => (words === '' ? t`Write a sentence or two.` : undefined)}
      refusal={error ? reasonOf(error) : undefined}
      onDone={async (reason) => {
        await mutateAsync(reason);
        showToast('success', t`Thank you. We’ll look into it.`);
      }}
      onClose={onClose}
    />
  );
}
