import { type FacetName, facetNames, followerSteps } from '../../contract/discovery/discovery.ts';
import { countSet, countWithin, type DocSet, except, meet } from './doc-set.ts';
import { facetFields, type WordFacet } from './fields.ts';
import type { FilterSet, FilterSets } from './filter-sets.ts';
import { firstWhere } from './first-where.ts';
import { type Bits, othersThan } from './live-docs.ts';
import type { OpenSegment } from './segment.ts';
import { countsWithWords } from './set-counts.ts';
import { tally } from './tally.ts';

/** Profiles that pass some filters, and the filters. */
interface Left {
  /** Null means everyone. */
  set: DocSet | null;
  filters: FilterSet[];
}

export type FacetCounts = Map<string, number>;

/** Profiles that pass every filter, and per facet those that pass all but its own. */
export interface Leaving {
  all: Left;
  butOwn: Map<FacetName, Left>;
}

export function leavingOf(segment: OpenSegment, { common, facets }: FilterSets, live: Bits | null): Leaving {
  const join = (a: DocSet | null, b: DocSet | null) =>
    a === null || b === null ? (a ?? b) : meet(a, b, segment.scratch);
  const smallestFirst = common.map(({ set }) => set).sort((a, b) => lengthOf(a) - lengthOf(b));
  const names = [...facets.keys()];
  const sets = [...facets.values()];
  const before = [[...smallestFirst, ...(live ? [live] : [])].reduce<DocSet | null>(join, null)];
  for (const { set } of sets) before.push(join(before.at(-1) ?? null, set));
  const butOwn = new Map<FacetName, Left>();
  let behind: DocSet | null = null;
  for (const [place, name] of [...names.entries()].reverse()) {
    const filters = [...common, ...sets.filter((_, other) => other !== place)];
    butOwn.set(name, { set: join(before[place] ?? null, behind), filters });
    behind = join(behind, sets[place]?.set ?? null);
  }
  return { all: { set: before.at(-1) ?? null, filters: [...common, ...sets] }, butOwn };
}

const lengthOf = (set: DocSet) => set.docs?.length ?? Number.MAX_SAFE_INTEGER;

/** Counts per facet and value; follower classes by index. */
export function countFacets(segment: OpenSegment, { all, butOwn }: Leaving): Record<FacetName, FacetCounts> {
  const counts = {} as Record<FacetName, FacetCounts>;
  const unfiltered = facetFields.filter((name) => !butOwn.has(name));
  const groups = [
    { left: all, names: unfiltered },
    ...facetFields.flatMap((name) => {
      const left = butOwn.get(name);
      return left ? [{ left, names: [name] }] : [];
    }),
  ];
  for (const { left, names } of groups) {
    for (const [place, found] of countWords(segment, left, names).entries()) {
      const name = names[place] as WordFacet;
      const { words } = segment.fields[name];
      counts[name] = new Map(words.flatMap((word, at) => (found[at] ? [[word, found[at]] as [string, number]] : [])));
    }
  }
  counts.followers = countFollowerClasses(segment, butOwn.get('followers') ?? all);
  return Object.fromEntries(facetNames.map((name) => [name, counts[name]])) as Record<FacetName, FacetCounts>;
}

/** Counts directly; where most profiles with known counts pass, counts the others and subtracts. */
function countWords(segment: OpenSegment, { set, filters }: Left, names: readonly WordFacet[]): Uint32Array[] {
  const base = knownAround(segment, filters);
  const known = names.map((name) => {
    const { base: from, words } = segment.fields[name];
    return base.counts.subarray(from, from + words.length);
  });
  if (set === null || set === base.set) return known;
  const count = countSet(set);
  if (set.docs !== null || count * 2 <= base.size) return tally(segment, names, { set, count });
  const others = base.set === null ? othersThan(segment, set) : except(base.set, set, segment.scratch);
  return difference(known, tally(segment, names, { set: others, count: base.size - count }));
}

interface Known extends Pick<Left, 'set'> {
  size: number;
  /** Per value of the facets, including removed profiles. */
  counts: Uint32Array;
}

/**
 * The smallest superset with precomputed counts of the profiles that pass some filters: those passing one of them, or
 * everyone.
 */
function knownAround(segment: OpenSegment, filters: readonly FilterSet[]): Known {
  let around: Known = { set: null, size: segment.header.size, counts: segment.parts.wordCounts };
  for (const { set, word } of filters) {
    if (word === null || word.size > around.size) continue;
    const counts = countsWithWords(segment, word);
    if (counts !== null) around = { set, size: word.size, counts };
  }
  return around;
}

const difference = (from: readonly Uint32Array[], less: readonly Uint32Array[]): Uint32Array[] =>
  from.map((counts, place) => counts.map((count, at) => count - (less[place]?.[at] ?? 0)));

/** A class is a range within each of the two runs. */
function countFollowerClasses({ header, parts: { followers } }: OpenSegment, { set }: Left): FacetCounts {
  const counts = followerSteps.map(() => 0);
  for (const [from, to] of [
    [0, header.verified],
    [header.verified, header.size],
  ] as const) {
    // Unknown follower counts (negative) belong to no class.
    let end = firstWhere(from, to, (doc) => (followers[doc] as number) < 0);
    for (const place of followerSteps.keys()) {
      const first = firstWhere(
        from,
        end,
        (doc) => (followers[doc] as number) < (followerSteps[place + 1] ?? Number.POSITIVE_INFINITY),
      );
      counts[place] = (counts[place] ?? 0) + (set === null ? end - first : countWithin(set, first, end));
      end = first;
    }
  }
  return new Map(counts.flatMap((count, place) => (count > 0 ? [[String(place), count] as [string, number]] : [])));
}
