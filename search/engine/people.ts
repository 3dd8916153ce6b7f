import { unlikeness } from '../discovery.rules.ts';
import { type DocSet, docsDown, meet, meetAll, takeFrom } from './doc-set.ts';
import { firstWhere } from './first-where.ts';
import { everyone, liveDocsOf } from './live-docs.ts';
import type { OpenSegment } from './segment.ts';
import { setsOfTerm } from './terms.ts';
import { setOfWords } from './word-sets.ts';

export interface SuggestRequest {
  terms: readonly string[];
  exceptIds: readonly number[];
  limit: number;
}

interface Person {
  id: number;
  verified: boolean;
  followers: number;
}

const personOf = ({ header, parts }: OpenSegment, doc: number): Person => ({
  id: parts.id[doc] as number,
  verified: doc < header.verified,
  followers: parts.followers[doc] as number,
});

/** Profiles whose names have words starting with all terms: verified first, then by reach. */
export function suggestPeople(segments: readonly OpenSegment[], { terms, exceptIds, limit }: SuggestRequest): number[] {
  if (terms.length === 0) return [];
  const found = segments.flatMap((segment) => {
    segment.scratch.giveBackAll();
    const named = terms.map((term) => setsOfTerm(segment, term, false).named);
    const live = liveDocsOf(segment, exceptIds) ?? everyone(segment);
    const set = meetAll([...named, live], segment.scratch) ?? live;
    return takeFrom(set, [0, segment.header.size], limit).map((doc) => personOf(segment, doc));
  });
  const byRank = (a: Person, b: Person) =>
    Number(b.verified) - Number(a.verified) || b.followers - a.followers || a.id - b.id;
  return found
    .sort(byRank)
    .slice(0, limit)
    .map(({ id }) => id);
}

export interface SimilarRequest {
  id: number;
  categories: readonly string[];
  cityId: string | null;
  followers: number;
  exceptIds: readonly number[];
  limit: number;
}

/** Profiles that share a category, by similar reach, where the same city counts as half the ratio. */
export function findSimilar(segments: readonly OpenSegment[], request: SimilarRequest): number[] {
  const { id, followers, exceptIds, limit } = request;
  const found = segments.flatMap((segment) => {
    segment.scratch.giveBackAll();
    const { scratch, fields } = segment;
    const live = liveDocsOf(segment, [id, ...exceptIds]) ?? everyone(segment);
    const sharing = setOfWords(segment, fields.category, { words: request.categories, scratch });
    const all = meet(live, sharing, scratch);
    const cityWords = request.cityId === null ? [] : [request.cityId];
    const near = meet(all, setOfWords(segment, fields.city, { words: cityWords, scratch }), scratch);
    const unlike = (isNear: boolean) => (doc: number) => {
      const person = personOf(segment, doc);
      return { id: person.id, unlikeness: unlikeness(followers, Math.max(person.followers, 0), isNear) };
    };
    return [
      ...takeAround(segment, near, { followers, limit }).map(unlike(true)),
      ...takeAround(segment, all, { followers, limit }).map(unlike(false)),
    ];
  });
  found.sort((a, b) => a.unlikeness - b.unlikeness || a.id - b.id);
  // Profiles in the same city are found twice, first with the better rank.
  return [...new Set(found.map((person) => person.id))].slice(0, limit);
}

/** The nearest by followers in both directions within each run; upwards including ties with the last one. */
function takeAround(
  { header, parts }: OpenSegment,
  set: DocSet,
  { followers, limit }: { followers: number; limit: number },
): number[] {
  // An unknown size is compared as the smallest.
  const reach = (doc: number) => Math.max(parts.followers[doc] as number, 0);
  const runs: [number, number][] = [
    [0, header.verified],
    [header.verified, header.size],
  ];
  return runs.flatMap(([from, to]) => {
    const middle = firstWhere(from, to, (doc) => reach(doc) <= followers);
    const above: number[] = [];
    for (const doc of docsDown(set, [middle - 1, from])) {
      if (above.length >= limit && reach(doc) !== reach(above.at(-1) as number)) break;
      above.push(doc);
    }
    return [...above, ...takeFrom(set, [middle, to], limit)];
  });
}
