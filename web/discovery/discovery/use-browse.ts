import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { browseQuery, wordsQuery } from './discovery.queries.ts';
import { areNamed } from './filter-names.ts';
import { type Filters, parseFilters, writeFilters } from './filters.ts';

const noWords: readonly string[] = [];
const noCards: readonly InfluencerCard[] = [];
const noFacets: Facets = { platform: [], category: [], city: [], gender: [], language: [], followers: [] };

interface Browsed {
  filters: Filters;
  isList: boolean;
}

const browsed = {
  read: (search: URLSearchParams): Browsed => ({
    filters: parseFilters(search),
    isList: search.get('view') === 'list',
  }),
  write({ filters, isList }: Browsed): URLSearchParams {
    const search = writeFilters(filters);
    if (isList) search.set('view', 'list');
    return search;
  },
};

/** Search in the URL with its loaded pages. */
export function useBrowse() {
  const { token } = useSession();
  const [{ filters, isList }, change] = useUrlState(browsed);
  // Rows need a wide window.
  const isWide = useMedia('(min-width: 768px)');
  const view = isList && isWide ? 'list' : 'grid';
  const query = useInfiniteQuery({ ...browseQuery(filters), enabled: token !== null });
  const first = query.data?.pages[0];
  useQuery({ ...wordsQuery(), enabled: first !== undefined && !areNamed(filters) });

  const cards = useMemo(() => {
    const all = query.data?.pages.flatMap((page) => page.data) ?? [];
    // A creator who moved between pages is listed once.
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [query.data]);
  return {
    filters,
    view,
    cards,
    total: query.data?.pages.at(-1)?.total,
    nearby: first?.nearby ?? noCards,
    readAsTypos: first?.read_as_typos ?? noWords,
    // Without facets the filters still work, without counts.
    facets: first?.facets ?? (query.isError ? noFacets : undefined),
    query,
    change: (next: Filters) => change({ filters: next, isList }),
    setView: (next: string) => change({ filters, isList: next === 'list' }),
  } as const;
}
