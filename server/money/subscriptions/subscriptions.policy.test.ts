import { expect, it } from 'vitest';
import { subscriptionStatuses } from '../../../contract/money/subscriptions.ts';
import { allowedBy, readAnswer } from '../../../tests/answers.ts';
import { subscriptionPolicy } from './subscriptions.policy.ts';

it.each([
  ['created', ['buy']],
  ['authenticated', ['cancel']],
  ['active', ['pause', 'cancel']],
  ['pending', ['cancel']],
  ['halted', ['cancel', 'buy']],
  ['paused', ['resume', 'cancel']],
  ['cancelled', ['buy']],
  ['completed', ['buy']],
  ['expired', ['buy']],
] as const)('lets its owner do with a subscription that is %s: %j', (status, acts) => {
  expect(allowedBy(subscriptionPolicy({ status, cancels_at_end: false }))).toEqual(acts);
});

it('lets its owner only buy anew what ends with the paid period', () => {
  for (const status of subscriptionStatuses)
    expect(allowedBy(subscriptionPolicy({ status, cancels_at_end: true }))).toEqual(['buy']);
});

it('says why', () => {
  const may = (status: (typeof subscriptionStatuses)[number]) => subscriptionPolicy({ status, cancels_at_end: false });
  expect(readAnswer(may('expired').cancel)).toBe('CONFLICT: This subscription has ended.');
  expect(readAnswer(may('authenticated').pause)).toMatch(/after the first payment/);
  expect(readAnswer(may('pending').pause)).toMatch(/Only an active/);
  expect(readAnswer(may('active').resume)).toMatch(/isn’t paused/);
  expect(readAnswer(may('paused').buy)).toMatch(/paused\. Resume it/);
  expect(readAnswer(may('active').buy)).toBe('CONFLICT: This is already your current plan.');
});
