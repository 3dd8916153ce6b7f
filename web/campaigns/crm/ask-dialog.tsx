import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { crmMessageLength } from '../../../contract/campaigns/crm.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAskToJoin } from './crm.queries.ts';

interface AskDialogProps {
  /** Unclaimed profiles. */
  people: readonly { id: string; fullname: string }[];
  onClose: () => void;
}

/** Asks creators who are not here yet to join, by e-mail. */
export function AskDialog({ people, onClose }: AskDialogProps) {
  const { t } = useLingui();
  const ask = useAskToJoin();
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [only] = people;
  const close = ask.isPending ? undefined : onClose;
  if (ask.data) {
    const count = ask.data.filter(({ result }) => result).length;
    return (
      <Dialog title={<Plural value={count} one="# creator invited" other="# creators invited" />} onClose={onClose}>
        <p>
          <Trans>An address that asked not to be written to gets nothing. You’ll see here when they join.</Trans>
        </p>
        <Button variant="primary" className="mt-4" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </Dialog>
    );
  }
  return (
    <Dialog
      title={people.length === 1 && only ? t`Ask ${only.fullname} to join` : t`Ask ${people.length} creators to join`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            busy={ask.isPending}
            onClick={() => ask.mutate({ ids: people.map(({ id }) => id), email: email.trim(), message })}
          >
            <Trans>Send the invitation</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-t2">
          <Trans>They get one email from us, in your words, with a way never to be written to again.</Trans>
        </p>
        {people.length === 1 ? (
          <Field
            label={<Trans>Email</Trans>}
            hint={<Trans>Leave empty to use the address we know. We never show it.</Trans>}
          >
            <Input type="email" value={email} maxLength={254} onChange={(event) => setEmail(event.target.value)} />
          </Field>
        ) : null}
        <Field label={<Trans>Your words</Trans>} hint={<Trans>Without links and addresses.</Trans>}>
          <Textarea
            rows={4}
            maxLength={crmMessageLength}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        <FormError>{ask.isError ? reasonOf(ask.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
