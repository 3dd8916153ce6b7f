import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Copyright, Info } from 'lucide-react';
import {
  namelessChannels,
  type OfferTerms,
  type UsageChannel,
  usageChannels,
  usageEdits,
} from '../../../contract/campaigns/offer-terms.ts';
import { usageTerritories } from '../../../contract/campaigns/usage-rights.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { usageTerms } from '../../../contract/work/usage-terms.ts';
import { formatDate, formatDay } from '../../lib/format.ts';
import { wordIn } from '../../lib/i18n/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ChoiceRow } from '../../ui/overlays/choice-row.tsx';
import { channelNames, rightsInWords, termInWords } from './offer-terms.ts';

type Rights = OfferTerms['usage_rights'];

/** Terms to choose from, in days as the agreement has them. */
const usualTerms = [30, 60, 90, 120, 180, 360, 720];
const editNames = { none: msg`None`, cut: msg`Cuts and subtitles`, free: msg`Free` } as const;

interface RightsFieldsProps {
  rights: Rights;
  onChange: (rights: Rights) => void;
  /** Day on which everything is paid by the plan; null where it is not known. */
  begins?: string | null;
}

/** Usage rights as short choices: none, or by channel, with territory, term and editing. */
export function RightsFields({ rights, onChange, begins = null }: RightsFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <ChoiceRow
      icon={Copyright}
      title={<Trans>Usage rights</Trans>}
      line={<Trans>By channel. Without a tick, the work stays on the creator’s own channels.</Trans>}
      words={rights ? rightsInWords(rights, i18n) : <Trans>None</Trans>}
      choice={
        <Segmented
          label={t`Usage rights`}
          name="usage-rights"
          value={rights ? 'channels' : 'none'}
          onChange={(kind) =>
            onChange(
              kind === 'none'
                ? null
                : { days: 90, territory: 'India', editing: 'none', channels: ['social'], ...rights },
            )
          }
          segments={[
            { id: 'none', name: <Trans>None</Trans> },
            { id: 'channels', name: <Trans>By channel</Trans> },
          ]}
        />
      }
    >
      {rights ? <Details rights={rights} onChange={onChange} begins={begins} /> : null}
    </ChoiceRow>
  );
}

interface DetailsProps {
  rights: NonNullable<Rights>;
  onChange: (rights: Rights) => void;
  begins: string | null;
}

const columns = 'grid items-center gap-x-3 px-3 @lg:grid-cols-[minmax(0,1fr)_88px_88px_96px]';

function Details({ rights, onChange, begins }: DetailsProps) {
  const { i18n, t } = useLingui();
  const { days, territory, channels = namelessChannels } = rights;
  const change = (fields: Partial<NonNullable<Rights>>) => onChange({ ...rights, channels: [...channels], ...fields });
  const terms = [...new Set([...usualTerms, ...(days === null ? [] : [days])])].sort((one, other) => one - other);
  const toggle = (channel: UsageChannel) => {
    const next = usageChannels.filter((one) => (one === channel) !== channels.includes(one));
    if (next.length === 0) onChange(null);
    else change({ channels: next });
  };
  const ends = begins !== null && days !== null ? addDays(begins, days) : null;
  const { monthDays, weekDays } = usageTerms;
  return (
    <div className="@container num grid gap-3">
      <div className="overflow-hidden rounded-box border border-line">
        <div
          className={cx(
            columns,
            'min-h-10 border-line border-b bg-sunken font-semibold text-t2 text-xs @max-lg:hidden',
          )}
        >
          <span>
            <Trans>Where the work may be used</Trans>
          </span>
          <span>
            <Trans>Territory</Trans>
          </span>
          <span>
            <Trans>Term</Trans>
          </span>
          <span className="text-right">{ends ? <Trans>Ends about</Trans> : null}</span>
        </div>
        {usageChannels.map((channel) => {
          const isOn = channels.includes(channel);
          return (
            <div
              key={channel}
              className={cx(
                columns,
                'min-h-13 border-line border-b border-dashed py-1 text-sm last:border-b-0',
                isOn && 'bg-pea-tint',
              )}
            >
              <Checkbox checked={isOn} onChange={() => toggle(channel)}>
                {i18n._(channelNames[channel])}
              </Checkbox>
              {isOn ? (
                <>
                  <span className="@max-lg:hidden">{wordIn(i18n.locale, territory)}</span>
                  <span className="@max-lg:hidden">{termInWords(days, i18n)}</span>
                  <span className="text-right text-t2 @max-lg:hidden">
                    {ends ? formatDate(ends, { locale: i18n.locale }) : null}
                  </span>
                </>
              ) : (
                <span className="text-t3 @max-lg:hidden">
                  <Trans>None</Trans>
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div className="grid gap-3 @lg:grid-cols-2">
        <Field label={<Trans>Territory</Trans>}>
          <Select
            value={territory}
            onChange={(event) => change({ territory: event.target.value })}
            options={[...new Set([...usageTerritories, territory])].map((id) => ({
              id,
              name: wordIn(i18n.locale, id),
            }))}
          />
        </Field>
        <Field label={<Trans>Term of the rights</Trans>}>
          <Select
            value={String(days ?? '')}
            placeholder={t`No time limit`}
            onChange={(event) => change({ days: event.target.value ? Number(event.target.value) : null })}
            options={terms.map((count) => ({ id: String(count), name: termInWords(count, i18n) }))}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span aria-hidden="true" className="font-semibold text-sm">
          <Trans>Editing</Trans>
        </span>
        <Segmented
          label={t`Editing`}
          name="usage-editing"
          value={rights.editing ?? 'none'}
          onChange={(editing) => change({ editing })}
          segments={usageEdits.map((id) => ({ id, name: i18n._(editNames[id]) }))}
        />
      </div>
      <p className="flex gap-2 text-t2 text-xs">
        <Info className="size-4 flex-none" />
        <span>
          {begins ? (
            <Trans>
              A term begins when the piece is fully paid, by the plan about {formatDay(begins, { locale: i18n.locale })}
              . Both sides are told {monthDays} and {weekDays} days before it ends.
            </Trans>
          ) : (
            <Trans>
              A term begins when the piece is fully paid. Both sides are told {monthDays} and {weekDays} days before it
              ends.
            </Trans>
          )}
        </span>
      </p>
    </div>
  );
}
