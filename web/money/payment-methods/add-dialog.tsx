import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { NewPaymentMethod, PaymentMethod } from '../../../contract/money/payment-methods.ts';
import { ApiError } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { BankFields, UpiField } from './method-fields.tsx';
import { methodIcons } from './method-icon.ts';
import { addPaymentMethod } from './payment-methods.queries.ts';

const schema = async () => (await import('./payment-methods.schemas.ts')).newPaymentMethod;

interface AddDialogProps {
  /** Explanation shown when a payout is waiting for it. */
  intro?: ReactNode;
  onAdded: (method: PaymentMethod) => void;
  onClose: () => void;
}

/** Adds a UPI ID or bank account; the first becomes the default. */
export default function AddDialog({ intro, onAdded, onClose }: AddDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const client = useQueryClient();
  const action = useActionKey();
  const [kind, setKind] = useState<PaymentMethod['kind']>('upi');
  const { form, errors, busy } = useContractForm({
    schema,
    onSubmit: async (body) => {
      onAdded(await sendOrName(client, body, action.keyFor(body)));
      action.done();
    },
  });
  return (
    <Dialog
      title={t`Add a payout account`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            <Trans>Add account</Trans>
          </Button>
        </>
      }
    >
      <form {...form} id={formId} className="grid gap-4">
        {intro ? <p className="text-t2">{intro}</p> : null}
        <RadioCards
          legend={t`Where should your money go?`}
          name="kind"
          value={kind}
          onChange={setKind}
          cards={[
            { id: 'upi', title: t`UPI`, text: t`A UPI ID such as name@bank`, picture: <KindIcon kind="upi" /> },
            { id: 'bank', title: t`Bank account`, text: t`Number and IFSC`, picture: <KindIcon kind="bank" /> },
          ]}
        />
        {kind === 'upi' ? <UpiField errors={errors} /> : <BankFields errors={errors} />}
        <p className="text-sm text-t3">
          <Trans>Account numbers are encrypted and only shown masked.</Trans>
        </p>
        <FormError>{errors.root}</FormError>
      </form>
    </Dialog>
  );
}

function KindIcon({ kind }: { kind: PaymentMethod['kind'] }) {
  const Icon = methodIcons[kind];
  return <Icon className="text-t3" />;
}

/** Shows a duplicate as an error at its number. */
async function sendOrName(...[client, body, key]: Parameters<typeof addPaymentMethod>): Promise<PaymentMethod> {
  try {
    return await addPaymentMethod(client, body, key);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CONFLICT' || Object.keys(error.fields).length > 0) throw error;
    const { status, code, reason } = error;
    throw new ApiError(status, { code, reason, fields: { [numberFieldOf(body)]: reason } });
  }
}

function numberFieldOf({ kind }: NewPaymentMethod): string {
  return kind === 'upi' ? 'vpa' : 'account';
}
