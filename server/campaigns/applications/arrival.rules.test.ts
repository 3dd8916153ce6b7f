import { describe, expect, it } from 'vitest';
import { quietEnd } from './arrival.rules.ts';

const updated_at = new Date('2026-11-20T10:00:00Z');
const product = { compensation: 'product', product_value: 90_000, start_date: null, end_date: null } as const;
const later = { ...product, start_date: '2026-12-01', end_date: '2026-12-21' };
const open = { quote: null, arrived_at: null, updated_at };

describe('unpaid work in which nobody says anything', () => {
  it('ends after the days, from the campaign’s first day on where its product has to arrive first', () => {
    expect(quietEnd(product, { ...open, status: 'accepted' }, 30)).toEqual(new Date('2026-12-20T10:00:00Z'));
    expect(quietEnd(later, { ...open, status: 'accepted' }, 30)).toEqual(new Date('2026-12-30T18:30:00Z'));
  });

  it('ends after the days from the campaign’s last day on while nothing is handed in', () => {
    const end = new Date('2027-01-19T18:30:00Z');
    expect(quietEnd(later, { ...open, status: 'accepted', arrived_at: updated_at }, 30)).toEqual(end);
    expect(quietEnd(later, { ...open, status: 'in_progress' }, 30)).toEqual(end);
    const commission = { ...later, compensation: 'commission', product_value: null } as const;
    expect(quietEnd(commission, { ...open, status: 'accepted' }, 30)).toEqual(end);
  });

  it('ends after the days once something is handed in, whoever has to answer', () => {
    for (const status of ['submitted', 'changes_requested', 'approved'] as const)
      expect(quietEnd(later, { ...open, status }, 30)).toEqual(new Date('2026-12-20T10:00:00Z'));
  });

  it('has no such end before an agreement and after it, and where money is paid', () => {
    for (const status of ['applied', 'offered', 'paid', 'cancelled'] as const)
      expect(quietEnd(product, { ...open, status }, 30)).toBeNull();
    const mixed = { ...product, compensation: 'mixed' } as const;
    expect(quietEnd(mixed, { ...open, status: 'approved', quote: 100 }, 30)).toBeNull();
    expect(quietEnd(mixed, { ...open, status: 'approved', quote: 0 }, 30)).not.toBeNull();
  });
});
