import { describe, expect, it } from 'vitest';
import { applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { countIn, defaultList, filtersOf, isIn, readList, segmentOf, segments } from './applicant-filters.ts';

const counts = (some: object) => some as Campaign['counts'];
const at = (query: string) => new URLSearchParams(query);

describe('the segments of applicants', () => {
  it('hold every status once', () => {
    for (const status of applicationStatuses) {
      expect(segments.filter((segment) => isIn(segment, status))).toEqual([segmentOf(status)]);
    }
  });

  it('never mix ended applications with others', () => {
    expect(countIn('closed', counts({ declined: 2, withdrawn: 1, cancelled: 4, applied: 9 }))).toBe(7);
    expect(countIn('accepted', counts({ accepted: 1, paid: 2, declined: 9 }))).toBe(3);
  });

  it.each([
    ['those to decide, while there are any', { applied: 2, declined: 9 }, false, 'to-decide'],
    ['offers, while they are open', { offered: 1, paid: 4 }, false, 'offers'],
    ['accepted ones, once everybody is answered', { declined: 9, paid: 1 }, false, 'accepted'],
    ['those to decide, while nobody has applied', {}, false, 'to-decide'],
    ['all, for a link to one applicant', { applied: 2 }, true, 'all'],
  ])('start with %s', (_, some, isOfOne, list) => {
    expect(defaultList(counts(some), isOfOne)).toBe(list);
  });

  it('follow the address, and ignore what is unknown', () => {
    expect(readList(at('status=closed'), 'to-decide')).toBe('closed');
    expect(readList(at('status=paid'), 'to-decide')).toBe('accepted');
    expect(readList(at('status=all'), 'to-decide')).toBe('all');
    expect(readList(at('status=nonsense'), 'offers')).toBe('offers');
    expect(readList(at(''), 'offers')).toBe('offers');
  });

  it('ask the server for their statuses', () => {
    expect(filtersOf('to-decide', at('sort=price'))).toEqual({ sort: 'price', status: ['applied'] });
    expect(filtersOf('closed', at(''))).toEqual({ sort: 'match', status: ['declined', 'withdrawn', 'cancelled'] });
    expect(filtersOf('all', at('sort=nonsense'))).toEqual({ sort: 'match' });
  });
});
