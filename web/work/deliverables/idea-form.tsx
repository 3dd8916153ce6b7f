import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Idea, ideaMax } from '../../../contract/work/ideas.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useSendIdea } from './ideas.queries.ts';
import { PictureField } from './picture-field.tsx';

/** The influencer's idea: text, a picture, or both. */
export function IdeaForm({ campaign, piece, idea }: { campaign: Campaign; piece: Deliverable; idea: Idea }) {
  const { t } = useLingui();
  const send = useSendIdea(piece.id);
  const [text, setText] = useState(idea.text);
  const [file, setFile] = useState<string | null>(null);
  const isEmpty = text.trim() === '' && file === null;

  // Awaited, since a callback of `mutate` is dropped when the answer removes this form.
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isEmpty) return;
    try {
      await send.mutateAsync({ text: text.trim(), file });
      showToast('success', t`Idea sent.`);
    } catch {
      // Shown above the button.
    }
  }

  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <Field
        label={<Trans>Your idea</Trans>}
        hint={<Trans>Say what one will see, in five lines.</Trans>}
        aside={
          <Trans>
            {text.length} of {ideaMax}
          </Trans>
        }
      >
        <Textarea rows={5} maxLength={ideaMax} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <PictureField campaignId={campaign.id} kept={file !== null} isOptional onKept={setFile} />
      {send.error ? <FormError>{reasonOf(send.error)}</FormError> : null}
      <Button type="submit" variant="primary" icon={Send} busy={send.isPending} disabled={isEmpty} className="w-fit">
        <Trans>Send the idea</Trans>
      </Button>
    </form>
  );
}
