import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { socialAccountCalls } from '../../../contract/social/social-accounts.ts';
import { request } from '../../lib/api.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { knownPlatforms } from '../../lib/platforms.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { keepAddedAccount, refreshSocialAccounts } from './social-accounts.queries.ts';

const schema = async () => (await import('./social-accounts.schemas.ts')).addSocialAccountBody;

/** Adds an account by hand, for platforms without a connection. Its figures are self-reported. */
export function AddAccountForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data: platforms = knownPlatforms } = useQuery(lookupQuery('platforms'));
  const node = useRef<HTMLFormElement>(null);
  const [followers, setFollowers] = useState<number>();
  const action = useActionKey();
  const { form, errors, busy } = useContractForm({
    schema,
    toBody: (values) => ({ ...values, followers: followers ?? Number.NaN }),
    onSubmit: async (body) => {
      const idempotencyKey = action.keyFor(body);
      const added = await request(socialAccountCalls.addSocialAccount, { body }, { idempotencyKey });
      action.done();
      keepAddedAccount(client, added.data);
      await refreshSocialAccounts(client);
      node.current?.reset();
      setFollowers(undefined);
      showToast('success', t`Account added.`);
    },
  });
  return (
    <form {...form} ref={node} className="grid gap-4 md:grid-cols-3">
      <Field label={<Trans>Platform</Trans>} error={errors.platform} required>
        <Select name="platform" options={platforms} />
      </Field>
      <Field label={<Trans>Handle</Trans>} error={errors.handle} required>
        <Input name="handle" prefix="@" autoCapitalize="none" spellCheck={false} autoComplete="off" />
      </Field>
      <Field label={<Trans>Followers</Trans>} error={errors.followers} required>
        <NumberInput name="followers" value={followers} onChange={setFollowers} />
      </Field>
      <div className="grid gap-3 md:col-span-3">
        <FormError>{errors.root}</FormError>
        <Button type="submit" variant="primary" busy={busy} className="md:justify-self-start">
          <Trans>Add account</Trans>
        </Button>
      </div>
    </form>
  );
}
