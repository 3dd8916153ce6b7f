import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type OfferTerms, usageEdits } from '../../../contract/campaigns/offer-terms.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';

type Rights = OfferTerms['usage_rights'];

/** The choices offered for channels. */
const channelSets = {
  none: [],
  social: ['social'],
  own: ['social', 'website', 'email'],
  ads: ['social', 'website', 'email', 'paid_ads'],
  all: ['social', 'website', 'email', 'paid_ads', 'print'],
} as const;
type ChannelSet = keyof typeof channelSets;

const setNames: Record<ChannelSet, MessageDescriptor> = {
  none: msg`Creator’s own channels only`,
  social: msg`Brand’s social accounts`,
  own: msg`Social accounts, website, emails`,
  ads: msg`The same, and paid ads`,
  all: msg`Everywhere, print included`,
};

const months = [1, 2, 3, 4, 6, 12, 24];
const daysPerMonth = 30;
const editNames = { none: msg`No changes`, cut: msg`Cuts and subtitles`, free: msg`Free editing` } as const;

function setOf(rights: Rights): ChannelSet {
  const channels = rights?.channels ?? (rights ? channelSets.own : []);
  const found = (Object.keys(channelSets) as ChannelSet[]).find(
    (set) => channelSets[set].length === channels.length && channels.every((one) => includes(set, one)),
  );
  return found ?? 'all';
}

const includes = (set: ChannelSet, channel: string) => (channelSets[set] as readonly string[]).includes(channel);

/** Usage rights as short choices: channels, term, territory and editing. */
export function RightsFields({ rights, onChange }: { rights: Rights; onChange: (rights: Rights) => void }) {
  const { i18n } = useLingui();
  const set = setOf(rights);
  const days = rights?.days ?? null;
  const change = (fields: Partial<NonNullable<Rights>>) =>
    rights && onChange({ ...rights, channels: rights.channels ?? [...channelSets[set]], ...fields });
  const terms = [...new Set([...months.map((count) => count * daysPerMonth), ...(days === null ? [] : [days])])].sort(
    (one, other) => one - other,
  );
  const withDays = (count: number) =>
    count % daysPerMonth === 0
      ? msg`${plural(count / daysPerMonth, { one: '# month', other: '# months' })}`
      : msg`${plural(count, { one: '# day', other: '# days' })}`;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Usage rights</Trans>
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field label={<Trans>Channels</Trans>} hideLabel className="sm:col-span-2">
          <Select
            value={set}
            onChange={(event) => {
              const chosen = channelSets[event.target.value as ChannelSet];
              const rest = rights ?? { days: 3 * daysPerMonth, territory: 'India', editing: 'none' as const };
              onChange(chosen.length === 0 ? null : { ...rest, channels: [...chosen] });
            }}
            options={(Object.keys(channelSets) as ChannelSet[]).map((id) => ({ id, name: i18n._(setNames[id]) }))}
          />
        </Field>
        {rights ? (
          <>
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
                onChange={(event) => {
                  const editing = usageEdits.find((one) => one === event.target.value);
                  change({ editing: editing ?? 'none' });
                }}
                options={usageEdits.map((id) => ({ id, name: i18n._(editNames[id]) }))}
              />
            </Field>
          </>
        ) : null}
      </div>
    </fieldset>
  );
}
