import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { ApiError } from '../../lib/api.ts';
import { useStoredDraft } from '../../lib/draft.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { CaptionFields } from './caption-fields.tsx';
import { useHandIn } from './deliverables.queries.ts';
import { PictureField } from './picture-field.tsx';

interface HandInFormProps {
  campaign: Campaign;
  piece: Deliverable;
  onDone?: () => void;
  onCancel?: () => void;
}

/** Hands in a piece, first or again: link or picture, caption, AI label. */
export function HandInForm({ campaign, piece, onDone, onCancel }: HandInFormProps) {
  const { t } = useLingui();
  const { url, caption, ai_made, application_id } = piece;
  const way: 'link' | 'picture' = piece.file && !url ? 'picture' : 'link';
  // One draft per version, so that an answer received meanwhile does not change it.
  const versions = piece.history.filter(({ to }) => to === 'submitted').length;
  const { draft, change, forget } = useStoredDraft(`hand-in:${piece.id}:${versions}`, {
    ...{ way, url: url ?? '', file: '', caption, ai_made },
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const send = useHandIn(campaign.id);
  const hasWork = draft.way === 'link' ? draft.url.trim() !== '' : draft.file !== '' || piece.file !== null;

  function fail(wrong: Record<string, string>) {
    setErrors(wrong);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    if (!hasWork) return fail({ url: t`Add a link to the work or upload a picture of it.` });
    const work = draft.way === 'link' ? { url: draft.url } : { file: draft.file || null };
    try {
      await send.mutateAsync({
        ...{ application_id, planned_id: piece.id, caption: draft.caption, ai_made: draft.ai_made, ...work },
      });
      forget();
      showToast('success', t`Submitted. The campaign owner has been notified.`);
      onDone?.();
    } catch (error) {
      fail(error instanceof ApiError && Object.keys(error.fields).length > 0 ? error.fields : named(error));
    }
  }
  const known = ['url', 'file', 'caption'];
  const other = Object.entries(errors).find(([field]) => !known.includes(field))?.[1];
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="grid gap-4">
      <Segmented
        label={t`Submit your work`}
        name={`way-${piece.id}`}
        value={draft.way}
        onChange={(next) => change({ way: next })}
        segments={[
          { id: 'link', name: <Trans>Link</Trans> },
          { id: 'picture', name: <Trans>Picture</Trans> },
        ]}
        className="w-fit"
      />
      {draft.way === 'link' ? (
        <Field label={<Trans>Link to the post</Trans>} error={errors.url} required>
          <Input
            type="url"
            inputMode="url"
            placeholder="https://"
            maxLength={500}
            value={draft.url}
            onChange={(event) => {
              change({ url: event.target.value });
              setErrors({});
            }}
          />
        </Field>
      ) : (
        <PictureField
          campaignId={campaign.id}
          kept={draft.file !== '' || piece.file !== null}
          error={errors.file ?? errors.url}
          onKept={(file) => change({ file })}
        />
      )}
      <CaptionFields
        trackedLink={piece.tracked_link}
        campaign={campaign}
        work={{ caption: draft.caption, ai_made: draft.ai_made }}
        error={errors.caption}
        onChange={change}
      />
      <FormError>{other}</FormError>
      <div className="flex flex-wrap gap-3 max-md:*:flex-1">
        <Button type="submit" variant="primary" icon={Send} busy={send.isPending}>
          {piece.status === 'planned' ? <Trans>Submit</Trans> : <Trans>Submit again</Trans>}
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

function named(error: unknown): Record<string, string> {
  return { root: reasonOf(error) };
}
