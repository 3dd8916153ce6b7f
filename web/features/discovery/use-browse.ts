import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Facets } from '../../../contract/discovery.ts';
import { useSession } from '../../lib/session.ts';
import { browseQuery, wordsQuery } from './discovery.queries.ts';
import { areNamed } from './filter-names.ts';
import { type Filters, parseFilters, writeFilters } from './filters.ts';

const noFacets: Facets = { platform: [], category: [], city: [], gender: [], language: [], followers: [] };

/** The search that the address asks for, and its pages so far. */
export function useBrowse() {
  const { token } = useSession();
  const [params, setParams] = useSearchParams();
  const inAddress = useMemo(() => parseFilters(params), [params]);
  // A box that was ticked is ticked at once, though the address follows a moment later.
  const [asked, setAsked] = useState<{ filters: Filters; before: URLSearchParams }>();
  const filters = asked?.before === params ? asked.filters : inAddress;
  const view = params.get('view') === 'list' ? 'list' : 'grid';
  const query = useInfiniteQuery({ ...browseQuery(filters), enabled: token !== null });
  const first = query.data?.pages[0];
  useQuery({ ...wordsQuery(), enabled: first !== undefined && !areNamed(filters) });

  const go = useCallback(
    (next: Filters, nextView: string) => {
      setAsked({ filters: next, before: params });
      const address = writeFilters(next);
      if (nextView === 'list') address.set('view', 'list');
      setParams(address, { replace: true, preventScrollReset: true });
    },
    [params, setParams],
  );
  const cards = useMemo(() => {
    const all = query.data?.pages.flatMap((page) => page.data) ?? [];
    // A creator who moved in the order between two pages is shown once.
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [query.data]);
  return {
    filters,
    view,
    cards,
    total: query.data?.pages.at(-1)?.total,
    // When nothing comes the filters still work, without their counts.
    facets: first?.facets ?? (query.isError ? noFacets : undefined),
    query,
    change: (next: Filters) => go(next, view),
    setView: (next: string) => go(filters, next),
  } as const;
}
