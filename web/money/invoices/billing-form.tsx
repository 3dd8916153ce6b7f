import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gstStates } from '../../../contract/money/gst-states.ts';
import { isGstin, stateOfGstin } from '../../../contract/money/gstin.ts';
import { type BillingDetails, invoiceCalls } from '../../../contract/money/invoices.ts';
import { request } from '../../lib/api.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { billingQuery } from './invoices.queries.ts';

const states = gstStates.map(({ code, name }) => ({ id: code, name }));

interface BillingFormProps {
  details: BillingDetails;
  onDone: () => void;
}

export function BillingForm({ details, onDone }: BillingFormProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [state, setState] = useState(details.state_code ?? '');
  const { form, errors, busy } = useContractForm({
    schema: async () => (await import('./billing.schemas.ts')).billingBody,
    toBody: ({ name, address, gstin }) => ({ name, address, state_code: state || null, gstin: gstin?.trim() || null }),
    onSubmit: async (body) => {
      const { data } = await request(invoiceCalls.saveBillingDetails, { body });
      client.setQueryData(billingQuery.queryKey, data);
      showToast('success', t`Billing details saved.`);
      onDone();
    },
  });
  /** The state is part of the GSTIN. */
  function followGstin(typed: string) {
    const gstin = typed.trim().toUpperCase();
    if (isGstin(gstin)) setState(stateOfGstin(gstin));
  }
  return (
    <form {...form} className="grid gap-4">
      <Field label={<Trans>Name or business</Trans>} error={errors.name} required>
        <Input name="name" defaultValue={details.name} autoComplete="organization" maxLength={120} />
      </Field>
      <Field label={<Trans>Address</Trans>} aside={<Trans>optional</Trans>} error={errors.address}>
        <Textarea
          name="address"
          defaultValue={details.address}
          autoComplete="street-address"
          maxLength={300}
          className="max-h-40 min-h-20"
        />
      </Field>
      <Field label={<Trans>GSTIN</Trans>} aside={<Trans>optional</Trans>} error={errors.gstin}>
        <Input
          name="gstin"
          defaultValue={details.gstin ?? ''}
          onChange={({ target }) => followGstin(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="uppercase placeholder:normal-case"
        />
      </Field>
      <Field
        label={<Trans>State</Trans>}
        hint={<Trans>Place of supply: decides whether CGST and SGST or IGST applies.</Trans>}
        error={errors.state_code}
      >
        <Select
          name="state_code"
          value={state}
          onChange={({ target }) => setState(target.value)}
          options={states}
          placeholder={t`Choose a state`}
        />
      </Field>
      <FormError>{errors.root}</FormError>
      <Button type="submit" variant="primary" busy={busy} block>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}
