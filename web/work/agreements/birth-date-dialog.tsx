import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { adultAge, ageOn } from '../../../contract/accounts/adults.ts';
import { userCalls } from '../../../contract/accounts/users.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { ApiError, request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

/** Asks for the date of birth required for a first agreement, saves it, and continues. */
export function BirthDateDialog({ onKept, onClose }: { onKept: () => void; onClose: () => void }) {
  const { t } = useLingui();
  const form = useId();
  const client = useQueryClient();
  const [date, setDate] = useState('');
  const [gap, setGap] = useState<string>();
  const keep = useMutation({
    mutationFn: () => request(userCalls.updatePersonalInfo, { body: { birth_date: date } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sharedKeys.personalInfo });
      onKept();
    },
  });
  const refused = keep.error instanceof ApiError ? keep.error.fields.birth_date : undefined;
  const error = gap ?? refused ?? (keep.error ? reasonOf(keep.error) : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    const isOfAge = date !== '' && ageOn(dateInIndia(new Date()), date) >= adultAge;
    const tooYoung = t`You have to be at least ${adultAge} years old.`;
    setGap(isOfAge ? undefined : date ? tooYoung : t`Enter your birth date.`);
    if (isOfAge && !keep.isPending) keep.mutate();
  }

  return (
    <Dialog
      title={<Trans>When were you born?</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={form} variant="primary" busy={keep.isPending}>
            <Trans>Save and continue</Trans>
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <p>
          <Trans>Agreements are for people aged {adultAge} or over, so we ask once. Nobody else can see it.</Trans>
        </p>
        <Field label={<Trans>Birth date</Trans>} error={error}>
          <DateInput value={date} onChange={(event) => setDate(event.target.value)} autoComplete="bday" />
        </Field>
      </form>
    </Dialog>
  );
}
