import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { useChangeWork } from './deliverables.queries.ts';
import { CaptionToPost, PublishChecks } from './publish-steps.tsx';

/** Reports approved work as published, with the link to the post. */
export function PublishForm({ piece, onClose }: { piece: Deliverable; onClose: () => void }) {
  const { t } = useLingui();
  const [url, setUrl] = useState('');
  const [errors, setErrors] = useState<{ url?: string; root?: string }>({});
  const send = useChangeWork(piece.id);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setErrors({});
    try {
      await send.mutateAsync({ status: 'published', ...(piece.url || !url ? {} : { url }) });
      showToast('success', t`Marked as published. The campaign owner has been notified.`);
      onClose();
    } catch (error) {
      const problem = error instanceof ApiError && !piece.url ? error.fields.url : undefined;
      setErrors(problem ? { url: problem } : { root: reasonOf(error) });
    }
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <h4 className="h4">{piece.url ? <Trans>Now post it</Trans> : <Trans>Now post it, then paste the link</Trans>}</h4>
      <CaptionToPost caption={piece.caption} />
      {piece.url ? null : (
        <Field label={<Trans>Link to the post</Trans>} error={errors.url} required>
          <Input
            type="url"
            inputMode="url"
            value={url}
            maxLength={500}
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
      )}
      <PublishChecks piece={piece} url={piece.url ?? url} />
      <FormError>{errors.root}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={send.isPending}>
          <Trans>Mark as published</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
