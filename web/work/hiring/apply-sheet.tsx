import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import type { AppliedCampaign } from '../../campaigns/applications/applied-campaign.ts';
import { formatCount } from '../../lib/format.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { TypedPrice } from './agreed-parts.tsx';
import { useApplyForm } from './use-apply-form.ts';

const longest = 2_000;

/** Application form with three fields; its draft is stored for the tab. */
export default function ApplySheet({ campaign, onClose }: { campaign: AppliedCampaign; onClose: () => void }) {
  const { form, draft, problems, change, send, isSending } = useApplyForm(campaign, onClose);
  return (
    <Sheet
      title={<Trans>Apply</Trans>}
      onClose={onClose}
      action={
        <Button variant="primary" onClick={send} busy={isSending}>
          <Trans>Send application</Trans>
        </Button>
      }
    >
      <form
        ref={form}
        noValidate
        className="grid gap-4 pt-1"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <AppliedTo campaign={campaign} />
        <HowYouFit match={campaign.match} />
        {campaign.isPaid ? (
          <Field
            label={<Trans>Your price</Trans>}
            aside={campaign.offer === null ? undefined : <Trans>They offer {formatRupees(campaign.offer)}</Trans>}
            error={problems.quote}
            required
          >
            <RupeeInput name="quote" whole={false} value={draft.quote} onChange={(quote) => change({ quote })} />
          </Field>
        ) : null}
        <Field label={<Trans>Ready by</Trans>} aside={<Trans>optional</Trans>} error={problems.ready_by}>
          <DateInput
            name="ready"
            value={draft.ready}
            min={campaign.start ?? undefined}
            max={campaign.end ?? undefined}
            onChange={(event) => change({ ready: event.target.value })}
          />
        </Field>
        <Field
          label={<Trans>Why you’re a good fit</Trans>}
          aside={
            <Trans>
              {formatCount(draft.message.length)} of {formatCount(longest)}
            </Trans>
          }
          error={problems.message}
          required
        >
          <Textarea
            name="message"
            rows={2}
            className="max-h-80 min-h-18"
            maxLength={longest}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
        {campaign.isPaid ? <TypedPrice campaignId={campaign.id} amount={draft.quote} readyBy={draft.ready} /> : null}
        <FormError>{problems.root}</FormError>
        <button type="submit" hidden />
      </form>
    </Sheet>
  );
}

function AppliedTo({ campaign: { title, deliverables, creator } }: { campaign: AppliedCampaign }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar id={creator.id} image={creator.profile_image} shape="organisation" size={40} />
      <div className="min-w-0">
        <p className="h5">{title}</p>
        <p className="text-sm text-t3">{[creator.name, deliverables].filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  );
}

/** Match with its gaps, for information only. */
function HowYouFit({ match }: Pick<AppliedCampaign, 'match'>) {
  if (!match || match.of === 0) return null;
  const { met, of, gaps } = match;
  return (
    <div className="rounded-box bg-sunken px-3.5 py-2.5 text-sm">
      <p className="num font-semibold">
        <Trans>
          You match {met} of {of}
        </Trans>
      </p>
      {gaps.length > 0 ? (
        <ul className="mt-1 grid gap-0.5 text-t2">
          {gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
