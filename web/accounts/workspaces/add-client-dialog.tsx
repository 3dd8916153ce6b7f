import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { furtherAccountCalls } from '../../../contract/accounts/further-accounts.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { AddAccountDialog } from './add-account-dialog.tsx';

/** Asks a client for an invitation, or opens an account for one who has none. */
export function AddClientDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const [isNew, setNew] = useState(false);
  const [email, setEmail] = useState('');
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (to: string) => request(furtherAccountCalls.askClient, { body: { email: to } }),
  });
  if (isNew) return <AddAccountDialog onClose={onClose} />;
  async function ask(event: FormEvent) {
    event.preventDefault();
    const asked = await mutateAsync(email.trim()).catch(() => null);
    if (!asked) return;
    showToast('success', t`Your request is on its way. Once your client invites you, accept it from the mail.`);
    onClose();
  }
  return (
    <Dialog
      title={t`Add a client`}
      onClose={isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form="add-client" variant="primary" disabled={isPending || email.trim() === ''}>
            <Trans>Send the request</Trans>
          </Button>
        </>
      }
    >
      <form id="add-client" onSubmit={(event) => void ask(event)} className="grid gap-4">
        <p className="text-t2">
          <Trans>
            Your client sees your name, agency and email, and invites you with the role they choose. Nothing is shared
            before that.
          </Trans>
        </p>
        {error ? <FormError>{reasonOf(error)}</FormError> : null}
        <Field
          label={<Trans>Email of the account’s owner</Trans>}
          hint={<Trans>The one they log in with. We don’t say whether it has an account.</Trans>}
        >
          <Input
            type="email"
            required
            autoComplete="off"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
        </Field>
        <p className="text-sm text-t2">
          <Trans>Your client has no account yet?</Trans>{' '}
          <button
            type="button"
            className="link hit-44 relative cursor-pointer font-semibold"
            onClick={() => setNew(true)}
          >
            <Trans>Open one for them</Trans>
          </button>
        </p>
      </form>
    </Dialog>
  );
}
