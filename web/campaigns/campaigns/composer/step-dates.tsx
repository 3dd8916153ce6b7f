import { Trans, useLingui } from '@lingui/react/macro';
import { visibilities } from '../../../../contract/campaigns/campaign-enums.ts';
import { dateInIndia } from '../../../../contract/kit/calendar.ts';
import { visibilityNames } from '../../../lib/campaign-labels.ts';
import { ChipInput } from '../../../ui/forms/chip-input.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { fieldName } from '../field-names.ts';
import { Locked } from './locked.tsx';
import { UsageFields } from './usage-fields.tsx';
import type { Fields } from './use-composer.ts';

/** Step: dates and rules. */
export default function StepDates(fields: Fields) {
  const { i18n } = useLingui();
  const { body, change, errorOf, touch, isLocked } = fields;
  const today = dateInIndia(new Date());
  const dates = [
    { field: 'application_deadline', min: today },
    { field: 'start_date', min: undefined },
    { field: 'end_date', min: body.start_date ?? undefined },
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        {dates.map(({ field, min }) => (
          <Field key={field} label={i18n._(fieldName(field, body.type))} error={errorOf(field)} required>
            <DateInput
              value={body[field] ?? ''}
              min={min}
              onChange={(event) => change({ [field]: event.target.value || null })}
              onBlur={() => touch(field)}
              disabled={isLocked(field)}
            />
          </Field>
        ))}
      </div>
      <p className="text-sm text-t3">
        <Trans>Dates are in Indian time. The last day counts in full.</Trans>
      </p>
      <VisibilityField {...fields} />
      <Locked isLocked={isLocked} field="disclosure_label">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={<Trans>Advertising label</Trans>}
            hint={<Trans>Every post of the campaign needs it.</Trans>}
            error={errorOf('disclosure_label')}
          >
            <Input
              value={body.disclosure_label ?? ''}
              maxLength={40}
              onChange={(event) => change({ disclosure_label: event.target.value })}
              onBlur={() => touch('disclosure_label')}
            />
          </Field>
          <Field label={<Trans>Link</Trans>} aside={<Trans>optional</Trans>} error={errorOf('link')}>
            <Input
              type="url"
              value={body.link ?? ''}
              placeholder="https://"
              onChange={(event) => change({ link: event.target.value.trim() || null })}
              onBlur={() => touch('link')}
            />
          </Field>
        </div>
        <RuleFields {...fields} />
        <UsageFields {...fields} />
      </Locked>
    </div>
  );
}

function VisibilityField({ body, change, errorOf }: Fields) {
  const { i18n } = useLingui();
  return (
    <Field
      label={i18n._(fieldName('visibility'))}
      hint={<Trans>By link or invitation, it’s in no list and no search.</Trans>}
      error={errorOf('visibility')}
    >
      <Select
        value={body.visibility ?? 'public'}
        onChange={({ target: { value } }) =>
          change({ visibility: visibilities.find((each) => each === value) ?? 'public' })
        }
        options={visibilities.map((id) => ({ id, name: i18n._(visibilityNames[id]) }))}
      />
    </Field>
  );
}

const normaliseBy = (sign: '#' | '@') => (token: string) => {
  const word = token
    .trim()
    .replace(/^[#@]+/, '')
    .replaceAll(/\s+/g, '');
  return word ? `${sign}${word}` : '';
};

function RuleFields({ body, change, errorOf }: Fields) {
  const { t, i18n } = useLingui();
  const lists = [
    { field: 'hashtags', normalise: normaliseBy('#'), isText: false },
    { field: 'mentions', normalise: normaliseBy('@'), isText: false },
    { field: 'dos', normalise: (token: string) => token.trim(), isText: true },
    { field: 'donts', normalise: (token: string) => token.trim(), isText: true },
  ] as const;
  return lists.map(({ field, normalise, isText }) => (
    <Field key={field} label={i18n._(fieldName(field))} aside={<Trans>optional</Trans>} error={errorOf(field)}>
      <ChipInput
        value={body[field] ?? []}
        onChange={(value) => change({ [field]: value })}
        normalise={normalise}
        isText={isText}
        placeholder={t`Press Enter to add`}
      />
    </Field>
  ));
}
