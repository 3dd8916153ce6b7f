import { expect, test } from 'vitest';
import { inRupees } from '../../../contract/kit/money.ts';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { noticeOf } from './notices.rules.ts';

/** ₹500, of which ₹0.50 is deducted. */
const payout = { net: 499_50, amount: 500_00, method_masked: 'as•••@bank', utr: null, failure_reason: null };

test.each([
  ['requested', 'Payout of ₹499.50 requested', '₹499.50 to as•••@bank: we’re sending it to the bank.'],
  ['processing', 'Payout of ₹499.50 in progress', '₹499.50 to as•••@bank: the bank is working on it.'],
  ['paid', 'Payout of ₹499.50 paid', '₹499.50 to as•••@bank has been paid.'],
  ['failed', 'Payout of ₹499.50 failed', '₹500 is back in your wallet. Check your payout account and try again.'],
] as const)('the owner of a payout that is %s is told what happens to how much', (status, title, description) => {
  expect(noticeIn('en', noticeOf(status, payout))).toEqual({ title, description });
});

test('passes on the bank’s reference or reason', () => {
  expect(noticeIn('en', noticeOf('paid', { ...payout, utr: '4211' })).description).toBe(
    "₹499.50 to as•••@bank has been paid. The bank's reference is 4211.",
  );
  expect(noticeIn('en', noticeOf('failed', { ...payout, failure_reason: 'The account is closed.' })).description).toBe(
    'The account is closed. ₹500 is back in your wallet. Check your payout account and try again.',
  );
});

test('groups rupees as in India', () => {
  expect(inRupees(1_25_000_00)).toBe('₹1,25,000');
});
