import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { removalRequestCalls } from '../../../contract/operators/removal-requests.ts';
import { request } from '../../lib/api.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';

const rules = () => import('./removal.schemas.ts');

/** Requests a removal and enters its code. The reply is the same whether or not a profile exists. */
export function RemovalForm({ handle }: { handle: string }) {
  const [asked, setAsked] = useState<{ id: string; bio_text: string }>();
  const [isDone, setDone] = useState(false);
  if (isDone) return <Removed />;
  if (asked) return <ProofForm {...asked} onDone={() => setDone(true)} />;
  return <RequestForm handle={handle} onAsked={setAsked} />;
}

function RequestForm(props: { handle: string; onAsked: (asked: { id: string; bio_text: string }) => void }) {
  const { t } = useLingui();
  const { form, errors, busy } = useContractForm({
    schema: async () => (await rules()).removalBody,
    toBody: ({ who = '', reason = '' }) =>
      /^[^\s/]+@[^\s/]+\.\S+$/.test(who.trim()) ? { email: who.trim(), reason } : { handle: who.trim(), reason },
    onSubmit: async (body) => props.onAsked((await request(removalRequestCalls.requestRemoval, { body })).data),
  });
  return (
    <Card as="section">
      <form {...form} className="grid max-w-lg gap-4">
        <Field
          label={<Trans>Your handle, profile link or email</Trans>}
          error={errors.who ?? errors.handle ?? errors.email}
          required
        >
          <Input
            name="who"
            defaultValue={props.handle}
            placeholder={t`@name, instagram.com/name or you@example.com`}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <Field
          label={<Trans>Anything we should know</Trans>}
          hint={<Trans>Our team reads this when deciding.</Trans>}
          error={errors.reason}
          required
        >
          <Textarea name="reason" rows={4} maxLength={1_000} />
        </Field>
        <FormError>{errors.root}</FormError>
        <Button type="submit" variant="primary" busy={busy} className="md:justify-self-start">
          <Trans>Ask to be removed</Trans>
        </Button>
      </form>
    </Card>
  );
}

function ProofForm({ id, bio_text: bioText, onDone }: { id: string; bio_text: string; onDone: () => void }) {
  const { form, errors, busy } = useContractForm({
    schema: async () => (await rules()).proofBody,
    onSubmit: async (body) => {
      await request(removalRequestCalls.proveRemoval, { params: { id }, body });
      onDone();
    },
  });
  return (
    <Card as="section" className="grid max-w-xl gap-4">
      <h2 className="h3">
        <Trans>We’ve received your request</Trans>
      </h2>
      <p className="text-t2">
        <Trans>
          If we have a profile with your contact details, we’ve sent a code there. Enter it within 10 minutes to remove
          the profile at once.
        </Trans>
      </p>
      <form {...form} className="flex flex-wrap items-end gap-3">
        <Field label={<Trans>6-digit code</Trans>} error={errors.otp ?? errors.root} className="w-48">
          <Input name="otp" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
        </Field>
        <Button type="submit" variant="peacock" busy={busy}>
          <Trans>Remove me</Trans>
        </Button>
      </form>
      <p className="text-sm text-t2">
        <Trans>
          No code? Put <b className="text-t1">{bioText}</b> in your account’s bio. We check it and decide, usually
          within two working days.
        </Trans>
      </p>
    </Card>
  );
}

function Removed() {
  return (
    <Card as="section" className="max-w-xl" role="status">
      <h2 className="h3">
        <Trans>Your profile has been removed</Trans>
      </h2>
      <p className="mt-2 text-t2">
        <Trans>It no longer appears in lists or search, and no import can bring it back.</Trans>
      </p>
    </Card>
  );
}
