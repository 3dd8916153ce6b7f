import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { furtherAccountCalls } from '../../../contract/accounts/further-accounts.ts';
import { type openRoles, roleNames } from '../../../contract/core/roles.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSwitchAccount } from './use-switch-account.ts';

const choices = ['brand', 'partner', 'influencer'] as const satisfies readonly (typeof openRoles)[number][];

/** Opens a further account of the person, and goes to it. */
export function AddAccountDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const open = useSwitchAccount();
  const [role, setRole] = useState<(typeof choices)[number]>('brand');
  const [name, setName] = useState('');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (body: { role: (typeof choices)[number]; business_name: string }) =>
      request(furtherAccountCalls.openAccount, { body }),
  });
  async function add(event: FormEvent) {
    event.preventDefault();
    const opened = await mutateAsync({ role, business_name: name.trim() }).catch(() => null);
    if (opened) await open(opened.data.id);
  }
  return (
    <Dialog
      title={t`Add an account`}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="add-account" variant="primary" disabled={isPending || name.trim() === ''}>
            <Trans>Add and open it</Trans>
          </Button>
        </>
      }
    >
      <form id="add-account" onSubmit={(event) => void add(event)} className="grid gap-4">
        <p className="text-t2">
          <Trans>You own it and sign in as before. It has its own wallet, campaigns and team; mails go to you.</Trans>
        </p>
        {error ? <FormError>{reasonOf(error)}</FormError> : null}
        <Field label={<Trans>Kind of account</Trans>}>
          <Select
            options={choices.map((id) => ({ id, name: wordIn(i18n.locale, roleNames[id].toLowerCase()) }))}
            value={role}
            onChange={(event) => setRole(event.currentTarget.value as typeof role)}
          />
        </Field>
        <Field label={<Trans>Name it goes by</Trans>}>
          <Input required maxLength={120} value={name} onChange={(event) => setName(event.currentTarget.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
