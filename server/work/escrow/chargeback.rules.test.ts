import fc from 'fast-check';
import { expect, it } from 'vitest';
import { partOfPool, statusOf } from './chargeback.rules.ts';

it.each([
  ['open', 'open'],
  ['under_review', 'open'],
  ['a new status', 'open'],
  ['lost', 'lost'],
  ['won', 'won'],
  ['closed', 'won'],
])('reads the gateway’s status of a dispute: %s is %s', (provider, status) => {
  expect(statusOf(provider)).toBe(status);
});

it('takes a payment’s share of a pool, rounded down and never more than is there', () => {
  expect(partOfPool({ amount: 100, paid: 300, balance: 200 })).toBe(66);
  expect(partOfPool({ amount: 100, paid: 100, balance: 40 })).toBe(40);
  expect(partOfPool({ amount: 100, paid: 0, balance: 40 })).toBe(0);
  expect(partOfPool({ amount: 200, paid: 100, balance: 40 })).toBe(40);
  const payments = fc.array(fc.integer({ min: 1, max: 1e7 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(payments, fc.nat(1e7), (amounts, balance) => {
      const paid = amounts.reduce((sum, amount) => sum + amount, 0);
      const parts = amounts.map((amount) => partOfPool({ amount, paid, balance }));
      const all = parts.reduce((sum, part) => sum + part, 0);
      expect(all).toBeLessThanOrEqual(balance);
      expect(balance - all).toBeLessThan(amounts.length);
    }),
  );
});
