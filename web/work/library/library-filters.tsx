import { Trans, useLingui } from '@lingui/react/macro';
import { usageChannels } from '../../../contract/campaigns/offer-terms.ts';
import { contentIds } from '../../../contract/core/platforms.ts';
import { type RightsState, rightsStates } from '../../../contract/work/library.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import type { useUrlFilters } from '../../lib/use-url-filters.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { SearchWords } from '../../ui/feedback/search-words.tsx';
import { type Option, Select } from '../../ui/forms/select.tsx';
import { channelNames } from '../offers/offer-terms.ts';
import { sectionNames } from './rights-words.ts';

export const filterNames = ['q', 'state', 'campaign', 'creator', 'type', 'channel'] as const;
type Filters = ReturnType<typeof useUrlFilters<(typeof filterNames)[number]>>;

interface LibraryFilterBarProps extends Pick<Filters, 'filters' | 'set'> {
  /** Numbers of pieces; undefined while they load. */
  facets: Record<RightsState, number> | undefined;
  campaigns: readonly Option[];
  creators: readonly Option[];
}

/** Words, states of rights, and what a piece is of, by and for. */
export function LibraryFilterBar({ filters, set, facets, campaigns, creators }: LibraryFilterBarProps) {
  const { t, i18n } = useLingui();
  const all = facets ? Object.values(facets).reduce((sum, count) => sum + count, 0) : undefined;
  const choices = [
    { name: 'campaign', label: t`Campaign`, any: t`All campaigns`, options: campaigns },
    { name: 'creator', label: t`Creator`, any: t`All creators`, options: creators },
    {
      name: 'type',
      label: t`Kind`,
      any: t`All kinds`,
      options: contentIds.map((id) => ({ id, name: i18n._(contentNames[id]) })),
    },
    {
      name: 'channel',
      label: t`Use`,
      any: t`All uses`,
      options: usageChannels.map((id) => ({ id, name: i18n._(channelNames[id]) })),
    },
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="flex flex-wrap items-center gap-3 max-xl:w-full xl:contents">
        <div className="w-full md:w-80 xl:w-70">
          <SearchWords label={t`Creator, campaign or words`} words={filters.q ?? ''} onFind={(q) => set('q', q)} />
        </div>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Rights</Trans>
          </legend>
          <ToggleChip on={!filters.state} onToggle={() => set('state', '')} count={all}>
            <Trans>All</Trans>
          </ToggleChip>
          {rightsStates
            .filter((each) => each === filters.state || (facets?.[each] ?? 0) > 0)
            .map((each) => (
              <ToggleChip
                key={each}
                on={each === filters.state}
                onToggle={() => set('state', each === filters.state ? '' : each)}
                count={facets?.[each] ?? 0}
              >
                {i18n._(sectionNames[each])}
              </ToggleChip>
            ))}
        </fieldset>
      </div>
      <div className="grid w-full grid-cols-2 gap-3 lg:grid-cols-4 xl:ml-auto xl:w-auto xl:flex-1 xl:gap-2">
        {choices.map(({ name, label, any, options }) => (
          <Select
            key={name}
            aria-label={label}
            placeholder={any}
            value={filters[name] ?? ''}
            options={options}
            onChange={(event) => set(name, event.target.value)}
            className="truncate xl:min-h-9 xl:pr-8 xl:pl-2.5 xl:font-semibold xl:text-sm"
          />
        ))}
      </div>
    </div>
  );
}
