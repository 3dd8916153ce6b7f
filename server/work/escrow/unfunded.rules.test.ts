import { describe, expect, it } from 'vitest';
import { dueOf, fundBy } from './unfunded.rules.ts';

const acceptedAt = new Date('2026-11-20T10:00:00Z');
const at = (time: string) => new Date(time);

describe('accepted work without funding', () => {
  it('ends a week after acceptance, or at the campaign’s start in India if that is later', () => {
    expect(fundBy({ acceptedAt, startDate: '2026-11-22' })).toEqual(at('2026-11-27T10:00:00Z'));
    expect(fundBy({ acceptedAt, startDate: null })).toEqual(at('2026-11-27T10:00:00Z'));
    expect(fundBy({ acceptedAt, startDate: '2026-12-05' })).toEqual(at('2026-12-04T18:30:00Z'));
  });

  it('is reminded of once, two days before', () => {
    const waiting = { acceptedAt, startDate: null, isReminded: false };
    expect(dueOf(waiting, at('2026-11-25T09:59:59Z'))).toBeNull();
    expect(dueOf(waiting, at('2026-11-25T10:00:00Z'))).toBe('reminder');
    expect(dueOf({ ...waiting, isReminded: true }, at('2026-11-26T10:00:00Z'))).toBeNull();
    expect(dueOf({ ...waiting, isReminded: true }, at('2026-11-27T09:59:59Z'))).toBeNull();
    expect(dueOf(waiting, at('2026-11-27T10:00:00Z'))).toBe('end');
  });
});
