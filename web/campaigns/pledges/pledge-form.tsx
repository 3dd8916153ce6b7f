import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { ApiError } from '../../lib/api.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatShortDate } from '../../lib/format.ts';
import type { Need } from '../../lib/needs.ts';
import { Card } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { usePledge } from './pledges.queries.ts';

interface PledgeFormProps {
  campaignId: string;
  /** Needs the reader can still pledge to. */
  needs: readonly Need[];
  lock: Pick<Shares, 'is_locked' | 'locks_on'> | undefined;
}

/** Pledge form with the withdrawal deadline. */
export function PledgeForm({ campaignId, needs, lock }: PledgeFormProps) {
  const { t, i18n } = useLingui();
  const form = usePledgeForm(campaignId, needs);
  const { select, need, setNeedId, value, changeValue, words, changeWords, problems, send, isBusy } = form;
  const other = Object.entries(problems).find(([field]) => field !== 'pledge.value')?.[1];
  return (
    <Card as="section" aria-labelledby="pledge-form">
      <h2 id="pledge-form" className="h4 mb-3">
        <Trans>Make a pledge</Trans>
      </h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={<Trans>Need</Trans>} error={need ? undefined : <NotOpen />}>
          <Select
            ref={select}
            value={need?.id ?? ''}
            placeholder={need ? undefined : t`Choose a need`}
            onChange={(event) => setNeedId(event.target.value)}
            options={needs.map((one) => ({
              id: one.id,
              name: [i18n._(needNames[one.kind]), one.description].filter(Boolean).join(': '),
            }))}
          />
        </Field>
        <Field
          label={<Trans>Value in rupees</Trans>}
          aside={need ? <StillOpen need={need} /> : undefined}
          hint={need ? <WayOut kind={need.kind} lock={lock} /> : undefined}
          error={problems['pledge.value']}
          required
        >
          <RupeeInput whole={false} value={value} onChange={changeValue} />
        </Field>
        <Field label={<Trans>What you’re pledging</Trans>} aside={<Trans>optional</Trans>}>
          <Textarea maxLength={500} rows={2} value={words} onChange={(event) => changeWords(event.target.value)} />
        </Field>
        <FormError>{other}</FormError>
        <Button type="submit" variant="peacock" block busy={isBusy}>
          {value ? <Trans>Pledge {formatRupees(value)}</Trans> : <Trans>Pledge</Trans>}
        </Button>
      </form>
    </Card>
  );
}

/** The selected need stays selected, even when filled by others meanwhile, which is shown. */
function usePledgeForm(campaignId: string, needs: readonly Need[]) {
  const { t } = useLingui();
  const pledging = usePledge();
  const select = useRef<HTMLSelectElement>(null);
  const [needId, setNeedId] = useState<string>();
  const [value, setValue] = useState<number>();
  const [words, setWords] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  // The sent need is no longer open to the reader, but stays until the result is shown.
  const [sent, setSent] = useState<Need>();
  const need = sent ?? (needId === undefined ? needs[0] : needs.find(({ id }) => id === needId));

  /** Editing the amount clears its problems. */
  function changeValue(next: number | undefined) {
    setNeedId(needId ?? need?.id);
    setValue(next);
    setProblems({});
  }
  function changeWords(next: string) {
    setNeedId(needId ?? need?.id);
    setWords(next);
  }

  async function send() {
    if (!need) return select.current?.focus();
    const { id, kind } = need;
    if (!value) {
      setProblems({ 'pledge.value': t`Enter its value in rupees.` });
      return;
    }
    setProblems({});
    setSent(need);
    try {
      const pledge = { need_id: id, kind, description: words, value };
      await pledging.mutateAsync({ campaign_id: campaignId, message: words, pledge });
      showToast('success', t`Pledged. Waiting for the campaign owner.`);
      setNeedId(undefined);
      setValue(undefined);
      setWords('');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    } finally {
      setSent(undefined);
    }
  }
  return {
    select,
    need,
    setNeedId,
    value,
    changeValue,
    words,
    changeWords,
    problems,
    send,
    isBusy: pledging.isPending,
  };
}

function NotOpen() {
  return <Trans>This need has been filled or removed. Choose another one.</Trans>;
}

function StillOpen({ need: { value, accepted } }: { need: Need }) {
  if (value === 0) return null;
  return <Trans>{formatRupees(Math.max(0, value - accepted))} still needed</Trans>;
}

/** Withdrawal deadline, shown before pledging. */
function WayOut({ kind, lock }: { kind: Need['kind']; lock: PledgeFormProps['lock'] }) {
  const { i18n } = useLingui();
  if (!lock) return null;
  if (lock.is_locked) return <Trans>This campaign is locked. Once accepted, your pledge can’t be withdrawn.</Trans>;
  if (!lock.locks_on) return null;
  const day = formatShortDate(lock.locks_on, i18n.locale);
  return kind === 'budget' ? (
    <Trans>You can leave with a full refund until {day}.</Trans>
  ) : (
    <Trans>You can withdraw it until {day}.</Trans>
  );
}
