import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useDeferredValue } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import { cx } from '../../ui/cx.ts';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { SlicedList } from '../../ui/data/sliced-list.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { CompareBox } from './compare-box.tsx';
import { CreatorCard } from './creator-card.tsx';
import { CreatorSkeletons, cardHeight, gridClass } from './creator-skeleton.tsx';
import { useMatches } from './matches.queries.ts';
import { ResultsPage, wasSeen } from './results-page.tsx';

// Cards are the default view.
const CreatorRow = lazyWithRetry(async () => ({ default: (await import('./creator-row.tsx')).CreatorRow }));

type ResultsView = 'grid' | 'list';

/** A multiple of all column counts. */
const pageSize = 24;

interface BrowseResultsProps {
  /** Key of the search. */
  search: string;
  cards: readonly InfluencerCard[];
  view: ResultsView;
  /** True while another search loads and the previous results are shown. */
  isStale: boolean;
  query: ComponentProps<typeof InfiniteList>['query'];
  /** Format the price filter asks for. */
  priceFormat: string | undefined;
  renderHeart: (card: InfluencerCard) => ReactNode;
  renderAct: (card: InfluencerCard) => ReactNode;
}

/** Search results as an infinite list. Loaded cards stay when the next page fails. */
export function BrowseResults(props: BrowseResultsProps) {
  const { search, cards, view, isStale, query } = props;
  const { t } = useLingui();
  const isList = view === 'list';
  const pages = Array.from({ length: Math.ceil(cards.length / pageSize) }, (_, place) => place * pageSize);
  const Cards = isList ? Rows : Grid;
  const shown = `${view} ${search}`;
  return (
    <InfiniteList
      query={query}
      errorTitle={<Trans>Couldn’t load the rest</Trans>}
      skeleton={
        <ul aria-label={t`Loading more creators`} aria-busy="true" className={gridClass}>
          <CreatorSkeletons count={3} />
        </ul>
      }
    >
      <div aria-busy={isStale} className={cx('pb-3 transition-opacity duration-120 md:pb-5', isStale && 'opacity-60')}>
        <Suspense fallback={<div className="h-screen" />}>
          <div
            className={
              isList
                ? 'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface'
                : 'grid gap-3 md:gap-5'
            }
          >
            {pages.map((from, place) => (
              <ResultsPage key={from} search={shown} place={place}>
                <Cards {...props} cards={cards.slice(from, from + pageSize)} atOnce={wasSeen(shown, place)} />
              </ResultsPage>
            ))}
          </div>
        </Suspense>
      </div>
    </InfiniteList>
  );
}

type CardsProps = Pick<BrowseResultsProps, 'cards' | 'priceFormat' | 'renderHeart' | 'renderAct'> & { atOnce: boolean };

function Rows({ cards, renderHeart, renderAct }: CardsProps) {
  return (
    <ul className="divide-y divide-line">
      {cards.map((card) => (
        <li key={card.id}>
          <CreatorRow
            card={card}
            heart={renderHeart(card)}
            compare={<CompareBox card={card} />}
            act={renderAct(card)}
          />
        </li>
      ))}
    </ul>
  );
}

export function Grid({ cards, atOnce, priceFormat, renderHeart, renderAct }: CardsProps) {
  // Deferred, so that rendering stays responsive to touches.
  const matches = useDeferredValue(useMatches(cards.map(({ id }) => id)));
  const render = useCallback(
    (card: InfluencerCard) => (
      <li className={cx('min-w-0 max-md:far', cardHeight)}>
        <CreatorCard
          card={card}
          match={matches?.get(card.id)}
          priceFormat={priceFormat}
          heart={renderHeart(card)}
          act={renderAct(card)}
          compare={<CompareBox card={card} isOnPicture />}
        />
      </li>
    ),
    [matches, priceFormat, renderHeart, renderAct],
  );
  return (
    <ul className={gridClass}>
      <SlicedList
        items={cards}
        atOnce={atOnce}
        placeholder={<li className={cx('md:h-80', cardHeight)} />}
        render={render}
      />
    </ul>
  );
}
