import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cursorSchema, followerClass, isLocked, orderFacet, readFilters } from './discovery.rules.ts';

const without = readFilters({});
const withWords = readFilters({ q: 'filter coffee in Kochi' });

describe('filters', () => {
  it('convert rupees to paise, and drop filler words of the query', () => {
    expect(readFilters({ price_min: 500.5, price_max: 0 }).price).toEqual({ min: 50_050, max: 0 });
    expect(without.price).toEqual({ min: undefined, max: undefined });
    expect(withWords.terms).toEqual(['filter', 'coffee', 'in', 'kochi']);
    expect(without.terms).toBeNull();
  });
});

describe('sort orders', () => {
  it.each([
    ['followers', { sort: 'followers', at: [10, 1] }, true],
    ['followers', { sort: 'newest', at: [10, 1] }, false],
    ['followers', { sort: 'followers', at: [10] }, false],
    ['followers', { sort: 'followers', at: [null, 1] }, true],
    ['followers', { sort: 'followers', at: ['10', 1] }, false],
    ['followers', { sort: 'followers', at: [10, 1], more: 1 }, false],
    ['engagement', { sort: 'engagement', at: [null, 1] }, true],
    ['engagement', { sort: 'engagement', at: [4.85, 1] }, true],
    ['engagement', { sort: 'engagement', at: ['4.85', 1] }, false],
    ['price_asc', { sort: 'price_asc', at: [null, 1] }, true],
    ['price_desc', { sort: 'price_desc', at: [1.5, 1] }, false],
    ['newest', { sort: 'newest', at: ['2026-01-01T00:00:00.123+00:00', 1] }, true],
    ['newest', { sort: 'newest', at: ['yesterday', 1] }, false],
    ['relevance', { sort: 'relevance', at: [true, 10, 1] }, true],
    ['relevance', { sort: 'relevance', at: [false, true, 10, 1] }, false],
  ] as const)('of %s know their own cursor: %j', (sort, cursor, isGood) => {
    expect(z.safeParse(cursorSchema(sort), cursor).success).toBe(isGood);
  });
});

describe('facets', () => {
  it.each([
    [0, { id: '0-999', name: '0–1K' }],
    [4, { id: '10000-19999', name: '10K–20K' }],
    [6, { id: '50000-99999', name: '50K–1L' }],
    [12, { id: '5000000-9999999', name: '50L–1Cr' }],
    [13, { id: '10000000-', name: '1Cr+' }],
  ])('name the follower class at %i', (place, expected) => {
    expect(followerClass(place)).toEqual(expected);
  });

  it('are sorted by count, then by name', () => {
    const items = ['Beta 2', 'Alpha 2', 'Gamma 5'].map((text) => ({
      id: text,
      name: text,
      count: Number(text.at(-1)),
    }));
    expect(orderFacet('category', items).map(({ name }) => name)).toEqual(['Gamma 5', 'Alpha 2', 'Beta 2']);
  });

  it('of followers are ascending and include every class', () => {
    const classes = orderFacet('followers', [{ id: '10000-19999', name: '', count: 3 }]);
    expect(classes).toHaveLength(14);
    expect(classes.filter(({ count }) => count > 0)).toEqual([{ id: '10000-19999', name: '10K–20K', count: 3 }]);
  });
});

describe('locking', () => {
  it.each([
    { reader: { id: 7 }, unlock_id: null, is_party: false, locked: false },
    { reader: { id: 8 }, unlock_id: 31, is_party: false, locked: false },
    { reader: { id: 8 }, unlock_id: null, is_party: true, locked: false },
    { reader: { id: 8 }, unlock_id: null, is_party: false, locked: true },
    { reader: null, unlock_id: null, is_party: false, locked: true },
  ])('is open to oneself, to who unlocked and to parties: $reader $unlock_id $is_party', ({ locked, ...access }) => {
    expect(isLocked(access.reader, { id: 7, ...access })).toBe(locked);
  });
});
