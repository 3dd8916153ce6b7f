import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PersonCard } from '../../../contract/core/people.ts';
import type { PoolPaper } from '../../../contract/hub/pools.ts';
import { ApiError } from '../../lib/api.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import type { Need } from '../../lib/needs.ts';
import { nameOf } from '../../lib/people-names.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PaperField } from './paper-field.tsx';
import { useSpend } from './pools.queries.ts';

interface SpendDialogProps {
  campaignId: string;
  /** Available rupees. */
  held: number;
  needs: readonly Need[];
  owner: PersonCard;
  /** Participants a draw can be paid to. */
  people: readonly PersonCard[];
  onClose: () => void;
}

/** Proposes a draw to the owner or a participant; the payers agree or object. */
export default function SpendDialog({ campaignId, held, needs, owner, people, onClose }: SpendDialogProps) {
  const { t, i18n } = useLingui();
  const spend = useSpend(campaignId);
  const [amount, setAmount] = useState<number>();
  const [note, setNote] = useState('');
  const [needId, setNeedId] = useState('');
  const [payeeId, setPayeeId] = useState(owner.id);
  const [papers, setPapers] = useState<PoolPaper[]>([]);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const close = spend.isPending ? undefined : onClose;

  async function draw() {
    const found: Record<string, string> = {};
    if (!amount) found.amount = t`Enter an amount.`;
    else if (amount > held) found.amount = t`The pool has ${formatRupees(held)} available.`;
    if (note.trim() === '') found.note = t`Say what it’s for. All parties can read it.`;
    setProblems(found);
    if (!amount || Object.keys(found).length > 0) return;
    try {
      await spend.mutateAsync({
        amount,
        note: note.trim(),
        payee_id: payeeId,
        ...(needId ? { need_id: needId } : {}),
        ...(papers[0] ? { proof: papers[0].id } : {}),
      });
      showToast('success', t`Draw of ${formatRupees(amount)} proposed. The payers have been notified and will decide.`);
      onClose();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      setProblems(Object.keys(fields).length > 0 ? fields : { root: reasonOf(error) });
    }
  }
  return (
    <Dialog
      title={<Trans>Propose a draw</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={draw}>
            {amount ? <Trans>Propose {formatRupees(amount)}</Trans> : <Trans>Propose</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        <Field
          label={<Trans>Amount in rupees</Trans>}
          aside={<Trans>{formatRupees(held)} available</Trans>}
          error={problems.amount}
          required
        >
          <RupeeInput whole={false} value={amount} onChange={setAmount} />
        </Field>
        <Field
          label={<Trans>Payee</Trans>}
          error={problems.payee_id}
          hint={
            payeeId === owner.id ? (
              <Trans>To you or someone connected to you: all payers have to agree.</Trans>
            ) : undefined
          }
          required
        >
          <Select
            value={payeeId}
            onChange={(event) => setPayeeId(event.target.value)}
            options={[owner, ...people.filter(({ id }) => id !== owner.id)].map((person) => ({
              id: person.id,
              name: nameOf(person),
            }))}
          />
        </Field>
        <Field label={<Trans>Purpose</Trans>} error={problems.note} required>
          <Textarea rows={2} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Field label={<Trans>Need</Trans>} aside={<Trans>optional</Trans>}>
          <Select
            value={needId}
            placeholder={t`None in particular`}
            onChange={(event) => setNeedId(event.target.value)}
            options={needs.map((need) => ({
              id: need.id,
              name: [i18n._(needNames[need.kind]), need.description].filter(Boolean).join(': '),
            }))}
          />
        </Field>
        <PaperField
          campaignId={campaignId}
          label={<Trans>Quotation or invoice</Trans>}
          papers={papers}
          most={1}
          onChange={setPapers}
        />
        <FormError>{problems.root}</FormError>
      </div>
    </Dialog>
  );
}
