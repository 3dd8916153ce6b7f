import { describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { filtersOf, readList, usualList } from './applicant-filters.ts';

const counts = (some: object) => some as Campaign['counts'];
const at = (query: string) => new URLSearchParams(query);

describe('the list of applicants', () => {
  it.each([
    ['those to decide, while there are any', { applied: 2, declined: 9 }, false, 'to-decide'],
    ['all, once everybody is answered', { declined: 9, paid: 1 }, false, 'all'],
    ['all, for a link to one applicant', { applied: 2 }, true, 'all'],
  ])('shows %s', (_, some, isOfOne, list) => {
    expect(usualList(counts(some), isOfOne)).toBe(list);
  });

  it('follows the address, and ignores what it does not know', () => {
    expect(readList(at('status=paid'), 'to-decide')).toBe('paid');
    expect(readList(at('status=all'), 'to-decide')).toBe('all');
    expect(readList(at('status=nonsense'), 'to-decide')).toBe('to-decide');
  });

  it('asks the server for statuses', () => {
    expect(filtersOf('to-decide', at('sort=price'))).toEqual({
      sort: 'price',
      status: ['applied', 'shortlisted', 'offered'],
    });
    expect(filtersOf('paid', at(''))).toEqual({ sort: 'match', status: ['paid'] });
    expect(filtersOf('all', at(''))).toEqual({ sort: 'match' });
  });
});
