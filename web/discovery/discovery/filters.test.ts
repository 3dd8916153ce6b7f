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
    'q=filter+coffee&followers_min=10000&followers_max=100000&verified=true&city=kochi&city=pune&platform=instagram&platform=youtube&language=hi&sort=newest',
    'phrase=food+in+Kochi&audience_city=pune&audience_min=30&audience_gender=female&audience_age=25-34',
  ])('come back as they were written: %s', (text) => {
    expect(writeFilters(parse(text)).toString()).toBe(text);
  });

  it('have one URL whatever the order of values', () => {
    expect(parse('category=food&category=art')).toEqual(parse('category=art&category=food&category=food'));
  });

  it('drop invalid values', () => {
    expect(
      parse('followers_min=many&price_max=-1&sort=best&verified=yes&colour=red&audience_min=0&audience_age=20'),
    ).toEqual(noFilters);
  });

  it('write a number in one way', () => {
    expect(parse('authenticity_min=00&followers_min=0500&engagement_min=2.50')).toEqual(
      parse('authenticity_min=0&followers_min=500&engagement_min=2.5'),
    );
  });

  it('drop values the call would refuse', async () => {
    const { search } = await import('../../../contract/discovery/discovery.ts');
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('1e9', '10.5', '0', '18-24', 'female', 'false', '999999999999999', '101', 'x'.repeat(300), '\0'),
    );
    const name = fc.constantFrom(
      ...['q', 'phrase', 'city', 'category', 'followers_min', 'price_max', 'authenticity_min', 'verified'],
      ...['audience_min', 'audience_age', 'audience_gender', 'audience_city'],
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 60 }), (pairs) => {
        const filters = parseFilters(new URLSearchParams(pairs));
        expect(search.safeParse(toSearch(filters)).error).toBeUndefined();
        expect(fromSearch(toSearch(filters))).toEqual(filters);
      }),
    );
  });
});

describe('shares of the audience', () => {
  it('are one entry each, and the least share goes with the last', () => {
    const [first, second] = activeFilters(parse('audience_gender=female&audience_age=25-34&audience_min=40'));
    expect([first?.kind, first?.from, first?.to]).toEqual(['audience_gender', 'female', '40']);
    expect(first?.without).toEqual(parse('audience_age=25-34&audience_min=40'));
    expect(second && first && activeFilters(first.without)[0]?.without).toEqual(noFilters);
  });
});

describe('activeFilters', () => {
  const filters = parse('q=koc&category=food&category=art&followers_min=10000&price_max=500&verified=true');

  it('has one entry per value and one per range', () => {
    expect(activeFilters(filters).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['category', 'art', undefined],
      ['category', 'food', undefined],
      ['followers', '10000', undefined],
      ['price', undefined, '500'],
      ['verified', 'true', undefined],
      ['q', 'koc', undefined],
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
    expect(setValues(noFilters, { country: 'IN' }).country).toBe('IN');
  });
});
