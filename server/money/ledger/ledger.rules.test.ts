import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountKey, chart, type Entry, settleEntries } from './ledger.rules.ts';

const person = (ownerId: number, amount: number): Entry => ({ kind: 'earnings', ownerId, amount });
const coins = (ownerId: number, amount: number): Entry => ({ kind: 'coins', ownerId, amount });

describe('a posting', () => {
  it('merges entries per account, drops zeros and keeps the sums', () => {
    const amounts = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -1e9, max: 1e9 })), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(amounts, (given) => {
        const entries = given.map(([owner, amount]) => person(owner, amount));
        const rest = given.reduce((sum, [, amount]) => sum + amount, 0);
        const settled = settleEntries([...entries, { kind: 'gateway', amount: -rest }]);
        const keys = settled.map(accountKey);
        expect(new Set(keys).size).toBe(keys.length);
        expect(settled.every(({ amount }) => amount !== 0)).toBe(true);
        for (const owner of [1, 2, 3]) {
          const wanted = given.reduce((sum, [id, amount]) => sum + (id === owner ? amount : 0), 0);
          expect(settled.find((entry) => accountKey(entry) === `earnings:${owner}`)?.amount ?? 0).toBe(wanted);
        }
      }),
    );
  });

  it.each([
    ['rupees', [person(1, 100)], /sums to 100 paise and 0 coins/],
    ['coins', [coins(1, 7)], /sums to 0 paise and 7 coins/],
    ['rupees against coins', [person(1, 100), coins(1, -100)], /sums to 100 paise and -100 coins/],
    ['part of a paisa', [person(1, 0.5), person(2, -0.5)], /whole number, not 0.5/],
    ['more than can be counted', [person(1, 2 ** 53), person(2, -(2 ** 53))], /whole number/],
  ])('refuses %s that do not sum to zero in whole paise', (_what, entries, reason) => {
    expect(() => settleEntries(entries)).toThrow(reason);
  });

  it('does not modify its input', () => {
    const given = [person(1, 5), person(1, 6), { kind: 'gateway', amount: -11 } as const];
    settleEntries(given);
    expect(given.map(({ amount }) => amount)).toEqual([5, 6, -11]);
  });
});

it('keys an account by kind and owner', () => {
  expect(accountKey({ kind: 'coins', ownerId: 42 })).toBe('coins:42');
  expect(accountKey({ kind: 'gateway' })).toBe('gateway:');
  expect(accountKey({ kind: 'pool', campaignId: 7 })).toBe('pool:campaign-7');
});

it("lets only `world` accounts go negative, and no person's account", () => {
  const worlds = Object.entries(chart).filter(([, { world }]) => world);
  expect(worlds.map(([kind]) => kind).sort()).toEqual(['bank', 'gateway', 'mint', 'promotion']);
  expect(worlds.every(([, account]) => account.of === 'house')).toBe(true);
  const inCoins = Object.entries(chart).filter(([, { currency }]) => currency === 'COIN');
  expect(inCoins.map(([kind]) => kind).sort()).toEqual(['coins', 'mint']);
});
