import { type FeedFacet, type FeedFacets, feedFacets } from '../../../contract/campaigns/feed.ts';
import { type PlatformId, platformName } from '../../../contract/core/platforms.ts';
import type { FacetCounts } from '../open-campaigns/count-facets.rules.ts';

type Names = Partial<Record<FeedFacet, ReadonlyMap<string, string>>>;

/** Steps stand in their own order, words by how many campaigns they would leave. */
const inSteps: readonly FeedFacet[] = ['pay', 'deadline'];

/** Facets with the names of lookup lists; other values name themselves. */
export function viewFacets(counts: FacetCounts, names: Names): FeedFacets {
  const view = (facet: FeedFacet) => {
    const items = [...counts[facet]].map(([id, count]) => ({ id, name: nameOf(facet, id, names), count }));
    if (inSteps.includes(facet)) return items;
    return items.toSorted((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  };
  return Object.fromEntries(feedFacets.map((facet) => [facet, view(facet)])) as FeedFacets;
}

function nameOf(facet: FeedFacet, id: string, names: Names): string {
  return facet === 'platform' ? platformName(id as PlatformId) : (names[facet]?.get(id) ?? id);
}
