import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { needNames } from '../../lib/campaign-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import type { Need } from '../../lib/needs.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { RupeeInput } from '../../ui/number-input.tsx';
import { formatRupees } from '../../ui/rupees.ts';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSpend } from './pools.queries.ts';

interface SpendDialogProps {
  campaignId: string;
  /** Rupees that can be drawn. */
  held: number;
  needs: readonly Need[];
  onClose: () => void;
}

/** Proposes a draw to the owner's wallet, which every payer has to agree to. */
export default function SpendDialog({ campaignId, held, needs, onClose }: SpendDialogProps) {
  const { t, i18n } = useLingui();
  const spend = useSpend(campaignId);
  const [amount, setAmount] = useState<number>();
  const [note, setNote] = useState('');
  const [needId, setNeedId] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const close = spend.isPending ? undefined : onClose;

  async function draw() {
    const found: Record<string, string> = {};
    if (!amount) found.amount = t`Enter the amount to draw.`;
    else if (amount > held) found.amount = t`The pool holds ${formatRupees(held)}.`;
    if (note.trim() === '') found.note = t`Say what it is for; every party reads it.`;
    setProblems(found);
    if (!amount || Object.keys(found).length > 0) return;
    try {
      await spend.mutateAsync({ amount, note: note.trim(), ...(needId ? { need_id: needId } : {}) });
      showToast('success', t`${formatRupees(amount)} is proposed. Who paid was told, and decides.`);
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
          aside={<Trans>{formatRupees(held)} held</Trans>}
          error={problems.amount}
          required
        >
          <RupeeInput whole={false} value={amount} onChange={setAmount} />
        </Field>
        <Field label={<Trans>What for</Trans>} error={problems.note} required>
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
        <FormError>{problems.root}</FormError>
      </div>
    </Dialog>
  );
}
