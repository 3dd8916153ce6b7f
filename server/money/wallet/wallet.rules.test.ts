import { describe, expect, it } from 'vitest';
import { boundsOf, referenceOf, statementAccounts, walletKindOf } from './wallet.rules.ts';

describe('a period of days', () => {
  it('lies between two midnights in India', () => {
    expect(boundsOf({ from: '2026-04-01', to: '2026-04-30' })).toEqual({
      since: new Date('2026-03-31T18:30:00Z'),
      until: new Date('2026-04-30T18:30:00Z'),
    });
  });

  it('may be open on either side', () => {
    expect(boundsOf({})).toEqual({ since: undefined, until: undefined });
    expect(boundsOf({ from: '2026-04-01' }).until).toBeUndefined();
    expect(boundsOf({ to: '2026-04-01' }).since).toBeUndefined();
  });
});

describe('the number of a line', () => {
  it.each([
    ['payout:17', 'PAYOUT-17'],
    ['payout:17:paid', 'PAYOUT-17'],
    ['payout:17x', 'TXN-5'],
    ['payout:x', 'TXN-5'],
    ['escrow:payout:17', 'TXN-5'],
    ['unlock:3', 'TXN-5'],
  ])('of %s is %s', (reference, number) => expect(referenceOf({ transactionId: 5, reference })).toBe(number));
});

it('every account of a person that is theirs to spend is on the statement, in its currency', () => {
  expect(statementAccounts.map(({ kind, currency }) => `${kind} ${currency}`)).toEqual([
    'earnings INR',
    'earnings_held INR',
    'referral INR',
    'referral_waiting INR',
    'coins COIN',
  ]);
});

describe('what a line is about', () => {
  it.each([
    ['escrow.refunded', 'refund'],
    ['unlock.refunded', 'refund'],
  ])('of %s is what came back, whatever it was paid for', (happening, kind) => {
    expect(walletKindOf[happening]).toBe(kind);
  });

  it('is an earning where work was paid, by one payer or out of a pool; else what it is called', () => {
    const { escrow, pool, ...others } = walletKindOf;
    expect([escrow, pool]).toEqual(['earning', 'earning']);
    const whole = Object.entries(others).filter(([happening]) => !happening.includes('.'));
    for (const [happening, kind] of whole) expect(kind).toBe(happening);
  });
});
