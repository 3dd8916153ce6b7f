import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discoverySorts, facetNames } from '../../contract/discovery/discovery.ts';
import {
  makeWorld,
  nothingAsked,
  place,
  profile,
  request,
  terms,
  type World,
} from '../../tests/discovery/index-world.ts';
import { nearbyByHand, searchByHand } from '../../tests/discovery/profile-model.ts';
import { keysOf, type Position, type SearchRequest, unlikeness } from '../discovery.rules.ts';
import { createSegmentBuilder } from './builder.ts';
import { mergeSegments } from './merge.ts';
import { findSimilar, suggestPeople } from './people.ts';
import type { ProfileRecord } from './profile-record.ts';
import { findNearby, type IndexAnswer, searchSegments } from './search.ts';
import { countAlive, openSegment, removeProfile, type Segment } from './segment.ts';
import { segmentFromBytes, segmentToBytes } from './segment-file.ts';

const byId = (facets: IndexAnswer['facets']) =>
  facetNames.map((facet) => [facet, Object.fromEntries(facets[facet].map(({ id, count }) => [id, count]).sort())]);

function expectSame(world: World, asked: SearchRequest): Position | null {
  const found = searchSegments(world.segments.map(openSegment), asked);
  const expected = searchByHand(world.people, asked);
  expect({ ...found, facets: byId(found.facets) }).toEqual({ ...expected, facets: byId(expected.facets) });
  if (asked.filters.terms === null) return found.next;
  const near = { filters: asked.filters, exceptIds: asked.exceptIds, limit: asked.limit, terms: ['koch'] };
  expect(findNearby(world.segments.map(openSegment), near)).toEqual(nearbyByHand(world.people, near));
  return found.next;
}

/** The same profiles in other segments: merged, and read from bytes. */
const forms: Record<string, (segments: Segment[]) => Segment[]> = {
  'as built': (segments) => segments,
  'merged into one': (segments) => [mergeSegments(segments)],
  'the last two merged': (segments) => [...segments.slice(0, -2), mergeSegments(segments.slice(-2))],
  'read from bytes': (segments) => segments.map(throughBytes),
};

function throughBytes(segment: Segment): Segment {
  const read = segmentFromBytes(fileOf(segment));
  if (read === null) throw new Error('What was written is not read.');
  return read;
}

function fileOf(segment: Segment): SharedArrayBuffer {
  const pieces = segmentToBytes(segment);
  const file = new Uint8Array(new SharedArrayBuffer(pieces.reduce((sum, piece) => sum + piece.length, 0)));
  let at = 0;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file.buffer;
}

const sample = (size: number, seed: number) => fc.sample(profile, { numRuns: size, seed });
const world = makeWorld(sample(150, 5), 4);

describe.each(Object.entries(forms))('the index, with segments %s', (_, form) => {
  const shaped = { segments: form(world.segments), people: world.people };

  it('answers like a scan of every profile, page after page', () => {
    fc.assert(
      fc.property(request, (asked) => {
        let after: Position | undefined;
        for (let pages = 0; pages < 2; pages += 1) {
          const next = expectSame(shaped, { ...asked, after });
          if (next === null) return;
          after = next;
        }
      }),
      { numRuns: 100 },
    );
  }, 60_000);

  it('continues from any position', () => {
    fc.assert(
      fc.property(fc.tuple(request, place), ([asked, at]) => {
        expectSame(shaped, { ...asked, after: keysOf(asked.sort).map(({ by }) => at[by]) });
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('counts live profiles', () => {
    expect(shaped.segments.reduce((sum, segment) => sum + countAlive(segment), 0)).toBe(world.people.length);
  });
});

describe.each(['reel', 'story', 'nowhere'])('prices of one content type, %s', (priceFormat) => {
  const many = makeWorld(sample(2_400, 11), 3);
  const shaped = [many.segments, [mergeSegments(many.segments)], many.segments.map(throughBytes)];
  const ranges = [
    {},
    { min: 50_000 },
    { max: 300_000 },
    { min: 300_001, max: 300_001 },
    { min: 9e9 + 1 },
    { max: 300_000 },
  ];

  it('filter and sort like a brute force implementation, page after page to the end', () => {
    for (const [place, segments] of shaped.entries()) {
      for (const { min, max, unpricedToo } of ranges.map((range, at) => ({
        min: undefined,
        max: undefined,
        unpricedToo: at % 2 === 1,
        ...range,
      }))) {
        for (const sort of ['price_asc', 'price_desc', 'relevance'] as const) {
          const asked = { sort, limit: 350, exceptIds: [12], after: undefined as Position | undefined };
          const filters = {
            ...nothingAsked,
            priceFormat,
            price: { min, max },
            unpricedToo,
            verified: place === 1 ? true : undefined,
          };
          for (;;) {
            const next = expectSame({ segments, people: many.people }, { ...asked, filters });
            if (next === null) break;
            asked.after = next;
          }
        }
      }
    }
  }, 60_000);
});

describe('people', () => {
  const opened = world.segments.map(openSegment);

  it('are suggested by prefixes of their names, verified first and by reach', () => {
    fc.assert(
      fc.property(fc.tuple(terms, fc.nat(3)), ([asked, exceptions]) => {
        const exceptIds = world.people.slice(0, exceptions).map(({ id }) => id);
        const expected = world.people
          .filter(
            ({ id, names: own }) =>
              asked.length > 0 && !exceptIds.includes(id) && asked.every((term) => own.includes(` ${term}`)),
          )
          .sort(
            (a, b) =>
              Number(b.verified) - Number(a.verified) || (b.followers ?? -1) - (a.followers ?? -1) || a.id - b.id,
          )
          .map(({ id }) => id);
        expect(suggestPeople(opened, { terms: asked, exceptIds, limit: 5 })).toEqual(expected.slice(0, 5));
      }),
    );
  });

  it('are similar when they share a category, by reach and city', () => {
    for (const { id, categories, city: cityId, followers } of world.people) {
      const far = (person: ProfileRecord) =>
        unlikeness(followers ?? 0, person.followers ?? 0, cityId !== null && person.city === cityId);
      const expected = world.people
        .filter((person) => person.id !== id && person.categories.some((word) => categories.includes(word)))
        .sort((a, b) => far(a) - far(b) || a.id - b.id)
        .map((person) => person.id);
      const request = { id, categories, cityId, followers: followers ?? 0, exceptIds: expected.slice(1, 2), limit: 6 };
      expect(findSimilar(opened, request)).toEqual([...expected.slice(0, 1), ...expected.slice(2, 7)]);
    }
  });
});

describe('a segment file', () => {
  const [segment] = world.segments as [Segment];

  it('is rejected when truncated, changed or of another version', () => {
    const file = fileOf(segment);
    expect(segmentFromBytes(file.slice(0, -8))).toBeNull();
    expect(segmentFromBytes(file.slice(0, 3))).toBeNull();
    for (const at of [0, 4, 8, 12, 16, file.byteLength - 1, file.byteLength >> 1]) {
      const changed = file.slice(0);
      new Uint8Array(changed)[at]! ^= 1;
      expect(segmentFromBytes(changed)).toBeNull();
    }
  });

  it('keeps removals, and can be changed independently', () => {
    const read = throughBytes(segment);
    expect(countAlive(read)).toBe(countAlive(segment));
    const id = read.parts.id[read.parts.alive.findIndex((word) => word !== 0) * 32 + 31] ?? 0;
    expect([removeProfile(read, id), removeProfile(read, id)].at(1)).toBe(false);
    expect(removeProfile(read, 1)).toBe(false);
  });
});

it('may be empty', () => {
  const none = createSegmentBuilder().build();
  for (const segments of [[], [none], [throughBytes(mergeSegments([none, none]))]]) {
    const opened = segments.map(openSegment);
    for (const sort of discoverySorts) {
      const asked = { filters: { ...nothingAsked, terms: ['kochi'] }, sort, after: undefined, limit: 5, exceptIds: [] };
      expect(searchSegments(opened, asked)).toMatchObject({ ids: [], next: null, total: 0, readAsTypos: ['kochi'] });
    }
    expect(suggestPeople(opened, { terms: ['k'], exceptIds: [], limit: 5 })).toEqual([]);
  }
});
