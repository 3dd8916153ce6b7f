import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/forms/button.tsx';
import { readContact } from './contact.ts';
import { ContactField } from './contact-field.tsx';
import { RoleCards } from './role-cards.tsx';
import type { OpenRole } from './role-id.ts';

interface SignupStartProps {
  role: OpenRole;
  onRole: (role: OpenRole) => void;
  contact: string;
  /** The user has started typing, so the next step can be preloaded. */
  onReach: () => void;
  onContinue: (contact: string) => void;
}

/** First step: role and contact. */
export function SignupStart({ role, onRole, contact, onReach, onContinue }: SignupStartProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const labels = {
    influencer: t`Continue as Influencer`,
    brand: t`Continue as Brand`,
    partner: t`Continue as Partner`,
  };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const given = readContact(input.current?.value);
    setWrong(!given);
    if (given) onContinue(given.username);
    else input.current?.focus();
  }
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      onFocus={onReach}
      noValidate
      className="mt-4 flex flex-1 flex-col gap-4 lg:flex-none"
    >
      <RoleCards value={role} onChange={onRole} />
      <ContactField
        label={<Trans>Email or phone number</Trans>}
        hint={<Trans>We’ll email you a 6-digit code.</Trans>}
        defaultValue={contact}
        autoComplete="email"
        ref={input}
        wrong={wrong}
        onWrong={setWrong}
      />
      <Button type="submit" variant="primary" block className="mt-auto lg:mt-2">
        {labels[role]}
      </Button>
    </form>
  );
}
