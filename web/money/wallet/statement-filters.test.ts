import { describe, expect, it } from 'vitest';
import { changeFilter, dropReversed, readStatementFilters } from './statement-filters.ts';

const read = (search: string) => readStatementFilters(new URLSearchParams(search));

describe('statement filters', () => {
  it('are read from the URL', () => {
    expect(read('kind=payout&currency=INR&from=2026-04-01&to=2027-03-31')).toEqual({
      kind: 'payout',
      currency: 'INR',
      from: '2026-04-01',
      to: '2027-03-31',
    });
  });

  it('drop values the call would refuse', () => {
    expect(read('kind=gift&currency=USD&from=yesterday&to=0202-04-01')).toEqual({});
  });

  it('drop a last day before the first', () => {
    const first = '2026-04-02';
    expect(dropReversed({ kind: 'payout', from: first, to: '2026-04-01' })).toEqual({ kind: 'payout', from: first });
    expect(dropReversed({ from: first, to: first })).toEqual({ from: first, to: first });
    expect(dropReversed({ to: first })).toEqual({ to: first });
  });

  it('change one at a time', () => {
    expect(changeFilter({ kind: 'payout' }, 'from', '2026-04-01')).toEqual({ kind: 'payout', from: '2026-04-01' });
    expect(changeFilter({ kind: 'payout', from: '2026-04-01' }, 'kind', '')).toEqual({ from: '2026-04-01' });
  });
});
