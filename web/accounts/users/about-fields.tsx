import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../lib/format.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import type { ProfileEditor } from './use-profile-draft.ts';

interface PartProps {
  editor: ProfileEditor;
  organisation: boolean;
}

/** Names, and for people gender and birth date. */
export function NameFields({ editor: { draft, set, errors }, organisation }: PartProps) {
  const { t } = useLingui();
  const { data: genders = [] } = useQuery(lookupQuery('genders'));
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={<Trans>First name</Trans>} error={errors.first_name} required>
        <Input
          value={draft.first_name}
          onChange={(event) => set({ first_name: event.target.value })}
          autoComplete="given-name"
        />
      </Field>
      <Field label={<Trans>Last name</Trans>} error={errors.last_name}>
        <Input
          value={draft.last_name ?? ''}
          onChange={(event) => set({ last_name: event.target.value })}
          autoComplete="family-name"
        />
      </Field>
      {organisation ? (
        <Field label={<Trans>Business name</Trans>} error={errors.business_name} className="md:col-span-2">
          <Input
            value={draft.business_name}
            onChange={(event) => set({ business_name: event.target.value })}
            autoComplete="organization"
          />
        </Field>
      ) : (
        <>
          <Field label={<Trans>Gender</Trans>} error={errors.gender}>
            <Select
              options={genders}
              placeholder={t`Not specified`}
              value={draft.gender ?? ''}
              onChange={(event) => set({ gender: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Birth date</Trans>} error={errors.birth_date}>
            <DateInput
              value={draft.birth_date ?? ''}
              onChange={(event) => set({ birth_date: event.target.value })}
              autoComplete="bday"
            />
          </Field>
        </>
      )}
    </div>
  );
}

const bioLength = 2000;

/** Short description and bio. */
export function AboutFields({ editor: { draft, set, errors } }: PartProps) {
  const bio = draft.bio ?? '';
  return (
    <div className="grid gap-4">
      <Field
        label={<Trans>About you</Trans>}
        aside={
          <Trans>
            {formatCount(bio.length)} of {formatCount(bioLength)}
          </Trans>
        }
        error={errors.bio}
      >
        <Textarea value={bio} maxLength={bioLength} onChange={(event) => set({ bio: event.target.value })} />
      </Field>
      <Field label={<Trans>Website</Trans>} error={errors.website}>
        <Input
          type="url"
          value={draft.website ?? ''}
          onChange={(event) => set({ website: event.target.value })}
          placeholder="https://"
          autoComplete="url"
        />
      </Field>
    </div>
  );
}
