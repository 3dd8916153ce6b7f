import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import type { InfluencerCard } from '../../../contract/influencer-card.ts';
import { cx } from '../../ui/cx.ts';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { CompareBox } from './compare-box.tsx';
import { CreatorCard } from './creator-card.tsx';
import { CreatorSkeletons } from './creator-skeleton.tsx';

// Cards are the usual view.
const CreatorRow = lazy(async () => ({ default: (await import('./creator-row.tsx')).CreatorRow }));

type ResultsView = 'grid' | 'list';

export const gridClass = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';

interface BrowseResultsProps {
  cards: readonly InfluencerCard[];
  view: ResultsView;
  /** Another search is under way and these are the last one's. */
  isStale: boolean;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  onMore: () => unknown;
  renderHeart: (card: InfluencerCard) => ReactNode;
  renderAct: (card: InfluencerCard) => ReactNode;
}

/** The found creators, growing as one reads. Cards that are there stay when more do not come. */
export function BrowseResults(props: BrowseResultsProps) {
  const { cards, view, isStale, hasMore, loading, failed, onMore, renderHeart, renderAct } = props;
  const { t } = useLingui();
  return (
    <InfiniteList
      hasMore={hasMore}
      loading={loading}
      failed={failed}
      onMore={onMore}
      errorTitle={<Trans>The rest did not load</Trans>}
      skeleton={
        <ul aria-label={t`Loading more creators`} aria-busy="true" className={gridClass}>
          <CreatorSkeletons count={3} />
        </ul>
      }
    >
      <div aria-busy={isStale} className={cx('pb-3 transition-opacity duration-120 md:pb-5', isStale && 'opacity-60')}>
        {view === 'list' ? (
          <>
            <Suspense fallback={<div className="h-screen max-md:hidden" />}>
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface max-md:hidden">
                {cards.map((card) => (
                  <li key={card.id}>
                    <CreatorRow
                      card={card}
                      heart={renderHeart(card)}
                      compare={<CompareBox card={card} hideWord />}
                      act={renderAct(card)}
                    />
                  </li>
                ))}
              </ul>
            </Suspense>
            <Grid cards={cards} renderHeart={renderHeart} renderAct={renderAct} className="md:hidden" />
          </>
        ) : (
          <Grid cards={cards} renderHeart={renderHeart} renderAct={renderAct} />
        )}
      </div>
    </InfiniteList>
  );
}

interface GridProps extends Pick<BrowseResultsProps, 'cards' | 'renderHeart' | 'renderAct'> {
  className?: string;
}

function Grid({ cards, renderHeart, renderAct, className }: GridProps) {
  return (
    <ul className={cx(gridClass, className)}>
      {cards.map((card) => (
        <li key={card.id} className="min-w-0">
          <CreatorCard
            card={card}
            heart={renderHeart(card)}
            act={renderAct(card)}
            compare={<CompareBox card={card} />}
          />
        </li>
      ))}
    </ul>
  );
}
