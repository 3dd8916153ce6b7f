import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { discoverySorts, followerSteps } from '../contract/discovery/discovery.ts';
import {
  cursorSchema,
  followerClass,
  isLocked,
  keysOf,
  orderFacet,
  readFilters,
  unlikeness,
} from './discovery.rules.ts';

const without = readFilters({});
const withWords = readFilters({ q: 'filter coffee in Kochi' });

describe('filters', () => {
  it('convert rupees to paise, and drop filler words of the query', () => {
    expect(readFilters({ price_min: 500.5, price_max: 0 }).price).toEqual({ min: 50_050, max: 0 });
    expect(without.price).toEqual({ min: undefined, max: undefined });
    expect(withWords.terms).toEqual(['filter', 'coffee', 'in', 'kochi']);
    expect(without.terms).toBeNull();
  });

  it('take over what is asked for, one place or several', () => {
    const asked = {
      platform: ['instagram'],
      category: ['food'],
      country: 'in',
      gender: 'female',
      language: ['ml', 'hi'],
      content: ['reel'],
      verified: true,
    };
    expect(readFilters({ ...asked, state: 'kerala', city: ['kochi', 'pune'], authenticity_min: 60 })).toMatchObject({
      ...asked,
      state: ['kerala'],
      city: ['kochi', 'pune'],
      authenticityMin: 60,
    });
    expect(readFilters({ followers_min: 1, followers_max: 2, engagement_min: 3, engagement_max: 4 })).toMatchObject({
      followers: { min: 1, max: 2 },
      engagement: { min: 3, max: 4 },
    });
    expect(readFilters({ price_max: 9, price_format: 'reel' })).toMatchObject({
      price: { min: undefined, max: 900 },
      priceFormat: 'reel',
    });
    expect(readFilters({ price_max: 9, price_unknown: true, price_format: 'reel' }).unpricedToo).toBe(true);
    expect(readFilters({ price_max: 9, price_unknown: true }).unpricedToo).toBe(false);
    expect(without).toMatchObject({ state: undefined, city: undefined, audience: [] });
  });

  it('ask for a share of the audience, by default the usual one', () => {
    const audience = { audience_gender: 'female', audience_age: '18-24', audience_city: 'kochi' };
    const shares = (...min: [number, number, number]) => [
      { name: 'gender:female', min: min[0] },
      { name: 'age:18-24', min: min[1] },
      { name: 'city:kochi', min: min[2] },
    ];
    expect(readFilters(audience).audience).toEqual(shares(50, 30, 20));
    expect(readFilters({ ...audience, audience_min: 70 }).audience).toEqual(shares(70, 70, 70));
    expect(readFilters({ audience_city: 'kochi' }).audience).toEqual([{ name: 'city:kochi', min: 20 }]);
  });
});

describe('sort orders', () => {
  it('have the direction of their figure, and the id last', () => {
    const told = (sort: (typeof discoverySorts)[number]) =>
      keysOf(sort).map(({ by, descending }) => `${by} ${descending ? 'down' : 'up'}`);
    expect(Object.fromEntries(discoverySorts.map((sort) => [sort, told(sort)]))).toEqual({
      relevance: ['verified down', 'followers down', 'id up'],
      followers: ['followers down', 'id up'],
      engagement: ['engagement down', 'id up'],
      price_asc: ['price up', 'id up'],
      price_desc: ['price down', 'id up'],
      newest: ['created down', 'id down'],
    });
  });

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
    ['engagement', { sort: 'engagement', at: [0, 1] }, true],
    ['engagement', { sort: 'engagement', at: [-0.1, 1] }, false],
    ['engagement', { sort: 'engagement', at: [1e9, 1] }, true],
    ['engagement', { sort: 'engagement', at: [1e9 + 1, 1] }, false],
    ['price_asc', { sort: 'price_asc', at: [null, 1] }, true],
    ['price_desc', { sort: 'price_desc', at: [1.5, 1] }, false],
    ['newest', { sort: 'newest', at: ['2026-01-01T00:00:00.123+00:00', 1] }, true],
    ['newest', { sort: 'newest', at: ['2026-01-01T00:00:00.123Z', 1] }, true],
    ['newest', { sort: 'newest', at: ['2026-01-01T00:00:00', 1] }, false],
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

  it('name no class beyond the last', () => {
    const names = followerSteps.map((_, place) => followerClass(place).name);
    expect(names.slice(1, 4)).toEqual(['1K–2K', '2K–5K', '5K–10K']);
    expect(names.slice(7, 12)).toEqual(['1L–2L', '2L–5L', '5L–10L', '10L–20L', '20L–50L']);
  });

  it('are sorted by count, then by name, then by id', () => {
    const same = ['b', 'a', 'c'].map((id) => ({ id, name: 'Same', count: 1 }));
    expect(orderFacet('city', same).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
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

it('finds profiles alike by the ratio of their followers, the more so in one city', () => {
  expect(unlikeness(99, 199, false)).toBe(2);
  expect(unlikeness(199, 99, false)).toBe(2);
  expect(unlikeness(199, 99, true)).toBe(1);
  expect(unlikeness(0, 0, false)).toBe(1);
});
