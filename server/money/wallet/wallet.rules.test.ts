import { describe, expect, it } from 'vitest';
import { boundsOf, referenceOf, statementAccounts, walletKindOf } from './wallet.rules.ts';

describe('a period of days', () => {
  it('lies between two midnights in India', () => {
    expect(boundsOf({ from: '2026-04-01', to: '2026-04-30' })).toEqual({
      since: new Date('2026-03-31T18:30:00Z'),
      until: new Date('2026-04-30T18:30:00Z'),
    });
  });

  it('may be open at either end', () => {
    expect(boundsOf({})).toEqual({ since: undefined, until: undefined });
    expect(boundsOf({ from: '2026-04-01' }).until).toBeUndefined();
    expect(boundsOf({ to: '2026-04-01' }).since).toBeUndefined();
  });
});

describe('the reference number of a line', () => {
  it.each([
    ['payout:17', 'PAYOUT-17'],
    ['payout:17:paid', 'PAYOUT-17'],
    ['payout:17x', 'TXN-5'],
    ['payout:x', 'TXN-5'],
    ['escrow:payout:17', 'TXN-5'],
    ['unlock:3', 'TXN-5'],
  ])('of %s is %s', (reference, number) => expect(referenceOf({ transactionId: 5, reference })).toBe(number));
});

it('covers every spendable account of a person, in its currency', () => {
  expect(statementAccounts.map(({ kind, currency }) => `${kind} ${currency}`)).toEqual([
    'earnings INR',
    'earnings_held INR',
    'referral INR',
    'referral_waiting INR',
    'coins COIN',
  ]);
});

describe('the kind of a line', () => {
  it.each([
    ['escrow.refunded', 'refund'],
    ['unlock.refunded', 'refund'],
  ])('of %s is what came back, whatever it was paid for', (happening, kind) => {
    expect(walletKindOf[happening]).toBe(kind);
  });

  it('is an earning where work was paid, by one payer or from a pool; otherwise as the transaction says', () => {
    const { escrow, pool, ...others } = walletKindOf;
    expect([escrow, pool]).toEqual(['earning', 'earning']);
    const coarse = Object.entries(others).filter(([happening]) => !happening.includes('.'));
    for (const [happening, kind] of coarse) expect(kind).toBe(happening);
  });
});
