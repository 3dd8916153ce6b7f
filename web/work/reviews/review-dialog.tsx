import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type ReviewPair, reviewTextMax } from '../../../contract/work/reviews.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { useSite } from '../../lib/site.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useKeepReview } from './reviews.queries.ts';
import { StarInput } from './stars.tsx';

/** Rating and text about a partner; editable until published. */
export default function ReviewDialog({ pair, onClose }: { pair: ReviewPair; onClose: () => void }) {
  const { t } = useLingui();
  const { reviewDays } = useSite().terms;
  const [rating, setRating] = useState(pair.mine?.rating ?? 0);
  const [text, setText] = useState(pair.mine?.text ?? '');
  const [isTried, setTried] = useState(false);
  const keep = useKeepReview(pair);
  const close = keep.isPending ? undefined : onClose;
  const name = nameOf(pair.partner);
  const isEmpty = text.trim() === '';

  async function send() {
    setTried(true);
    if (rating === 0 || isEmpty) return;
    await keep.mutateAsync({ rating, text: text.trim() });
    showToast('success', pair.is_awaited ? t`Both reviews are now visible.` : t`Your review is saved.`);
    onClose();
  }
  return (
    <Dialog
      title={<Trans>Review {name}</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" onClick={() => send().catch(() => {})}>
            {pair.mine ? <Trans>Save change</Trans> : <Trans>Send review</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <StarInput
          value={rating}
          onChange={setRating}
          error={isTried && rating === 0 ? t`Choose 1 to 5 stars.` : undefined}
        />
        <Field
          label={<Trans>What should others know?</Trans>}
          required
          hint={
            <Trans>
              {name} can read it once you’ve both written one, or after {reviewDays} days. Then it’s public and can’t be
              changed.
            </Trans>
          }
          error={keep.error ? reasonOf(keep.error) : isTried && isEmpty ? t`Write a sentence or two.` : undefined}
        >
          <Textarea maxLength={reviewTextMax} rows={5} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
