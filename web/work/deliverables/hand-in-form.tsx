import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type KeptVideo, uploadIdOf } from '../../accounts/uploads/use-video-upload.ts';
import { ApiError } from '../../lib/api.ts';
import { useStoredDraft } from '../../lib/draft.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { CaptionFields } from './caption-fields.tsx';
import { useHandIn } from './deliverables.queries.ts';
import { LabelTicks } from './label-ticks.tsx';
import { LabelsLeft, useLabelsLeft } from './labels-left.tsx';
import { type Way, WorkFields } from './work-fields.tsx';

interface HandInFormProps {
  campaign: Campaign;
  piece: Deliverable;
  onDone?: () => void;
  onCancel?: () => void;
}

/** Hands in a piece, first or again: link, video or picture, caption, AI label, and where the ad label is shown. */
export function HandInForm({ campaign, piece, onDone, onCancel }: HandInFormProps) {
  const { t } = useLingui();
  const { url, caption, ai_made, application_id } = piece;
  const way: Way = piece.video ? 'video' : piece.file && !url ? 'picture' : 'link';
  // One draft per version, so that an answer received meanwhile does not change it.
  const versions = piece.history.filter(({ to }) => to === 'submitted').length;
  const { draft, change, forget } = useStoredDraft(`hand-in:${piece.id}:${versions}`, {
    way,
    url: url ?? '',
    file: '',
    caption,
    ai_made,
    shown: piece.disclosure_shown,
    video: null as KeptVideo | null,
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const send = useHandIn(campaign.id);
  const { video } = draft;
  const left = useLabelsLeft({ campaign, piece, draft });
  const isUploading = draft.way === 'video' && video !== null && !video.isDone;
  const hasWork = {
    link: draft.url.trim() !== '',
    video: video?.isDone === true || (video === null && piece.video !== null),
    picture: draft.file !== '' || (piece.file !== null && piece.video === null),
  }[draft.way];

  function fail(wrong: Record<string, string>) {
    setErrors(wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    if (!hasWork) return fail({ url: t`Add a link to the work, or upload a video or picture of it.` });
    const work = {
      link: { url: draft.url },
      video: { upload_id: video && uploadIdOf(video) },
      picture: { file: draft.file || null },
    }[draft.way];
    try {
      await send.mutateAsync({
        application_id,
        planned_id: piece.id,
        caption: draft.caption,
        ai_made: draft.ai_made,
        ...work,
        disclosure_shown: draft.shown,
      });
      forget();
      showToast('success', t`Submitted. The campaign owner has been notified.`);
      onDone?.();
    } catch (error) {
      fail(error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : named(error));
    }
  }
  const known = ['url', 'upload_id', 'file', 'caption'];
  const other = Object.entries(errors).find(([field]) => !known.includes(field))?.[1];
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <WorkFields
        campaign={campaign}
        piece={piece}
        draft={draft}
        errors={errors}
        onChange={(fields) => {
          change(fields);
          setErrors({});
        }}
      />
      <CaptionFields
        trackedLink={piece.tracked_link}
        campaign={campaign}
        work={{ caption: draft.caption, ai_made: draft.ai_made }}
        error={errors.caption}
        onChange={change}
      />
      <LabelTicks
        piece={piece}
        shown={draft.shown}
        isMarked={left.length > 0}
        onChange={(shown) => change({ shown })}
      />
      <FormError>{other}</FormError>
      <LabelsLeft left={left} />
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <Button type="submit" variant="primary" icon={Send} busy={send.isPending} disabled={isUploading}>
          {isUploading ? (
            <Trans>Submit at 100%</Trans>
          ) : (
            <SubmitWords isFirst={piece.status === 'planned'} isLabelled={left.length === 0} />
          )}
        </Button>
        {onCancel ? (
          <Button
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function SubmitWords({ isFirst, isLabelled }: { isFirst: boolean; isLabelled: boolean }) {
  if (isLabelled) return isFirst ? <Trans>Submit</Trans> : <Trans>Submit again</Trans>;
  return isFirst ? <Trans>Submit, label missing</Trans> : <Trans>Submit again, label missing</Trans>;
}

function named(error: unknown): Record<string, string> {
  return { root: reasonOf(error) };
}
