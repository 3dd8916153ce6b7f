import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Bookmark, LayoutGrid, List } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import { BookmarkButton } from '../../campaigns/bookmarks/bookmark-button.tsx';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { BrowseResults } from '../discovery/browse-results.tsx';
import { useCompared } from '../discovery/compared.ts';
import { CreatorSkeletons, gridClass } from '../discovery/creator-skeleton.tsx';
import { FilterButton } from '../discovery/filter-button.tsx';
import { FilterRail } from '../discovery/filter-rail.tsx';
import { activeFilters, type Filters, setValues, toggleWord, writeFilters } from '../discovery/filters.ts';
import { SearchBox } from '../discovery/search-box.tsx';
import { SortSelect } from '../discovery/sort-select.tsx';
import { useBrowse } from '../discovery/use-browse.ts';
import { UnlockQuota } from '../unlocks/unlock-quota.tsx';
import { useUnlockAct } from './sections/unlock-act.tsx';

// Rarely needed parts are loaded on demand.
const CompareTray = lazyWithRetry(async () => ({
  default: (await import('../discovery/compare-tray.tsx')).CompareTray,
}));
const FilterChips = lazyWithRetry(async () => ({
  default: (await import('../discovery/filter-chips.tsx')).FilterChips,
}));
const TypoNote = lazyWithRetry(async () => ({ default: (await import('../discovery/typo-note.tsx')).TypoNote }));
const Nearby = lazyWithRetry(async () => ({ default: (await import('../discovery/nearby.tsx')).Nearby }));
const SavedSearches = lazyWithRetry(() => import('./sections/saved-searches.tsx'));
const NoResults = lazyWithRetry(async () => ({ default: (await import('../discovery/no-results.tsx')).NoResults }));

export default function BrowseInfluencer() {
  const { t } = useLingui();
  const browse = useBrowse();
  const { filters, facets, total, change } = browse;
  const navigate = useNavigate();

  function choose(suggestion: Suggestion) {
    const rest = setValues(filters, { q: undefined });
    if (suggestion.kind === 'influencer') void navigate(paths.influencerProfile('influencer', suggestion.id));
    else if (suggestion.kind === 'city') change(setValues(rest, { city: suggestion.id }));
    else change(rest.category.includes(suggestion.id) ? rest : toggleWord(rest, 'category', suggestion.id));
  }
  return (
    <>
      <title>{t`Discover Influencers`}</title>
      <PageHead total={total} filters={filters} />
      <div className="flex items-start gap-8 pt-3 pb-10 md:pt-6 md:pb-18">
        <FilterRail filters={filters} facets={facets} onChange={change} />
        <div className="min-w-0 flex-1">
          <div data-tour="search" className="flex gap-2 md:gap-3">
            <SearchBox
              value={filters.q ?? ''}
              onSearch={(q) => change(setValues(filters, { q: q || undefined }))}
              onChoose={choose}
            />
            <FilterButton
              filters={filters}
              facets={facets}
              total={browse.query.isPlaceholderData ? undefined : total}
              onChange={change}
            />
            <div className="flex gap-3 max-md:hidden">
              <SortSelect value={filters.sort} onChange={(sort) => change({ ...filters, sort })} />
              <ViewSwitch value={browse.view} onChange={browse.setView} />
            </div>
          </div>
          <div className="pt-2 empty:hidden md:pt-3">
            <Suspense>
              {activeFilters(filters).length > 0 ? <FilterChips filters={filters} onChange={change} /> : null}
              {total && browse.readAsTypos.length > 0 ? <TypoNote words={browse.readAsTypos} /> : null}
            </Suspense>
          </div>
          <div className="flex min-h-11 items-center justify-between md:hidden">
            <p aria-hidden="true" className="text-sm text-t3">
              {total === undefined ? null : <Creators total={total} />}
            </p>
            <SortSelect value={filters.sort} onChange={(sort) => change({ ...filters, sort })} />
          </div>
          <h2 className="sr-only">
            <Trans>Creators</Trans>
          </h2>
          <div className="pt-3 empty:hidden max-md:hidden">
            <UnlockQuota />
          </div>
          <div className="md:pt-3">
            <Found browse={browse} />
          </div>
          <Compared />
        </div>
      </div>
    </>
  );
}

function Compared() {
  const isAnyone = useCompared().length > 0;
  const actOf = useUnlockAct();
  return <Suspense>{isAnyone ? <CompareTray renderAct={actOf} /> : null}</Suspense>;
}

function PageHead({ total, filters }: { total: number | undefined; filters: Filters }) {
  const { profile } = useSession();
  const posts = profile?.role === 'Brand' || profile?.role === 'Partner';
  const count = formatCount(total ?? 0);
  return (
    <div className="flex items-center justify-between gap-6 md:items-end">
      <div>
        <h1 className="h1">
          <Trans>Discover Influencers</Trans>
        </h1>
        <p role="status" className="mt-1.5 min-h-5 text-sm text-t2 max-md:sr-only">
          {total === undefined ? null : (
            <Plural
              value={total}
              one={`${count} creator fits. Every number shows its source and date.`}
              other={`${count} creators fit. Every number shows its source and date.`}
            />
          )}
        </p>
      </div>
      <div className="flex gap-3">
        <SaveSearch filters={filters} />
        {posts ? (
          <LinkButton variant="primary" to={paths.createCampaign()} className="max-md:hidden">
            <Trans>Post a campaign</Trans>
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}

function SaveSearch({ filters }: { filters: Filters }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Bookmark} onClick={() => setOpen(true)} className="max-md:min-h-11 max-md:px-2.5">
        <span className="max-md:sr-only">
          {activeFilters(filters).length > 0 ? <Trans>Save search</Trans> : <Trans>Saved searches</Trans>}
        </span>
      </Button>
      <Suspense>{isOpen ? <SavedSearches filters={filters} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function Creators({ total }: { total: number }) {
  return (
    <>
      <b className="text-t1">{formatCount(total)}</b> <Plural value={total} one="creator" other="creators" />
    </>
  );
}

function ViewSwitch({ value, onChange }: { value: string; onChange: (view: string) => void }) {
  const { t } = useLingui();
  return (
    <Segmented
      label={t`View`}
      name="view"
      value={value}
      onChange={onChange}
      segments={[
        { id: 'grid', name: t`Cards`, icon: LayoutGrid, iconOnly: true },
        { id: 'list', name: t`List`, icon: List, iconOnly: true },
      ]}
    />
  );
}

function Found({ browse }: { browse: ReturnType<typeof useBrowse> }) {
  const { t } = useLingui();
  const { query, cards, filters, change, view } = browse;
  const actOf = useUnlockAct();
  const found = useDeferredFirstLoad(query.data);
  if (!found && !query.isError) {
    return (
      <ul aria-busy="true" aria-label={t`Loading creators`} className={gridClass}>
        <CreatorSkeletons count={9} />
      </ul>
    );
  }
  if (!found) {
    return <ErrorState title={t`Couldn’t load creators`} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  const shared = { priceFormat: filters.price_format, renderHeart: heartOf, renderAct: actOf };
  const near =
    filters.q && browse.nearby.length > 0 ? (
      <Suspense>
        <Nearby words={filters.q} isAlone={cards.length === 0} cards={browse.nearby} {...shared} />
      </Suspense>
    ) : null;
  if (cards.length === 0) {
    return (
      near ?? (
        <Suspense>
          <NoResults filters={filters} onChange={change} />
        </Suspense>
      )
    );
  }
  return (
    <>
      <BrowseResults
        search={writeFilters(filters).toString()}
        cards={cards}
        view={view}
        isStale={query.isPlaceholderData}
        query={query}
        {...shared}
      />
      {near}
    </>
  );
}

function heartOf(card: InfluencerCard) {
  return (
    <BookmarkButton target={{ type: 'influencer', id: card.id }} name={card.fullname} bookmarkId={card.bookmark_id} />
  );
}
