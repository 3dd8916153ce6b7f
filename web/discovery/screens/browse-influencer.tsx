import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BellPlus, LayoutGrid, List } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { isBusiness } from '../../../contract/core/roles.ts';
import type { Suggestion } from '../../../contract/discovery/discovery.ts';
import { BookmarkButton } from '../../campaigns/bookmarks/bookmark-button.tsx';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { BrowseResults } from '../discovery/browse-results.tsx';
import { useCompared } from '../discovery/compared.ts';
import { CreatorSkeletons, gridClass } from '../discovery/creator-skeleton.tsx';
import { FilterButton } from '../discovery/filter-button.tsx';
import { chipWords } from '../discovery/filter-names.ts';
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
const AddChosen = lazyWithRetry(async () => ({
  default: (await import('../../campaigns/crm/add-to-list.tsx')).AddChosen,
}));
const FilterChips = lazyWithRetry(async () => ({
  default: (await import('../discovery/filter-chips.tsx')).FilterChips,
}));
const TypoNote = lazyWithRetry(async () => ({ default: (await import('../discovery/typo-note.tsx')).TypoNote }));
const ClosestSearches = lazyWithRetry(async () => ({
  default: (await import('../discovery/closest-searches.tsx')).ClosestSearches,
}));
const Nearby = lazyWithRetry(async () => ({ default: (await import('../discovery/nearby.tsx')).Nearby }));
const SavedSearches = lazyWithRetry(() => import('./sections/saved-searches.tsx'));
const NoResults = lazyWithRetry(async () => ({ default: (await import('../discovery/no-results.tsx')).NoResults }));

export default function BrowseInfluencer() {
  const { t } = useLingui();
  const browse = useBrowse();
  const { asked, filters, heard, facets, counts, total, change } = browse;
  const navigate = useNavigate();

  function choose(suggestion: Suggestion) {
    // The suggestion stands for all that was typed.
    const rest = setValues(asked, { q: undefined, phrase: undefined });
    if (suggestion.kind === 'influencer') void navigate(paths.influencerProfile('influencer', suggestion.id));
    else {
      const list = suggestion.kind === 'city' ? 'city' : 'category';
      browse.put(rest[list].includes(suggestion.id) ? rest : toggleWord(rest, list, suggestion.id));
    }
  }
  return (
    <>
      <title>{t`Discover Influencers`}</title>
      <PageHead asked={asked} />
      <div className="flex items-start gap-8 pt-3 pb-10 md:pt-6 md:pb-18">
        <FilterRail filters={filters} facets={facets} counts={counts} onChange={change} />
        <div className="min-w-0 flex-1">
          <div data-tour="search" className="flex gap-2 md:gap-3">
            <SearchBox value={asked.phrase ?? asked.q ?? ''} heard={heard} onSearch={browse.search} onChoose={choose} />
            <FilterButton
              filters={filters}
              facets={facets}
              counts={counts}
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
              {activeFilters(filters).length > 0 || heard?.dropped.length ? (
                <FilterChips
                  filters={filters}
                  dropped={heard?.dropped ?? []}
                  isSentence={heard !== undefined}
                  onChange={(next) => change(next, 'push')}
                  onDrop={browse.dropWords}
                />
              ) : null}
              {total && browse.readAsTypos.length > 0 ? <TypoNote words={browse.readAsTypos} /> : null}
            </Suspense>
          </div>
          <p role="status" className="sr-only">
            {heard ? <Understood filters={filters} /> : null}
          </p>
          <div className="flex min-h-11 items-center justify-between md:hidden">
            <p aria-hidden="true" className="text-sm text-t3">
              {total === undefined ? null : <Creators total={total} />}
            </p>
            <SortSelect value={filters.sort} onChange={(sort) => change({ ...filters, sort })} />
          </div>
          <h2 className="sr-only">
            <Trans>Creators</Trans>
          </h2>
          <div className="flex items-center gap-3 pt-3 max-md:hidden">
            <p role="status" className="min-h-5 flex-1 text-sm text-t2">
              {total === undefined ? null : (
                <Fitting total={total} unpriced={filters.price_unknown ? counts.withoutPrice : undefined} />
              )}
            </p>
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
  const chosen = useCompared();
  return (
    <Suspense>
      {chosen.length > 0 ? (
        <CompareTray>
          <AddChosen ids={chosen.map(({ id }) => id)} />
        </CompareTray>
      ) : null}
    </Suspense>
  );
}

function PageHead({ asked }: { asked: Filters }) {
  const { profile } = useSession();
  const posts = isBusiness(profile?.role);
  return (
    <div className="flex items-center justify-between gap-6 md:items-end">
      <div>
        <h1 className="h1">
          <Trans>Discover Influencers</Trans>
        </h1>
        <p className="mt-1.5 text-sm text-t2 max-md:sr-only">
          <Trans>
            Say it in one sentence, in English, <span lang="hi">हिन्दी</span> or Hinglish. Every figure says where it
            came from and how old it is.
          </Trans>
        </p>
      </div>
      <div className="flex gap-3">
        <SaveSearch asked={asked} />
        {posts ? (
          <OpenLinkButton variant="primary" to={paths.createCampaign()} className="max-md:hidden">
            <Trans>Post a campaign</Trans>
          </OpenLinkButton>
        ) : null}
      </div>
    </div>
  );
}

function SaveSearch({ asked }: { asked: Filters }) {
  const [isOpen, setOpen] = useState(false);
  const isAnything = asked.phrase !== undefined || activeFilters(asked).length > 0;
  return (
    <>
      <Button icon={BellPlus} onClick={() => setOpen(true)} className="max-md:min-h-11 max-md:px-2.5">
        <span className="max-md:sr-only">
          {isAnything ? <Trans>Save and get alerts</Trans> : <Trans>Saved searches</Trans>}
        </span>
      </Button>
      <Suspense>{isOpen ? <SavedSearches filters={asked} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}

function Understood({ filters }: { filters: Filters }) {
  const { i18n } = useLingui();
  const names = activeFilters(filters).map((one) => Object.values(chipWords(one, i18n)).join(' ').trim());
  const list = names.join(', ');
  return list ? <Trans>Understood: {list}</Trans> : null;
}

/** How many were found, and how many of them without a price of the format. */
function Fitting({ total, unpriced }: { total: number; unpriced: number | undefined }) {
  const count = formatCount(total);
  return (
    <>
      <Plural value={total} one={`${count} creator fits`} other={`${count} creators fit`} />
      {unpriced ? (
        <>
          , <Plural value={unpriced} one="# of them without a price" other="# of them without a price" />
        </>
      ) : null}
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
  const { query, cards, asked, filters, change, view, closest } = browse;
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
  const close =
    closest.length > 0 ? (
      <Suspense>
        <ClosestSearches filters={filters} closest={closest} total={browse.total ?? 0} />
      </Suspense>
    ) : null;
  if (cards.length === 0) {
    return (
      <>
        {close}
        {near ? null : (
          <Suspense>
            <NoResults filters={filters} onChange={(next) => change(next, 'push')} isOffered={closest.length > 0} />
          </Suspense>
        )}
        {near}
      </>
    );
  }
  return (
    <>
      <BrowseResults
        search={writeFilters(asked).toString()}
        cards={cards}
        view={view}
        isStale={query.isPlaceholderData}
        query={query}
        {...shared}
      />
      {close}
      {near}
    </>
  );
}

function heartOf(card: InfluencerCard) {
  return (
    <BookmarkButton target={{ type: 'influencer', id: card.id }} name={card.fullname} bookmarkId={card.bookmark_id} />
  );
}
