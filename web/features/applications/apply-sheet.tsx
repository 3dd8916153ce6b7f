import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { Match } from '../../../contract/match.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useKeptDraft } from '../../lib/kept-draft.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RupeeInput } from '../../ui/number-input.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useApply } from './applications.queries.ts';
import { useMoneyParts } from './money-parts.ts';

export interface AppliedCampaign {
  id: string;
  title: string;
  /** "2 reels, 1 story" */
  deliverables: string;
  creator: { id: string; name: string; profile_image: string | null };
  /** Money is paid: a price is asked for. */
  isPaid: boolean;
  /** Rupees a creator, where the campaign names them. */
  offer: number | null;
  start: string | null;
  end: string | null;
  match: Match | null;
}

interface Draft {
  quote?: number | undefined;
  ready: string;
  message: string;
}

const longest = 2_000;

/** Each person's own, should somebody else sign in in this tab. */
function useOwnDraft({ id, offer }: AppliedCampaign) {
  const me = useSession().profile?.id;
  return useKeptDraft<Draft>(`apply:${me}:${id}`, { quote: offer ?? undefined, ready: '', message: '' });
}

/** An application in three fields. What was typed stays in this tab until it is sent. */
export default function ApplySheet({ campaign, onClose }: { campaign: AppliedCampaign; onClose: () => void }) {
  const { t } = useLingui();
  const apply = useApply();
  const { Typed } = useMoneyParts();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change: keep, forget } = useOwnDraft(campaign);
  const [problems, setProblems] = useState<Record<string, string>>({});

  /** What was wrong with a field goes once it is typed in. */
  function change(typed: Partial<Draft>) {
    keep(typed);
    setProblems({});
  }

  function check(): Record<string, string> {
    const found: Record<string, string> = {};
    if (campaign.isPaid && !draft.quote) found.quote = t`Enter your price.`;
    if (!draft.message.trim()) found.message = t`Say in a sentence why you fit.`;
    return found;
  }

  async function send() {
    const found = check();
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    const { quote, ready, message } = draft;
    try {
      await apply.mutateAsync({
        campaign_id: campaign.id,
        message,
        ...(campaign.isPaid && quote !== undefined ? { quote } : {}),
        ...(ready ? { ready_by: ready } : {}),
      });
      forget();
      showToast('success', t`Application sent. You will be told when it moves.`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    }
  }

  return (
    <Sheet
      title={<Trans>Apply</Trans>}
      onClose={onClose}
      action={
        <Button variant="primary" onClick={send} busy={apply.isPending}>
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
        <div className="flex items-center gap-3">
          <Avatar id={campaign.creator.id} image={campaign.creator.profile_image} shape="organisation" size={40} />
          <div className="min-w-0">
            <p className="h5">{campaign.title}</p>
            <p className="text-sm text-t3">
              {[campaign.creator.name, campaign.deliverables].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
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
          label={<Trans>Why you</Trans>}
          aside={
            <Trans>
              {draft.message.length} of {longest}
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
        {campaign.isPaid ? <Typed campaignId={campaign.id} amount={draft.quote} readyBy={draft.ready} /> : null}
        <FormError>{problems.root}</FormError>
        <button type="submit" hidden />
      </form>
    </Sheet>
  );
}

/** How many wishes of the campaign one meets, and which one does not: said before applying, it hinders nobody. */
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
