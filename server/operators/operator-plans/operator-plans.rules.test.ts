import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { haveSameTerms, problemOf } from './operator-plans.rules.ts';

const plan = { duration: 30, duration_type: 0 as const, original_price: 99_900, discount_price: 49_900, unlocks: 25 };

describe('two plans', () => {
  it('have the same terms, whatever their titles', () => {
    expect(haveSameTerms(plan, { ...plan, ...{ title: 'Other' } })).toBe(true);
  });

  it.each([
    { duration: 31 },
    { duration_type: 1 as const },
    { original_price: 1 },
    { discount_price: 1 },
    { unlocks: 26 },
  ])('differ by %j', (change) => {
    expect(haveSameTerms(plan, { ...plan, ...change })).toBe(false);
    expect(haveSameTerms({ ...plan, ...change }, plan)).toBe(false);
  });
});

describe('a plan', () => {
  const byDays = { field: 'subscription_duration', reason: 'A plan in days lasts at least 7 days.' };
  const byMonths = { field: 'subscription_duration', reason: 'A plan in months lasts at most 24 months.' };
  it.each([
    [{}, null],
    [{ discount_price: 99_900 }, null],
    [{ discount_price: 99_901 }, { field: 'discount_price', reason: 'The price is higher than the original price.' }],
    [{ duration: 7 }, null],
    [{ duration: 6 }, byDays],
    [{ duration_type: 1 as const, duration: 1 }, null],
    [{ duration_type: 1 as const, duration: 24 }, null],
    [{ duration_type: 1 as const, duration: 25 }, byMonths],
  ])('with %j has the problem %j', (change, problem) => {
    const found = problemOf({ ...plan, ...change });
    expect(found && { ...found, reason: inEnglish(found.reason) }).toEqual(problem);
  });
});
