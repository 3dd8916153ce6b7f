import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedAgainMs, expiringMs, healthOf, refreshAllowedAt } from './connections.rules.ts';

const now = new Date('2026-12-01T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);

it('counts a week as soon, and allows a reading on demand once an hour', () => {
  expect([expiringMs, askedAgainMs]).toEqual([604_800_000, 3_600_000]);
});

describe('the health of a connection', () => {
  it.each([
    ['connected', null, 'connected'],
    ['connected', later(expiringMs + 1), 'connected'],
    ['connected', later(expiringMs), 'expiring'],
    ['connected', later(1), 'expiring'],
    ['connected', now, 'broken'],
    ['connected', later(-1), 'broken'],
    ['broken', null, 'broken'],
    ['broken', later(expiringMs + 1), 'broken'],
  ] as const)('of state %s and end %s is %s', (state, access_ends_at, health) => {
    expect(healthOf({ state, access_ends_at }, now)).toBe(health);
  });
});

describe('the next reading on demand', () => {
  it.each([
    [null, null],
    [later(-askedAgainMs - 1), null],
    [later(-askedAgainMs), null],
    [later(1 - askedAgainMs), later(1)],
    [now, later(askedAgainMs)],
  ])('after one at %s is allowed at %s', (askedAt, allowedAt) => {
    expect(refreshAllowedAt(askedAt, now)).toEqual(allowedAt);
  });

  it('is at most an hour away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * askedAgainMs }), (ago) => {
        const again = refreshAllowedAt(later(-ago), now);
        expect(again === null).toBe(ago >= askedAgainMs);
        if (again) expect(again.getTime() - now.getTime()).toBe(askedAgainMs - ago);
      }),
    );
  });
});
