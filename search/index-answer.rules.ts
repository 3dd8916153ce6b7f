import { type FacetName, facetNames } from '../contract/discovery/discovery.ts';
import type { FacetNames } from '../server/discovery/search-index/names.queries.ts';
import { followerClass, orderFacet, type SearchResult } from './discovery.rules.ts';
import type { IndexAnswer } from './engine/search.ts';

/** Adds the names of facet values to an index answer; null where a name is unknown. */
export function nameFacets({ facets, ...found }: IndexAnswer, names: FacetNames): SearchResult | null {
  const named = facetNames.map((facet): [FacetName, SearchResult['facets'][FacetName]] | null => {
    const items = facets[facet].map(({ id, count }) =>
      facet === 'followers' ? { ...followerClass(Number(id)), count } : { id, name: names[facet].get(id), count },
    );
    return items.every(isNamed) ? [facet, orderFacet(facet, items)] : null;
  });
  if (!named.every((facet) => facet !== null)) return null;
  return { ...found, facets: Object.fromEntries(named) as SearchResult['facets'] };
}

const isNamed = (item: { name: string | undefined }): item is { id: string; name: string; count: number } =>
  item.name !== undefined;
