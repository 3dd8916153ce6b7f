import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Send } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import type { ContactAnswer } from './send-contact.ts';

const calls = () => import('./contact.calls.ts');

/** Contact form. Works without scripts; `answer` is the result of such a submission. */
export function ContactForm({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState(answer?.sentTo ?? null);
  const [isAnswerNew, setAnswerNew] = useState(true);
  const { errors, busy, form } = useContractForm({
    schema: async () => (await calls()).contactBody,
    onSubmit: async (body) => {
      await (await calls()).writeToUs(body);
      setSentTo(body.email);
    },
  });
  if (sentTo !== null) return <Sent to={sentTo} onAnother={() => setSentTo(null)} />;
  const isUnsaid = answer !== undefined && Object.keys(answer.errors).length === 0;
  const refused = isUnsaid ? { root: t`Something went wrong. Please try again.` } : answer?.errors;
  const wrong: Record<string, string> = { ...(isAnswerNew ? refused : {}), ...errors };
  const given = answer?.values;
  return (
    <form
      {...form}
      action={paths.contact}
      onInput={() => setAnswerNew(false)}
      className="grid gap-4 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Trans>Your name</Trans>} error={wrong.name} required>
          <Input name="name" autoComplete="name" maxLength={120} defaultValue={given?.name} />
        </Field>
        <Field label={<Trans>Email address</Trans>} error={wrong.email} required>
          <Input name="email" type="email" autoComplete="email" maxLength={254} defaultValue={given?.email} />
        </Field>
      </div>
      <Field
        label={<Trans>What’s it about?</Trans>}
        hint={<Trans>Add a reference number or campaign title if you can. Never send a password or a code.</Trans>}
        error={wrong.message}
        required
      >
        <Textarea
          name="message"
          rows={5}
          className="max-h-80 min-h-36"
          maxLength={5000}
          defaultValue={given?.message}
          placeholder={t`In English or Hindi`}
        />
      </Field>
      <div className="grid gap-3">
        <FormError>{wrong.root}</FormError>
        <p>
          <Button type="submit" variant="primary" icon={Send} busy={busy} className="max-sm:w-full">
            {busy ? <Trans>Uploading…</Trans> : <Trans>Send message</Trans>}
          </Button>
        </p>
      </div>
    </form>
  );
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-card border border-line bg-surface p-5 md:p-6">
      <p className="flex items-center gap-2 font-semibold text-ok">
        <CircleCheck className="flex-none" />
        <Trans>We’ve received your message</Trans>
      </p>
      <p className="text-t2">
        <Trans>We reply to {to}, usually within two working days.</Trans>
      </p>
      <Button onClick={onAnother} className="mt-2">
        <Trans>Write another message</Trans>
      </Button>
    </div>
  );
}
