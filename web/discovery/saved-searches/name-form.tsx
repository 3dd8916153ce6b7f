import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';

interface NameFormProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Initial name. */
  name: string;
  /** Asks whether new results shall be mailed. */
  asksForAlert?: boolean;
  onSave: (name: string, alert: boolean) => Promise<unknown>;
  /** Missing when there is nothing to cancel. */
  onCancel?: () => void;
}

/** Form for the name of a saved search. */
export function NameForm({ label, hint, name, asksForAlert = false, onSave, onCancel }: NameFormProps) {
  const { t } = useLingui();
  const [alert, setAlert] = useState(true);
  const { form, errors, busy } = useContractForm({
    schema: async () => (await import('../../../contract/discovery/saved-searches.ts')).searchNameForm,
    onSubmit: (body) => onSave(body.name, asksForAlert && alert),
  });
  return (
    <form {...form} className="grid gap-2">
      <Field label={label} hint={hint} error={errors.name}>
        <Input
          name="name"
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
          placeholder={t`Kochi food, up to 1L`}
        />
      </Field>
      {asksForAlert ? (
        <Checkbox checked={alert} onChange={(event) => setAlert(event.target.checked)}>
          <Trans>Email me once a day when new creators fit</Trans>
        </Checkbox>
      ) : null}
      <FormError>{errors.root}</FormError>
      <div className="flex justify-end gap-2">
        {onCancel ? (
          <Button size="sm" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
        <Button type="submit" size="sm" variant="peacock" busy={busy}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </form>
  );
}
