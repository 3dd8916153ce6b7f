import { describe, expect, it } from 'vitest';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { changedPoolTerms, withoutPoolTerms } from './pool-terms.rules.ts';

const need = (description: string, value: number, kind: 'budget' | 'venue' = 'budget') => ({
  kind,
  description,
  value,
});
const before: CampaignBody = {
  title: 'Street food week',
  end_date: '2026-12-31',
  pool_minimum: 10_000,
  needs: [need('Shoot', 20_000), need('Editing', 5_000), need('Hall', 0, 'venue')],
};

describe('a change of a paid pool', () => {
  it('is none where its terms stay', () => {
    expect(changedPoolTerms(before, { title: 'Street food fortnight' })).toBeNull();
    expect(changedPoolTerms(before, { end_date: '2026-12-31', pool_minimum: 10_000 })).toBeNull();
    expect(changedPoolTerms({}, { pool_minimum: null })).toBeNull();
  });

  it('names the terms before and after', () => {
    const change = { title: 'New', end_date: '2027-01-15', pool_minimum: 10_000 };
    expect(changedPoolTerms(before, change)).toEqual({
      before: { end_date: '2026-12-31' },
      change: { end_date: '2027-01-15' },
    });
    expect(changedPoolTerms(before, { pool_minimum: null })).toEqual({
      before: { pool_minimum: 10_000 },
      change: { pool_minimum: null },
    });
  });

  it('of needs counts where it changes the budget, in whatever order', () => {
    const [shoot, editing, hall] = before.needs ?? [];
    if (!shoot || !editing || !hall) throw new Error('Three needs are missing.');
    expect(changedPoolTerms(before, { needs: [editing, shoot] })).toBeNull();
    expect(changedPoolTerms(before, { needs: [editing, need('Stage', 9, 'venue'), shoot] })).toBeNull();
    expect(changedPoolTerms(before, { needs: [shoot, hall] })?.change).toEqual({ needs: [shoot, hall] });
    expect(changedPoolTerms(before, { needs: [need('Shoot', 20_001), editing] })).not.toBeNull();
    expect(changedPoolTerms(before, { needs: [need('Shooting', 20_000), editing] })).not.toBeNull();
  });

  it('leaves the rest of a change', () => {
    const change = { title: 'New', end_date: '2027-01-15' };
    expect(withoutPoolTerms(change, { end_date: '2027-01-15' })).toEqual({ title: 'New' });
  });
});
