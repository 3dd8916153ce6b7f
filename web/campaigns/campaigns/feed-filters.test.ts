import { describe, expect, it } from 'vitest';
import { countFilters, readFeedFilters, toggleFilter, writeFeedFilters } from './feed-filters.ts';

describe('filters in the URL', () => {
  it('are read as they were written', () => {
    const query = {
      q: 'brew',
      sort: 'pay' as const,
      platform: ['instagram', 'youtube'],
      city: ['kochi'],
      budget_min: '500',
    };
    expect(readFeedFilters(writeFeedFilters(query))).toEqual(query);
    expect(countFilters(query)).toBe(4);
  });

  it('drop values the server would refuse', () => {
    const search = new URLSearchParams('platform=orkut&sort=luck&type=odd&budget_min=-1&q=%20&colour=red');
    expect(readFeedFilters(search)).toEqual({});
  });

  it('toggle one value at a time', () => {
    const on = toggleFilter({}, 'content', 'reel');
    expect(on).toEqual({ content: ['reel'] });
    expect(toggleFilter(on, 'content', 'reel')).toEqual({});
    expect(toggleFilter(on, 'content', 'story')).toEqual({ content: ['reel', 'story'] });
  });
});
