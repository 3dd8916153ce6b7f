import { describe, expect, it } from 'vitest';
import { mayPay, startOfMonth } from './member-payments.rules.ts';

describe('a limit', () => {
  it.each([
    [{ limit_payment: null, limit_month: null }, 900, 900, true],
    [{ limit_payment: 500, limit_month: null }, 500, 900, true],
    [{ limit_payment: 500, limit_month: null }, 501, 0, false],
    [{ limit_payment: null, limit_month: 1_000 }, 400, 600, true],
    [{ limit_payment: null, limit_month: 1_000 }, 401, 600, false],
    [{ limit_payment: 0, limit_month: null }, 1, 0, false],
    [{ limit_payment: null, limit_month: 0 }, 1, 0, false],
  ])('%j with %i after %i', (limits, amount, paidThisMonth, allowed) => {
    expect(mayPay(limits, { amount, paidThisMonth }) === true).toBe(allowed);
  });

  it('names what is left, never less than nothing', () => {
    const answer = mayPay({ limit_payment: null, limit_month: 100 }, { amount: 1, paidThisMonth: 500 });
    expect(answer).toMatchObject({ code: 'OVER_LIMIT' });
    expect(JSON.stringify(answer)).toContain('₹0');
  });
});

it('counts the month as it begins in India', () => {
  expect(startOfMonth(new Date('2026-11-30T18:29:00Z')).toISOString()).toBe('2026-10-31T18:30:00.000Z');
  expect(startOfMonth(new Date('2026-11-30T18:30:00Z')).toISOString()).toBe('2026-11-30T18:30:00.000Z');
});
