import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { contentIds } from '../../../contract/core/platforms.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import { cutText } from '../../../contract/kit/truncate.ts';
import { type RightsState, rightsStates } from '../../../contract/work/library.ts';
import { contentNames } from '../../lib/campaign-labels.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { SearchWords } from '../../ui/feedback/search-words.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { type LibraryFilters, libraryQuery } from '../library/library.queries.ts';
import { LibrarySection } from '../library/library-section.tsx';
import { sectionNames } from '../library/rights-words.ts';

/** Sections in the order in which they need attention. */
const sections = ['ends_soon', 'in_use', 'none', 'ended'] as const satisfies readonly RightsState[];

/** Every paid piece of work with what may be done with it, and until when. */
export default function Library() {
  const { t } = useLingui();
  const { profile } = useSession();
  return (
    <div className="min-h-[80dvh] pb-10 md:pb-18">
      <title>{t`Content library`}</title>
      <h1 className="h1">
        <Trans>Content library</Trans>
      </h1>
      <p className="mt-1 mb-5 text-t2">
        <Trans>Every paid piece of work, with what you may do with it and until when.</Trans>
      </p>
      {profile && !isBusiness(profile.role) ? <ForBusinesses /> : profile ? <Shelves /> : null}
    </div>
  );
}

function Shelves() {
  const { t, i18n } = useLingui();
  const { filters, set, clear, isFiltered } = useUrlFilters(['q', 'type', 'state']);
  const state = rightsStates.find((each) => each === filters.state);
  const type = contentIds.find((each) => each === filters.type);
  const wanted: LibraryFilters = { q: cutText(filters.q ?? '', 100) || undefined, type };
  // The counts of all states come with any of them.
  const { data } = useInfiniteQuery(libraryQuery(state ?? 'in_use', wanted));
  const facets = data?.pages[0]?.facets;
  const all = facets ? Object.values(facets).reduce((sum, count) => sum + count, 0) : undefined;
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SearchWords label={t`Creator, campaign or words`} words={filters.q ?? ''} onFind={(q) => set('q', q)} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">
            <Trans>Rights</Trans>
          </legend>
          <ToggleChip on={!state} onToggle={() => set('state', '')} count={all}>
            <Trans>All</Trans>
          </ToggleChip>
          {sections
            .filter((each) => each === state || (facets?.[each] ?? 0) > 0)
            .map((each) => (
              <ToggleChip
                key={each}
                on={each === state}
                onToggle={() => set('state', each === state ? '' : each)}
                count={facets?.[each] ?? 0}
              >
                {i18n._(sectionNames[each])}
              </ToggleChip>
            ))}
        </fieldset>
        <div className="md:ml-auto md:w-44">
          <Select
            aria-label={t`Kind`}
            placeholder={t`All kinds`}
            value={type ?? ''}
            options={contentIds.map((id) => ({ id, name: i18n._(contentNames[id]) }))}
            onChange={(event) => set('type', event.target.value)}
          />
        </div>
      </div>
      {all === 0 ? (
        <Nothing isFiltered={isFiltered} onClear={clear} />
      ) : (
        (state ? [state] : sections).map((each) => <LibrarySection key={each} state={each} filters={wanted} />)
      )}
      {all !== 0 && state && facets?.[state] === 0 ? <Nothing isFiltered onClear={clear} /> : null}
    </div>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }): ReactNode {
  if (isFiltered) {
    return (
      <EmptyState
        icon={Search}
        title={<Trans>Nothing matches</Trans>}
        text={<Trans>Try other words, or show the whole library.</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Show everything</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="library"
      title={<Trans>Nothing in the library yet</Trans>}
      text={<Trans>Work you approved and paid for is kept here, with its rights and files.</Trans>}
      action={
        <LinkButton variant="primary" to={paths.myCampaigns}>
          <Trans>My Campaigns</Trans>
        </LinkButton>
      }
    />
  );
}

function ForBusinesses() {
  return (
    <EmptyState
      jaali="library"
      title={<Trans>The library is for brands</Trans>}
      text={<Trans>Brands keep the work they paid for here. Yours is with each of your campaigns.</Trans>}
      action={
        <LinkButton variant="primary" to={paths.myCampaigns}>
          <Trans>My Campaigns</Trans>
        </LinkButton>
      }
    />
  );
}
