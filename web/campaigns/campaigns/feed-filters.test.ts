import { describe, expect, it } from 'vitest';
import { appliedFilters, readFeedFilters, setNumbers, toggleFilter, writeFeedFilters } from './feed-filters.ts';

describe('filters in the URL', () => {
  it('are read as they were written', () => {
    const query = {
      q: 'brew',
      sort: 'pay' as const,
      platform: ['instagram', 'youtube'],
      city: ['kochi'],
      budget_min: '500',
      deadline_within: '7',
    };
    expect(readFeedFilters(writeFeedFilters(query))).toEqual(query);
    expect(appliedFilters(query).map(({ kind, from }) => `${kind} ${from}`)).toEqual([
      'pay 500',
      'deadline 7',
      'city kochi',
      'platform instagram',
      'platform youtube',
    ]);
  });

  it('drop values the server would refuse', () => {
    const search = new URLSearchParams(
      'platform=orkut&sort=luck&type=odd&budget_min=-1&deadline_within=900&q=%20&colour=red',
    );
    expect(readFeedFilters(search)).toEqual({});
  });

  it('are each removed alone, a range as one', () => {
    const query = setNumbers({ city: ['kochi', 'pune'] }, { budget_min: '500', budget_max: '900' });
    expect(appliedFilters(query).map(({ without }) => without)).toEqual([
      { city: ['kochi', 'pune'] },
      { city: ['pune'], budget_min: '500', budget_max: '900' },
      { city: ['kochi'], budget_min: '500', budget_max: '900' },
    ]);
  });

  it('toggle one value at a time', () => {
    const on = toggleFilter({}, 'content', 'reel');
    expect(on).toEqual({ content: ['reel'] });
    expect(toggleFilter(on, 'content', 'reel')).toEqual({});
    expect(toggleFilter(on, 'content', 'story')).toEqual({ content: ['reel', 'story'] });
  });
});
