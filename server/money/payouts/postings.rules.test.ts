import { expect, it } from 'vitest';
import { ledgerNotes } from '../ledger/notes.rules.ts';
import { failedPosting, paidPosting, requestedPosting } from './postings.rules.ts';

const payout = {
  id: 17,
  account_id: 42,
  method_masked: 'a***@okbank',
  amount: 90_000,
  from_referral: 30_000,
  from_earnings: 60_000,
  deduction: 1_500,
  fee: 500,
  net: 88_000,
};
type Movement = Parameters<typeof paidPosting>[0];
const movement = payout as unknown as Movement;
const named = { note: ledgerNotes.payout('a***@okbank'), detail: { payout_id: 17 } };

it('reserves referral money and earnings separately', () => {
  expect(requestedPosting(movement)).toEqual({
    ...named,
    kind: 'payout.requested',
    reference: 'payout:17:requested',
    entries: [
      { kind: 'referral', ownerId: 42, amount: -30_000 },
      { kind: 'earnings', ownerId: 42, amount: -60_000 },
      { kind: 'payout', ownerId: 42, amount: 90_000 },
    ],
  });
});

it('books a paid payout to the bank, less tax owed', () => {
  expect(paidPosting(movement)).toEqual({
    ...named,
    kind: 'payout.paid',
    reference: 'payout:17:paid',
    entries: [
      { kind: 'payout', ownerId: 42, amount: -90_000 },
      { kind: 'bank', amount: 88_000 },
      { kind: 'tds', amount: 1_500 },
      { kind: 'fees', amount: 500 },
    ],
  });
});

it('returns a failed payout to its accounts, and reverses a paid one', () => {
  const back = [
    { kind: 'referral', ownerId: 42, amount: 30_000 },
    { kind: 'earnings', ownerId: 42, amount: 60_000 },
  ];
  const failed = { ...named, note: ledgerNotes.payoutBack('a***@okbank'), kind: 'payout.failed' };
  expect(failedPosting(movement, false)).toEqual({
    ...failed,
    reference: 'payout:17:failed',
    entries: [{ kind: 'payout', ownerId: 42, amount: -90_000 }, ...back],
  });
  expect(failedPosting(movement, true)).toEqual({
    ...failed,
    reference: 'payout:17:reversed',
    entries: [
      { kind: 'bank', amount: -88_000 },
      { kind: 'tds', amount: -1_500 },
      { kind: 'fees', amount: -500 },
      ...back,
    ],
  });
});
