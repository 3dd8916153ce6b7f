import { expect, it } from 'vitest';
import { readCodes as codes } from '../../tests/answers.ts';
import { payoutPolicy } from './payouts/payouts.policy.ts';
import { signalPolicy } from './referrals/signals.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['requested', null, true, true],
  ['requested', now, true, 'CONFLICT'],
  ['processing', null, true, 'CONFLICT'],
  ['processing', now, true, 'CONFLICT'],
  ['paid', now, 'CONFLICT', 'CONFLICT'],
  ['failed', null, 'CONFLICT', 'CONFLICT'],
] as const)('lets operators retry and cancel a payout that is %s, sent at %s: %s, %s', (status, tried_at, ...may) => {
  expect(Object.values(codes(payoutPolicy({ status, tried_at })))).toEqual(may);
});

it('lets operators decide a signal once', () => {
  expect(codes(signalPolicy({ status: 'open' }))).toEqual({ dismiss: true, cancel: true });
  for (const status of ['dismissed', 'cancelled'])
    expect(codes(signalPolicy({ status }))).toEqual({ dismiss: 'CONFLICT', cancel: 'CONFLICT' });
});
