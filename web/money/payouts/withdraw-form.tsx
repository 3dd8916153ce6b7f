import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import type { PaymentMethod } from '../../../contract/money/payment-methods.ts';
import type { Payout } from '../../../contract/money/payouts.ts';
import { useMay } from '../../lib/member-roles.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Quote } from './quote.tsx';
import { useWithdrawal, type WithdrawalTerms } from './use-withdrawal.ts';

export interface WithdrawFormProps extends WithdrawalTerms {
  onAddMethod: () => void;
  onClose: () => void;
  onSent: (payout: Payout) => void;
}

/** Suggested amounts in rupees, beside the whole balance. */
const roundAmounts = [5_000, 20_000];

/** Amount and account, with the net amount before confirming. */
export function WithdrawForm({ onSent, onAddMethod, onClose, ...terms }: WithdrawFormProps) {
  const { t } = useLingui();
  const mayAdd = useMay('own');
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const withdrawal = useWithdrawal(terms, onSent);
  const { amount, method, problems, isValid, isQuoted, isSending } = withdrawal;
  const [all, least] = [formatRupees(terms.withdrawable), formatRupees(terms.minimum)];

  useEffect(() => field.current?.focus(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!withdrawal.submit()) field.current?.focus();
  }
  return (
    <Dialog
      title={t({ message: 'Withdraw', context: 'money' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} className="max-md:hidden">
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={isSending || (isValid && !isQuoted && !withdrawal.quoteError)}
            className="md:flex-1"
          >
            {isValid && amount ? (
              <Trans>Withdraw {formatRupees(amount)}</Trans>
            ) : (
              <Trans context="money">Withdraw</Trans>
            )}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        <div className="grid gap-2">
          <Field label={<Trans>Amount</Trans>} error={problems.amount} required>
            <RupeeInput
              ref={field}
              whole={false}
              value={amount}
              onChange={withdrawal.setAmount}
              onBlur={withdrawal.judge}
              className="num min-h-16! font-bold text-2xl!"
            />
          </Field>
          <p className="flex flex-wrap items-center gap-2 text-sm text-t3">
            {roundAmounts
              .filter((each) => each >= terms.minimum && each < terms.withdrawable)
              .map((each) => (
                <ToggleChip key={each} on={amount === each} onToggle={() => withdrawal.setAmount(each)}>
                  {formatRupees(each)}
                </ToggleChip>
              ))}
            <ToggleChip on={amount === terms.withdrawable} onToggle={() => withdrawal.setAmount(terms.withdrawable)}>
              <Trans>All {all}</Trans>
            </ToggleChip>
            <Trans>at least {least}</Trans>
          </p>
        </div>
        <div className="flex items-end gap-2">
          <Field label={<Trans context="account">To</Trans>} error={problems.method} required className="flex-1">
            <Select
              value={method?.id ?? ''}
              onChange={(event) => withdrawal.setMethodId(event.target.value)}
              options={terms.methods.map((one) => ({ id: one.id, name: nameOf(one) }))}
            />
          </Field>
          {mayAdd ? <IconButton icon={Plus} bordered label={t`Add another account`} onClick={onAddMethod} /> : null}
        </div>
        <Quote withdrawal={withdrawal} />
        <FormError>{problems.root}</FormError>
      </form>
    </Dialog>
  );
}

function nameOf({ masked, holder }: PaymentMethod): string {
  return holder ? `${masked} · ${holder}` : masked;
}
