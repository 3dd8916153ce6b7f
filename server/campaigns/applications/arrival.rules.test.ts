import { describe, expect, it } from 'vitest';
import { quietEnd } from './arrival.rules.ts';

const updated_at = new Date('2026-11-20T10:00:00Z');
const product = { compensation: 'product', product_value: 90_000, start_date: null } as const;
const open = { quote: null, arrived_at: null, updated_at };

describe('unpaid work in which nobody says anything', () => {
  it('ends after the days, from the campaign’s first day on where its product has to arrive first', () => {
    expect(quietEnd(product, { ...open, status: 'accepted' }, 30)).toEqual(new Date('2026-12-20T10:00:00Z'));
    const later = { ...product, start_date: '2026-12-01' };
    expect(quietEnd(later, { ...open, status: 'accepted' }, 30)).toEqual(new Date('2026-12-30T18:30:00Z'));
    expect(quietEnd(later, { ...open, status: 'approved' }, 30)).toEqual(new Date('2026-12-20T10:00:00Z'));
  });

  it('goes on while it is worked on, once the product is there, and where money is paid', () => {
    for (const status of ['in_progress', 'submitted', 'changes_requested', 'paid', 'cancelled'] as const) {
      expect(quietEnd(product, { ...open, status }, 30)).toBeNull();
    }
    expect(quietEnd(product, { ...open, status: 'accepted', arrived_at: updated_at }, 30)).toBeNull();
    const commission = { ...product, compensation: 'commission', product_value: null } as const;
    expect(quietEnd(commission, { ...open, status: 'accepted' }, 30)).toBeNull();
    const mixed = { ...product, compensation: 'mixed' } as const;
    expect(quietEnd(mixed, { ...open, status: 'approved', quote: 100 }, 30)).toBeNull();
    expect(quietEnd(mixed, { ...open, status: 'approved', quote: 0 }, 30)).not.toBeNull();
  });
});
