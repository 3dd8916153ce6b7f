import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBreaking, isRenewalDue, pauseAfterLimit, waitAfterFailure, waitAfterReading } from './social-sync.rules.ts';

const hourMs = 3_600_000;
const luck = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

describe('waits', () => {
  it('grow with every failure up to a limit, and are never shorter than the provider asks', () => {
    const kinds = fc.constantFrom('rate_limited' as const, 'unavailable' as const, 'unreadable' as const);
    fc.assert(
      fc.property(
        kinds,
        fc.integer({ min: 1, max: 2_000 }),
        fc.nat(24 * hourMs),
        luck,
        (kind, failures, retryAfterMs, chance) => {
          const wait = waitAfterFailure({ kind, failures, retryAfterMs, luck: chance });
          expect(wait).toBeGreaterThanOrEqual(retryAfterMs);
          expect(wait).toBeLessThanOrEqual(Math.max(6 * hourMs, retryAfterMs) * 1.5);
          const next = waitAfterFailure({ kind, failures: failures + 1, retryAfterMs, luck: chance });
          expect(next).toBeGreaterThanOrEqual(wait);
        },
      ),
    );
  });

  it.each([
    ['unavailable', 1, 0, 5],
    ['unavailable', 2, 0, 10],
    ['unavailable', 3, 1, 30],
    ['rate_limited', 1, 0, 15],
    ['rate_limited', 2, 0.5, 37.5],
    ['rate_limited', 9, 0, 360],
  ] as const)('after %s the %i. time with luck %d are %d minutes', (kind, failures, chance, minutes) => {
    expect(waitAfterFailure({ kind, failures, retryAfterMs: undefined, luck: chance })).toBe(minutes * 60_000);
  });

  it('of all accounts after a limit are a minute, or what the provider asks', () => {
    expect([undefined, 0, 59_999, 60_001].map(pauseAfterLimit)).toEqual([60_000, 60_000, 60_000, 60_001]);
  });

  it('spread the daily readings without skipping a day', () => {
    fc.assert(
      fc.property(luck, (chance) => {
        expect(waitAfterReading(chance)).toBeGreaterThan(22.9 * hourMs);
        expect(waitAfterReading(chance)).toBeLessThanOrEqual(24 * hourMs);
      }),
    );
    expect([0, 0.5].map(waitAfterReading)).toEqual([24 * hourMs, 23.5 * hourMs]);
  });
});

it('asks for a new consent where nothing else helps', () => {
  const kinds = ['revoked', 'expired', 'scope_missing', 'gone', 'rate_limited', 'unavailable', 'unreadable'] as const;
  expect(kinds.filter(isBreaking)).toEqual(['revoked', 'expired', 'scope_missing', 'gone']);
});

describe('renewal', () => {
  const now = new Date('2026-11-20T06:00:00Z');
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs);
  const renewal = { beforeMs: 10 * hourMs, minAgeMs: 24 * hourMs };

  it.each([
    ['near its end and old enough', at(-24), at(10), true],
    ['too young', at(-23), at(10), false],
    ['far from its end', at(-48), at(11), false],
    ['over already', at(-48), at(-1), true],
    ['without an end', at(-48), null, false],
  ])('of a token that is %s', (_what, madeAt, expiresAt, isDue) => {
    expect(isRenewalDue({ renewal, madeAt, expiresAt, now })).toBe(isDue);
    expect(isRenewalDue({ renewal: null, madeAt, expiresAt, now })).toBe(false);
  });
});
