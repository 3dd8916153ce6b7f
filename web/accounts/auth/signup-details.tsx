import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { readMobile } from '../../../contract/kit/patterns.ts';
import { useContractForm, type Values } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { readContact } from './contact.ts';
import { PasswordMeter } from './password-meter.tsx';
import type { OpenRole } from './role-id.ts';
import { TermsBox } from './terms-box.tsx';
import { UsernameField } from './username-field.tsx';

interface SignupDetailsProps {
  role: OpenRole;
  contact: string;
  /** Values entered before. */
  known: Values;
  /** Values about to be sent, without the password. */
  onSend: (values: Values) => void;
  onRegistered: (account: { username: string; contact: string }) => void;
}

const auth = () => import('./auth.calls.ts');

/** Second step: the account details. */
export function SignupDetails({ role, contact, known, onSend, onRegistered }: SignupDetailsProps) {
  const { t } = useLingui();
  const given = readContact(contact);
  const [password, setPassword] = useState('');
  const { form, errors, busy } = useContractForm({
    schema: async () => (await auth()).registerBody,
    toBody: ({ accept_terms, business_name, referral_code, mobile = '', ...values }: Values) => ({
      ...values,
      mobile: readMobile(mobile),
      role,
      ...(business_name?.trim() ? { business_name } : {}),
      ...(referral_code?.trim() ? { referral_code } : {}),
      accept_terms: accept_terms === 'on',
    }),
    onSubmit: async (body) => {
      const { fullname, username, email, mobile, business_name = '', referral_code = '' } = body;
      onSend({ fullname, username, email, mobile, business_name, referral_code });
      const account = await (await auth()).registerAccount(body);
      onRegistered({ username, contact: account.contact });
    },
  });
  return (
    <form {...form} className="mt-5 grid gap-4">
      <Field label={<Trans>Full name</Trans>} error={errors.fullname} required>
        <Input name="fullname" autoComplete="name" defaultValue={known.fullname} />
      </Field>
      {role === 'influencer' ? null : (
        <Field label={<Trans>Business name</Trans>} aside={<Trans>optional</Trans>} error={errors.business_name}>
          <Input name="business_name" autoComplete="organization" defaultValue={known.business_name} />
        </Field>
      )}
      <UsernameField known={known.username} error={errors.username} />
      <Field label={<Trans>Email</Trans>} error={errors.email} required>
        <Input
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={known.email ?? (given?.isEmail ? given.username : '')}
        />
      </Field>
      <Field label={<Trans>Mobile number</Trans>} error={errors.mobile} required>
        <Input
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={t`10 digits`}
          defaultValue={known.mobile ?? (given?.isMobile ? given.username : '')}
        />
      </Field>
      <Field label={<Trans>Password</Trans>} error={errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <PasswordMeter password={password} />
      <Field label={<Trans>Referral code</Trans>} aside={<Trans>optional</Trans>} error={errors.referral_code}>
        <Input name="referral_code" autoComplete="off" autoCapitalize="characters" defaultValue={known.referral_code} />
      </Field>
      <TermsBox error={errors.accept_terms} />
      <FormError>{errors.root}</FormError>
      <Button type="submit" variant="primary" block busy={busy}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  );
}
