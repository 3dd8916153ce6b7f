import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DisputeCase, DisputeOutcome } from '../../../contract/work/disputes.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import type { Decision } from './disputes.queries.ts';

/** Decision of an operator: all to one party, or a split, with a note for both. */
export function DecisionForm({ dispute }: { dispute: DisputeCase }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<DisputeOutcome>();
  const [amount, setAmount] = useState<number>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<{ outcome?: string; amount?: string; note?: string }>({});
  const [decision, setDecision] = useState<Decision>();
  const money = formatRupees(dispute.amount);

  function check() {
    const isSplit = outcome === 'split';
    const isWithin = amount !== undefined && amount > 0 && amount < dispute.amount;
    const found = {
      ...(outcome ? {} : { outcome: t`Choose what happens to the money.` }),
      ...(isSplit && !isWithin ? { amount: t`Enter an amount between ₹0 and ${money}.` } : {}),
      ...(note.trim() ? {} : { note: t`Tell both sides why.` }),
    };
    setProblem(found);
    if (!outcome || Object.keys(found).length > 0) return;
    setDecision({ outcome, note: note.trim(), ...(isSplit && amount !== undefined ? { amount } : {}) });
  }

  return (
    <Card as="section" aria-labelledby="decision" className="grid gap-4">
      <h2 id="decision" className="h4">
        <Trans>Your decision on {money}</Trans>
      </h2>
      <RadioCards
        legend={<Trans>Outcome</Trans>}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        error={problem.outcome}
        cards={[
          {
            id: 'release',
            title: <Trans>Release</Trans>,
            text: <Trans>Pay all to {nameOf(dispute.influencer)}</Trans>,
          },
          { id: 'refund', title: <Trans>Refund</Trans>, text: <Trans>Refund all to {nameOf(dispute.creator)}</Trans> },
          { id: 'split', title: <Trans>Split</Trans>, text: <Trans>Split between both</Trans> },
        ]}
      />
      {outcome === 'split' ? (
        <Field
          label={<Trans>To {nameOf(dispute.influencer)}, before the fee</Trans>}
          error={problem.amount}
          hint={
            amount !== undefined && amount < dispute.amount ? (
              <Trans>{formatRupees(dispute.amount - amount)} is refunded</Trans>
            ) : undefined
          }
          required
        >
          <RupeeInput whole={false} value={amount} onChange={setAmount} />
        </Field>
      ) : null}
      <Field
        label={<Trans>Reason</Trans>}
        hint={<Trans>Both sides can read this.</Trans>}
        error={problem.note}
        required
      >
        <Textarea maxLength={1000} rows={4} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button variant="primary" block onClick={check}>
        <Trans>Decide</Trans>
      </Button>
      {decision ? (
        <DecisionDialog dispute={dispute} decision={decision} onClose={() => setDecision(undefined)} />
      ) : null}
    </Card>
  );
}
