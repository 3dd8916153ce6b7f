import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { Closest, Facets } from '../../../contract/discovery/discovery.ts';
import { useSession } from '../../lib/session.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { allFacetsQuery, browseQuery, wordsQuery } from './discovery.queries.ts';
import { areNamed } from './filter-names.ts';
import { type Filters, parseFilters, setValues, writeFilters } from './filters.ts';
import { cutWords, heardIn, keepSentence, withHeard } from './sentence.ts';

const noWords: readonly string[] = [];
const noCards: readonly InfluencerCard[] = [];
const noClosest: readonly Closest[] = [];
const noFacets: Facets = { platform: [], category: [], city: [], gender: [], language: [], followers: [] };

interface Browsed {
  asked: Filters;
  isList: boolean;
}

const browsed = {
  read: (search: URLSearchParams): Browsed => ({
    asked: parseFilters(search),
    isList: search.get('view') === 'list',
  }),
  write({ asked, isList }: Browsed): URLSearchParams {
    const search = writeFilters(asked);
    if (isList) search.set('view', 'list');
    return search;
  },
};

/** Search in the URL with its loaded pages. */
export function useBrowse() {
  const { token } = useSession();
  const [{ asked, isList }, put] = useUrlState(browsed);
  // Rows need a wide window.
  const isWide = useMedia('(min-width: 768px)');
  const view = isList && isWide ? 'list' : 'grid';
  const query = useInfiniteQuery({ ...browseQuery(asked), enabled: token !== null });
  const first = query.data?.pages[0];
  const heard = useMemo(() => heardIn(first, asked.phrase), [first, asked.phrase]);
  const filters = useMemo(() => withHeard(asked, heard), [asked, heard]);
  useQuery({ ...wordsQuery(), enabled: first !== undefined && !areNamed(filters) });

  const cards = useMemo(() => {
    const all = query.data?.pages.flatMap((page) => page.data) ?? [];
    // A creator who moved between pages is listed once.
    return [...new Map(all.map((card) => [card.id, card])).values()];
  }, [query.data]);
  const total = query.data?.pages.at(-1)?.total;
  const facets = useFacets(first?.facets, total === 0);
  return {
    /** As in the URL: a sentence and the filters beside it. */
    asked,
    /** All filters that apply. */
    filters,
    /** Missing while the sentence is being read. */
    heard: heard?.phrase === asked.phrase && !query.isPlaceholderData ? heard : undefined,
    view,
    cards,
    total,
    nearby: first?.nearby ?? noCards,
    closest: first?.closest ?? noClosest,
    readAsTypos: first?.read_as_typos ?? noWords,
    // Without facets the filters still work, without counts.
    facets: facets ?? (query.isError ? noFacets : undefined),
    counts: {
      total: first?.total ?? 0,
      audienceRead: first?.audience_read ?? 0,
      withoutPrice: first?.without_price,
    },
    query,
    change: (next: Filters, history?: 'push') => put({ asked: keepSentence({ asked, heard, next }), isList }, history),
    /** These instead, as in the URL. */
    put: (next: Filters) => put({ asked: next, isList }),
    /** Another sentence; the filters beside it stay. */
    search: (phrase: string) => put({ asked: setValues(asked, { q: undefined, phrase: phrase || undefined }), isList }),
    /** Takes words that no filter can express out of the sentence. */
    dropWords: (words: string) =>
      heard && put({ asked: setValues(asked, { phrase: cutWords(heard, [words]) || undefined }), isList }, 'push'),
    setView: (next: string) => put({ asked, isList: next === 'list' }),
  } as const;
}

/** Facets of the search. When it finds nobody, the options of all creators remain, so that others can be chosen. */
function useFacets(facets: Facets | undefined, isEmpty: boolean): Facets | undefined {
  const { data: all } = useQuery({ ...allFacetsQuery(), enabled: isEmpty });
  return useMemo(() => {
    if (!facets || !all || !isEmpty) return facets;
    const withRest = (name: keyof Facets) => {
      const counted = new Set(facets[name].map(({ id }) => id));
      const rest = all[name].filter(({ id }) => !counted.has(id));
      return [...facets[name], ...rest.map((option) => ({ ...option, count: 0 }))];
    };
    const names = ['platform', 'category', 'city', 'gender', 'language'] as const;
    return { ...facets, ...Object.fromEntries(names.map((name) => [name, withRest(name)])) };
  }, [facets, all, isEmpty]);
}
