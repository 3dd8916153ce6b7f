import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PoolCase } from '../../../contract/hub/pool-disputes.ts';
import type { PoolDisputeOutcome } from '../../../contract/hub/pools.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { useDecidePool } from './pool-disputes.queries.ts';

/** Decision of an operator on a draw or pool, with a note for payers, owner and payee. */
export function PoolDecision({ dispute }: { dispute: PoolCase }) {
  const { t } = useLingui();
  const decide = useDecidePool(dispute.id);
  const [outcome, setOutcome] = useState<PoolDisputeOutcome>();
  const [amount, setAmount] = useState<number>();
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<Record<string, string>>({});
  const { spending, pool } = dispute;
  const whole = spending?.amount ?? pool.held;
  const isSplit = outcome === 'split';

  async function send() {
    const isWithin = amount !== undefined && amount > 0 && amount < whole;
    const found = {
      ...(outcome ? {} : { outcome: t`Choose what happens to the money.` }),
      ...(isSplit && !isWithin ? { amount: t`Enter an amount between ₹0 and ${formatRupees(whole)}.` } : {}),
      ...(note.trim() ? {} : { note: t`Tell both sides why.` }),
    };
    setProblem(found);
    if (!outcome || Object.keys(found).length > 0) return;
    try {
      await decide.mutateAsync({ outcome, note: note.trim(), ...(isSplit && amount ? { amount } : {}) });
      showToast('success', t`Decision sent to both sides.`);
    } catch {
      // The error is shown above the button.
    }
  }
  return (
    <Card as="section" aria-labelledby="decision" className="grid gap-4">
      <h2 id="decision" className="h4">
        <Trans>Your decision on {formatRupees(whole)}</Trans>
      </h2>
      <RadioCards
        legend={<Trans>Outcome</Trans>}
        name="outcome"
        value={outcome}
        onChange={setOutcome}
        error={problem.outcome}
        cards={spending ? drawCards(nameOf(spending.payee)) : poolCards}
      />
      {isSplit ? (
        <Field label={<Trans>To the payee, before the fee</Trans>} error={problem.amount} required>
          <RupeeInput whole={false} value={amount} onChange={setAmount} />
        </Field>
      ) : null}
      <Field
        label={<Trans>Reason</Trans>}
        hint={<Trans>Payers, owner and payee can read this. It’s final.</Trans>}
        error={problem.note}
        required
      >
        <Textarea maxLength={1000} rows={4} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <FormError>{decide.error ? reasonOf(decide.error) : undefined}</FormError>
      <Button variant="primary" block onClick={send}>
        <Trans>Decide</Trans>
      </Button>
    </Card>
  );
}

const drawCards = (payee: string) => [
  { id: 'release' as const, title: <Trans>Release</Trans>, text: <Trans>Pay all to {payee}</Trans> },
  { id: 'refund' as const, title: <Trans>Refuse</Trans>, text: <Trans>Everything stays in the pool</Trans> },
  {
    id: 'split' as const,
    title: <Trans>Split</Trans>,
    text: <Trans>Pay a part, the rest stays in the pool</Trans>,
  },
];

const poolCards = [
  { id: 'release' as const, title: <Trans>Release</Trans>, text: <Trans>Let the pool continue</Trans> },
  { id: 'refund' as const, title: <Trans>Refund</Trans>, text: <Trans>Refund what’s left to the payers</Trans> },
];
