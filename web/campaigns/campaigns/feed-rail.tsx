import type { FeedFacets } from '../../../contract/campaigns/feed.ts';
import { RailFrame } from '../../discovery/discovery/rail-frame.tsx';
import { RailToCome } from '../../discovery/discovery/rail-to-come.tsx';
import { useLater } from '../../discovery/discovery/use-later.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { appliedFilters, clearFeedFilters, type FeedQuery, setNumbers } from './feed-filters.ts';

const FeedFilterPanel = lazyWithRetry(() => import('./feed-filter-panel.tsx'));

interface FeedRailProps {
  query: FeedQuery;
  /** Undefined until the first reply. */
  facets: FeedFacets | undefined;
  onChange: (query: FeedQuery) => void;
}

/** Filters beside Campaign Posts on wide screens. */
export function FeedRail({ query, facets, onChange }: FeedRailProps) {
  const { shown, change, later } = useLater(query, { merge: setNumbers, onChange });
  return (
    <RailFrame count={appliedFilters(query).length} onClear={() => change(clearFeedFilters(query))}>
      {facets ? (
        <FeedFilterPanel query={shown} facets={facets} onChange={change} onLater={later} look="rows" />
      ) : (
        <RailToCome />
      )}
    </RailFrame>
  );
}
