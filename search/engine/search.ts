import { type FacetName, facetNames } from '../../contract/discovery/discovery.ts';
import {
  keysOf,
  type NearbyRequest,
  type Position,
  type SearchRequest,
  type SearchResult,
} from '../discovery.rules.ts';
import { countSet, except } from './doc-set.ts';
import { countFacets, type FacetCounts, leavingOf } from './facets.ts';
import { setsOfFilters } from './filter-sets.ts';
import { everyone, liveDocsOf } from './live-docs.ts';
import { comparePositions, type PageRequest, takePage } from './page.ts';
import type { OpenSegment } from './segment.ts';
import { findTypos, setsOfTerm } from './terms.ts';

export interface IndexAnswer extends Pick<SearchResult, 'ids' | 'next' | 'total' | 'readAsTypos'> {
  /** Matching words per facet; for the followers facet the indexes in `followerSteps`, as text. */
  facets: Record<FacetName, { id: string; count: number }[]>;
}

/** Answers exactly like the PostgreSQL implementation. Each profile is alive in one segment at most. */
export function searchSegments(segments: readonly OpenSegment[], request: SearchRequest): IndexAnswer {
  const { filters, sort, after, limit, exceptIds, withoutFacets = false } = request;
  const readAsTypos = findTypos(segments, filters.terms ?? []);
  const keys = keysOf(sort);
  const page: PageRequest = { filters, sort, keys, after, limit: limit + 1 };
  const parts = segments.map((segment) => answerOf(segment, { page, exceptIds, readAsTypos, withoutFacets }));
  const positions = parts.flatMap((part) => part.positions).sort((a, b) => comparePositions(keys, a, b));
  const shown = positions.slice(0, limit);
  return {
    ids: shown.map((position) => Number(position.at(-1))),
    next: positions.length > limit ? (shown.at(-1) ?? null) : null,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    facets: sumFacets(parts.flatMap(({ facets }) => facets ?? [])),
    readAsTypos,
  };
}

interface Asked {
  page: PageRequest;
  exceptIds: readonly number[];
  readAsTypos: readonly string[];
  withoutFacets: boolean;
}

interface SegmentAnswer {
  positions: Position[];
  total: number;
  facets: Record<FacetName, FacetCounts> | null;
}

function answerOf(segment: OpenSegment, { page, exceptIds, readAsTypos, withoutFacets }: Asked): SegmentAnswer {
  segment.scratch.giveBackAll();
  const { filters } = page;
  const live = liveDocsOf(segment, exceptIds);
  const named = filters.terms?.map((term) => setsOfTerm(segment, term, readAsTypos.includes(term)).named) ?? null;
  const leaving = leavingOf(segment, setsOfFilters(segment, filters, named), live);
  const all = leaving.all.set ?? everyone(segment);
  return {
    positions: takePage(segment, all, page),
    total: countSet(all),
    facets: withoutFacets ? null : countFacets(segment, leaving),
  };
}

/** Profiles that pass the filters and match the near terms anywhere but not by name; by relevance. */
export function findNearby(segments: readonly OpenSegment[], request: NearbyRequest): number[] {
  const { filters, terms, exceptIds, limit } = request;
  const readAsTypos = findTypos(segments, filters.terms ?? []);
  const keys = keysOf('relevance');
  const page: PageRequest = { filters, sort: 'relevance', keys, after: undefined, limit };
  const positions = segments.flatMap((segment) => {
    segment.scratch.giveBackAll();
    const live = liveDocsOf(segment, exceptIds);
    const setOf = (sets: Parameters<typeof setsOfFilters>[2]) =>
      leavingOf(segment, setsOfFilters(segment, filters, sets), live).all.set ?? everyone(segment);
    const near = setOf(terms.map((term) => setsOfTerm(segment, term, false).all));
    const matches = setOf(
      (filters.terms ?? []).map((term) => setsOfTerm(segment, term, readAsTypos.includes(term)).named),
    );
    return takePage(segment, except(near, matches, segment.scratch), page);
  });
  return positions
    .sort((a, b) => comparePositions(keys, a, b))
    .slice(0, limit)
    .map((position) => Number(position.at(-1)));
}

function sumFacets(parts: readonly Record<FacetName, FacetCounts>[]): IndexAnswer['facets'] {
  const sum = (facet: FacetName) => {
    const counts: FacetCounts = new Map();
    for (const part of parts) for (const [id, count] of part[facet]) counts.set(id, (counts.get(id) ?? 0) + count);
    return [...counts].map(([id, count]) => ({ id, count }));
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, sum(facet)])) as IndexAnswer['facets'];
}
