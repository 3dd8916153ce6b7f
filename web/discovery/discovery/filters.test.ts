import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilters,
  clearFilters,
  noFilters,
  parseFilters,
  setValues,
  toggleWord,
  writeFilters,
} from './filters.ts';
import { fromSearch, toSearch } from './search-json.ts';

const parse = (text: string) => parseFilters(new URLSearchParams(text));

describe('filters in the URL', () => {
  it.each([
    '',
    'q=filter+coffee&city=kochi&followers_min=10000&followers_max=100000&verified=true&platform=instagram&platform=youtube&language=hi&sort=newest',
  ])('come back as they were written: %s', (text) => {
    expect(writeFilters(parse(text)).toString()).toBe(text);
  });

  it('have one URL whatever the order of values', () => {
    expect(parse('category=food&category=art')).toEqual(parse('category=art&category=food&category=food'));
  });

  it('drop invalid values', () => {
    expect(parse('followers_min=many&price_max=-1&sort=best&verified=yes&colour=red')).toEqual(noFilters);
  });

  it('drop values the call would refuse', async () => {
    const { search } = await import('../../../contract/discovery/discovery.ts');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('1e9', '10.5', '999999999999999', '101', 'x'.repeat(300), '\0'),
    );
    const name = fc.constantFrom('q', 'city', 'category', 'followers_min', 'price_max', 'authenticity_min', 'verified');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 60 }), (pairs) => {
        const filters = parseFilters(new URLSearchParams(pairs));
        expect(search.safeParse(toSearch(filters)).error).toBeUndefined();
        expect(fromSearch(toSearch(filters))).toEqual(filters);
      }),
    );
  });
});

describe('activeFilters', () => {
  const filters = parse('q=koc&category=food&category=art&followers_min=10000&price_max=500&verified=true');

  it('has one entry per value and one per range', () => {
    expect(activeFilters(filters).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['q', 'koc', undefined],
      ['followers', '10000', undefined],
      ['category', 'art', undefined],
      ['category', 'food', undefined],
      ['price', undefined, '500'],
      ['verified', 'true', undefined],
    ]);
  });

  it('can be removed one by one', () => {
    let left = filters;
    for (let [first] = activeFilters(left); first; [first] = activeFilters(left)) left = first.without;
    expect(left).toEqual(noFilters);
  });

  it('is cleared except for the sort order', () => {
    expect(clearFilters(parse('q=a&sort=newest'))).toEqual({ ...noFilters, sort: 'newest' });
  });

  it('toggles options and sets values', () => {
    expect(toggleWord(toggleWord(noFilters, 'platform', 'youtube'), 'platform', 'youtube')).toEqual(noFilters);
    expect(setValues(noFilters, { city: 'kochi' }).city).toBe('kochi');
  });
});
