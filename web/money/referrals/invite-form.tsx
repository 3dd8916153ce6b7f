import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { SentTo } from '../../../contract/money/referrals.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ChipInput } from '../../ui/forms/chip-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { InviteOutcomes } from './invite-outcomes.tsx';
import { inviteMutation } from './referrals.queries.ts';

const most = 20;

/** Invitations by e-mail and SMS. Addresses that were sent leave the field, others stay for correction or another try. */
export function InviteForm() {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(inviteMutation(useQueryClient()));
  const { keyFor, done } = useActionKey();
  const [addresses, setAddresses] = useState<string[]>([]);
  const [sent, setSent] = useState<SentTo[]>([]);
  const [problem, setProblem] = useState<{ empty: boolean; reason?: string }>();

  async function send() {
    if (addresses.length === 0) return setProblem({ empty: true });
    setProblem(undefined);
    try {
      const outcomes = await mutateAsync({ to: addresses, idempotencyKey: keyFor(addresses) });
      done();
      setSent(outcomes);
      const isOpen = ({ outcome }: SentTo) => outcome === 'invalid' || outcome === 'not_sent';
      setAddresses(outcomes.filter(isOpen).map(({ to }) => to));
    } catch (error) {
      setProblem({ empty: false, reason: reasonOf(error) });
    }
  }
  const onSubmit = (event: FormEvent) => event.preventDefault();
  return (
    <Card as="section" padding="lg">
      <h2 className="h4 mb-3">
        <Trans>Invite by email or SMS</Trans>
      </h2>
      <form onSubmit={onSubmit} className="flex flex-col gap-3">
        <Field
          label={<Trans>Email addresses and mobile numbers</Trans>}
          aside={
            <Trans>
              {addresses.length} of {most}
            </Trans>
          }
          hint={
            <Trans>
              Add a comma or press Enter after each one. Each person gets one message, and their address stays masked.
            </Trans>
          }
          error={problem?.empty ? t`Enter at least one email address or mobile number.` : undefined}
        >
          <ChipInput
            value={addresses}
            onChange={(value) => setAddresses(splitMany(value))}
            placeholder={t`name@example.com, 98470 12345`}
            max={most}
          />
        </Field>
        <FormError>{problem?.reason}</FormError>
        <Button variant="peacock" icon={Send} onClick={send} className="self-start max-md:w-full">
          {addresses.length > 1 ? (
            <Plural value={addresses.length} one="Send # invitation" other="Send # invitations" />
          ) : (
            <Trans>Send invitation</Trans>
          )}
        </Button>
      </form>
      <InviteOutcomes sent={sent} />
    </Card>
  );
}

/** Splits a pasted list of e-mails; spaces within a mobile number are kept. */
function splitMany(tokens: string[]): string[] {
  const parts = tokens.flatMap((token) => (token.includes('@') ? token.split(/[\s;]+/) : [token]));
  return [...new Set(parts.filter(Boolean))].slice(0, most);
}
