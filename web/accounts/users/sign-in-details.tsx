import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import { userCalls } from '../../../contract/accounts/users.ts';
import { readMobile } from '../../../contract/kit/patterns.ts';
import { request } from '../../lib/api.ts';
import { updateProfile } from '../../lib/session.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { ownProfileQuery } from './users.queries.ts';

/** New contact waiting for its code, and its account. */
export interface Waiting {
  username: string;
  contact: string;
  onDone: () => void;
  onClose: () => void;
}

interface SignInDetailsProps {
  userId: string;
  /** Renders the code dialog, passed in by the screen. */
  confirm: (waiting: Waiting) => ReactNode;
}

/** Username, e-mail and mobile. A new contact takes effect once its code was entered. */
export function SignInDetails({ userId, confirm }: SignInDetailsProps) {
  const { t } = useLingui();
  const { data: user, isPending, refetch } = useQuery(ownProfileQuery(userId));
  if (isPending) return <Skeleton className="h-44" />;
  if (!user) return <ErrorState title={t`Couldn’t load your sign-in details`} onRetry={refetch} />;
  return <DetailsForm key={`${user.username} ${user.email} ${user.mobile}`} user={user} confirm={confirm} />;
}

function DetailsForm({ user, confirm }: { user: OwnProfile; confirm: SignInDetailsProps['confirm'] }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [waitingFor, setWaitingFor] = useState<Pick<Waiting, 'username' | 'contact'>>();
  const { form, errors, busy } = useContractForm({
    schema: async () => (await import('./users.schemas.ts')).accountBody,
    toBody: (values) => changedOf(user, values),
    onSubmit: async (body) => {
      if (Object.keys(body).length === 0) return;
      const { data } = await request(userCalls.updateAccount, { body });
      const { username, email } = data.user;
      updateProfile({ username });
      if (data.contact) setWaitingFor({ username: username ?? email ?? '', contact: data.contact });
      else await saved();
    },
  });
  async function saved() {
    setWaitingFor(undefined);
    showToast('success', t`Saved.`);
    await client.invalidateQueries({ queryKey: ['user'] });
  }
  return (
    <>
      <form {...form} className="grid max-w-md gap-4">
        <Field label={<Trans>Username</Trans>} error={errors.username}>
          <Input name="username" defaultValue={user.username ?? ''} autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field
          label={<Trans>Email</Trans>}
          error={errors.email}
          hint={<Trans>A new email or mobile number is active once you enter the code we send to it.</Trans>}
        >
          <Input name="email" type="email" defaultValue={user.email ?? ''} autoComplete="email" />
        </Field>
        <Field label={<Trans>Mobile number</Trans>} error={errors.mobile}>
          <Input
            name="mobile"
            type="tel"
            inputMode="numeric"
            defaultValue={user.mobile ?? ''}
            autoComplete="tel-national"
          />
        </Field>
        <FormError>{errors.root}</FormError>
        <Button type="submit" variant="peacock" busy={busy} className="md:justify-self-start">
          <Trans>Save sign-in details</Trans>
        </Button>
      </form>
      {waitingFor
        ? confirm({
            ...waitingFor,
            onDone: () => void saved(),
            onClose: () => setWaitingFor(undefined),
          })
        : null}
    </>
  );
}

/** Only changed fields are sent; an emptied field is not changed. */
function changedOf(user: OwnProfile, values: Record<string, string>) {
  const before: Record<string, string | null> = { username: user.username, email: user.email, mobile: user.mobile };
  return Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, name === 'mobile' ? readMobile(value.trim()) : value.trim()] as const)
      .filter(([name, value]) => value !== '' && value !== before[name]),
  );
}
