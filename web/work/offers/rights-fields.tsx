import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type OfferTerms,
  type UsageChannel,
  usageChannels,
  usageEdits,
} from '../../../contract/campaigns/offer-terms.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { channelNames } from './offer-terms.ts';

type Rights = OfferTerms['usage_rights'];

/** Channels of rights that name none: those that older campaigns stood for. */
const namelessChannels: readonly UsageChannel[] = ['social', 'website', 'email'];
const months = [1, 2, 3, 4, 6, 12, 24];
const daysPerMonth = 30;
const editNames = { none: msg`No changes`, cut: msg`Cuts and subtitles`, free: msg`Free editing` } as const;

/** Usage rights as short choices: none, or by channel, with their term and editing. */
export function RightsFields({ rights, onChange }: { rights: Rights; onChange: (rights: Rights) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Usage rights</Trans>
      </legend>
      <Segmented
        label={t`Usage rights`}
        name="usage-rights"
        value={rights ? 'channels' : 'none'}
        onChange={(kind) =>
          onChange(
            kind === 'none'
              ? null
              : { days: 3 * daysPerMonth, territory: 'India', editing: 'none', channels: ['social'], ...rights },
          )
        }
        segments={[
          { id: 'none', name: <Trans>None</Trans> },
          { id: 'channels', name: <Trans>By channel</Trans> },
        ]}
      />
      {rights ? <Details rights={rights} onChange={onChange} /> : null}
    </fieldset>
  );
}

interface DetailsProps {
  rights: NonNullable<Rights>;
  onChange: (rights: Rights) => void;
}

function Details({ rights, onChange }: DetailsProps) {
  const { i18n } = useLingui();
  const { days, channels = namelessChannels } = rights;
  const change = (fields: Partial<NonNullable<Rights>>) => onChange({ ...rights, channels: [...channels], ...fields });
  const terms = [...new Set([...months.map((count) => count * daysPerMonth), ...(days === null ? [] : [days])])].sort(
    (one, other) => one - other,
  );
  const withDays = (count: number) =>
    count % daysPerMonth === 0
      ? msg`${plural(count / daysPerMonth, { one: '# month', other: '# months' })}`
      : msg`${plural(count, { one: '# day', other: '# days' })}`;
  const toggle = (channel: UsageChannel) => {
    const next = usageChannels.filter((one) => (one === channel) !== channels.includes(one));
    if (next.length === 0) onChange(null);
    else change({ channels: next });
  };
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {usageChannels.map((channel) => (
          <Checkbox key={channel} checked={channels.includes(channel)} onChange={() => toggle(channel)}>
            {i18n._(channelNames[channel])}
          </Checkbox>
        ))}
      </div>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field label={<Trans>Term of the rights</Trans>} hideLabel>
          <Select
            value={String(days ?? '')}
            placeholder={i18n._(msg`No time limit`)}
            onChange={(event) => change({ days: event.target.value ? Number(event.target.value) : null })}
            options={terms.map((count) => ({ id: String(count), name: i18n._(withDays(count)) }))}
          />
        </Field>
        <Field label={<Trans>Editing</Trans>} hideLabel>
          <Select
            value={rights.editing ?? 'none'}
            onChange={(event) => change({ editing: usageEdits.find((one) => one === event.target.value) ?? 'none' })}
            options={usageEdits.map((id) => ({ id, name: i18n._(editNames[id]) }))}
          />
        </Field>
      </div>
    </>
  );
}
