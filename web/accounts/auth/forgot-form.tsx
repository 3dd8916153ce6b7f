import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { readContact } from './contact.ts';
import { ContactField } from './contact-field.tsx';

/**
 * Asks for the e-mail or mobile; `onSent` when a code may have been sent (the reply never reveals whether an account
 * exists).
 */
export function ForgotForm({ onSent }: { onSent: (username: string) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const contact = readContact(input.current?.value);
    setWrong(!contact);
    if (!contact) return input.current?.focus();
    setBusy(true);
    try {
      await (await import('./auth.calls.ts')).sendOtp(contact);
      onSent(contact.username);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="mt-6 flex flex-1 flex-col gap-4 lg:flex-none">
      <ContactField
        label={<Trans>Username</Trans>}
        placeholder={t`Email or phone number`}
        autoComplete="username"
        ref={input}
        wrong={wrong}
        onWrong={setWrong}
      />
      <div className="mt-auto grid gap-2 lg:mt-2">
        <Button type="submit" variant="primary" block busy={busy}>
          <Trans>Send OTP</Trans>
        </Button>
        <LinkButton to={paths.login} block>
          <Trans>Back To Login</Trans>
        </LinkButton>
      </div>
    </form>
  );
}
