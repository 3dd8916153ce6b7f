import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountKind,
  accountKey,
  chart,
  creditedBy,
  type Entry,
  holderOf,
  mayHold,
  settleEntries,
  sumWallet,
} from './ledger.rules.ts';

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

it('lets an account hold what its kind may: a debt nothing above zero, the others nothing below', () => {
  for (const kind of Object.keys(chart) as AccountKind[]) {
    const { world } = chart[kind];
    expect([kind, mayHold(kind, 0)]).toEqual([kind, true]);
    const isDebt = kind === 'debt' || kind === 'advance_debt';
    expect([kind, mayHold(kind, 1)]).toEqual([kind, world || !isDebt]);
    expect([kind, mayHold(kind, -1)]).toEqual([kind, world || isDebt]);
  }
});

it('counts earnings and referral money into the wallet, withdrawable or not', () => {
  expect(sumWallet({ earnings: 1, earnings_held: 20, referral: 300, referral_waiting: 4_000 })).toBe(4_321);
});

it('knows to whom an entry belongs', () => {
  expect(holderOf(person(4, 1))).toEqual({ owner_id: 4, campaign_id: null });
  expect(holderOf({ kind: 'pool', campaignId: 7, amount: 1 })).toEqual({ owner_id: null, campaign_id: 7 });
  expect(holderOf({ kind: 'gateway', amount: 1 })).toEqual({ owner_id: null, campaign_id: null });
});

it('pays off debts with money that is free to spend as it comes in', () => {
  const referral = (ownerId: number, amount: number): Entry => ({ kind: 'referral', ownerId, amount });
  expect(creditedBy([person(1, 5), referral(2, 1), { kind: 'gateway', amount: -6 }])).toEqual([1, 2]);
  expect(creditedBy([person(1, -5), referral(2, 0), person(3, 0), { kind: 'bank', amount: 5 }])).toEqual([]);
  expect(creditedBy([coins(1, 5), { kind: 'earnings_held', ownerId: 1, amount: 5 }])).toEqual([]);
  expect(
    creditedBy([
      { kind: 'pool', campaignId: 7, amount: 5 },
      { kind: 'fees', amount: 5 },
    ]),
  ).toEqual([]);
});
