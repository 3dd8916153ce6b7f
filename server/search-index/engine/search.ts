import { type FacetName, facetNames } from '../../../contract/discovery.ts';
import { keysOf, type Position, type SearchRequest, type SearchResult } from '../../discovery/discovery.rules.ts';
import { countSet, type DocSet, meetAll } from './doc-set.ts';
import { countFacets, type FacetCounts, leavingOf } from './facets.ts';
import { setsOfFilters } from './filter-sets.ts';
import { everyone, livingOf } from './living.ts';
import { comparePositions, type PageRequest, takePage } from './page.ts';
import type { OpenSegment } from './segment.ts';
import { findTypos, setsOfTerm } from './terms.ts';

export interface IndexAnswer extends Pick<SearchResult, 'ids' | 'next' | 'total'> {
  /** Per facet the words that would leave any; of the followers facet the places in `followerSteps`, as text. */
  facets: Record<FacetName, { id: string; count: number }[]>;
  /** The terms that begin no word of any listed profile and were read with one typo. */
  readAsTypos: string[];
}

/** Answers as the PostgreSQL implementation would. Each profile is alive in one segment at most. */
export function searchSegments(segments: readonly OpenSegment[], request: SearchRequest): IndexAnswer {
  const { filters, sort, after, limit, exceptIds } = request;
  const readAsTypos = findTypos(segments, filters.terms ?? []);
  const keys = keysOf(sort, filters);
  const page: PageRequest = { filters, sort, keys, after, limit: limit + 1 };
  const parts = segments.map((segment) => answerOf(segment, { page, exceptIds, readAsTypos }));
  const positions = parts.flatMap((part) => part.positions).sort((a, b) => comparePositions(keys, a, b));
  const shown = positions.slice(0, limit);
  return {
    ids: shown.map((position) => Number(position.at(-1))),
    next: positions.length > limit ? (shown.at(-1) ?? null) : null,
    total: parts.reduce((sum, { total }) => sum + total, 0),
    facets: sumFacets(parts.map(({ facets }) => facets)),
    readAsTypos,
  };
}

interface Asked {
  page: PageRequest;
  exceptIds: readonly number[];
  readAsTypos: readonly string[];
}

interface SegmentAnswer {
  positions: Position[];
  total: number;
  facets: Record<FacetName, FacetCounts>;
}

function answerOf(segment: OpenSegment, { page, exceptIds, readAsTypos }: Asked): SegmentAnswer {
  segment.scratch.giveBackAll();
  const { filters } = page;
  const living = livingOf(segment, exceptIds);
  const terms = filters.terms?.map((term) => setsOfTerm(segment, term, readAsTypos.includes(term))) ?? null;
  const sets = setsOfFilters(segment, filters, terms);
  const leaving = leavingOf(segment, sets, living);
  const all = leaving.all.set ?? everyone(segment);
  const countsNames = page.keys.some(({ by }) => by === 'nameHit');
  const named: DocSet | null =
    terms !== null && countsNames ? meetAll([all, ...terms.map((term) => term.named)], segment.scratch) : null;
  return {
    positions: takePage(segment, { all, named }, page),
    total: countSet(all),
    facets: countFacets(segment, leaving),
  };
}

function sumFacets(parts: readonly Record<FacetName, FacetCounts>[]): IndexAnswer['facets'] {
  const sum = (facet: FacetName) => {
    const counts: FacetCounts = new Map();
    for (const part of parts) for (const [id, count] of part[facet]) counts.set(id, (counts.get(id) ?? 0) + count);
    return [...counts].map(([id, count]) => ({ id, count }));
  };
  return Object.fromEntries(facetNames.map((facet) => [facet, sum(facet)])) as IndexAnswer['facets'];
}
