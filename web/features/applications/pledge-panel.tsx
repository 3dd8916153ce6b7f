import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { ApiError } from '../../lib/api.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RupeeInput } from '../../ui/number-input.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useApply } from './applications.queries.ts';
import { CannotNote } from './cannot-note.tsx';
import { OwnPledges } from './own-pledges.tsx';

interface PledgePanelProps {
  campaign: Campaign;
  /** Why this reader cannot pledge; null where they can. */
  whyNot: ReactNode;
}

const live = ['pledged', 'accepted', 'contributed'];

/** One's pledges to a joint campaign, and a form for a further one. */
export default function PledgePanel({ campaign, whyNot }: PledgePanelProps) {
  const taken = campaign.my_pledges.filter(({ status }) => live.includes(status)).map(({ need_id }) => need_id);
  const open = campaign.needs.filter((need) => need.accepted < need.value && !taken.includes(need.id));
  return (
    <>
      {campaign.my_pledges.length > 0 ? <OwnPledges campaign={campaign} /> : null}
      {whyNot ? <CannotNote>{whyNot}</CannotNote> : null}
      {!whyNot && open.length > 0 ? <PledgeForm campaignId={campaign.id} needs={open} /> : null}
      {!whyNot && open.length === 0 && taken.length === 0 ? (
        <CannotNote>
          <Trans>Every need of this campaign is full.</Trans>
        </CannotNote>
      ) : null}
    </>
  );
}

function PledgeForm({ campaignId, needs }: { campaignId: string; needs: Campaign['needs'] }) {
  const { t, i18n } = useLingui();
  const apply = useApply();
  const [needId, setNeedId] = useState(needs[0]?.id ?? '');
  const [value, setValue] = useState<number>();
  const [words, setWords] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const need = needs.find(({ id }) => id === needId) ?? needs[0];
  if (!need) return null;
  const open = Math.max(0, need.value - need.accepted);

  async function send(chosen: Campaign['needs'][number]) {
    if (!value) {
      setProblems({ 'pledge.value': t`Enter what it is worth in rupees.` });
      return;
    }
    setProblems({});
    try {
      const pledge = { need_id: chosen.id, kind: chosen.kind, description: words, value };
      await apply.mutateAsync({ campaign_id: campaignId, message: words, pledge });
      showToast('success', t`Pledged. The creator answers next.`);
      setValue(undefined);
      setWords('');
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    }
  }

  return (
    <Card as="section" aria-labelledby="pledge-form">
      <h2 id="pledge-form" className="h4 mb-3">
        <Trans>Bring something</Trans>
      </h2>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(need);
        }}
      >
        <Field label={<Trans>Need</Trans>}>
          <Select
            value={need.id}
            onChange={(event) => setNeedId(event.target.value)}
            options={needs.map((one) => ({
              id: one.id,
              name: [i18n._(needNames[one.kind]), one.description].filter(Boolean).join(': '),
            }))}
          />
        </Field>
        <Field
          label={<Trans>Worth in rupees</Trans>}
          aside={need.value > 0 ? <Trans>{formatRupees(open)} open</Trans> : undefined}
          error={problems['pledge.value']}
          required
        >
          <RupeeInput whole={false} value={value} onChange={setValue} />
        </Field>
        <Field label={<Trans>What you bring</Trans>} aside={<Trans>optional</Trans>}>
          <Textarea maxLength={500} rows={2} value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <FormError>{problems.root}</FormError>
        <Button type="submit" variant="peacock" block busy={apply.isPending}>
          {value ? <Trans>Pledge {formatRupees(value)}</Trans> : <Trans>Pledge</Trans>}
        </Button>
      </form>
    </Card>
  );
}
