import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { debitNoticeOf, noticeOf, renewedNotice, type Words, wordsOfDebit } from './notices.rules.ts';

const plan = 'A season';
const inEnglish = (notice: Words | null) => (notice ? noticeIn('en', notice) : null);

describe('subscription notifications', () => {
  test.each<[SubscriptionStatus, SubscriptionStatus, string | null]>([
    ['active', 'active', null],
    ['created', 'authenticated', 'Subscription Activated!'],
    ['created', 'active', 'Subscription Activated!'],
    ['authenticated', 'active', null],
    ['pending', 'active', 'Payment successful'],
    ['halted', 'active', 'Payment successful'],
    ['paused', 'active', 'Your subscription continues'],
    ['active', 'pending', 'A payment failed'],
    ['pending', 'halted', 'Your subscription has stopped'],
    ['active', 'paused', 'Your subscription is paused'],
    ['active', 'cancelled', 'Your subscription is cancelled'],
    ['created', 'cancelled', null],
    ['active', 'completed', 'Your subscription has ended'],
    ['created', 'expired', 'Payment failed'],
    ['authenticated', 'created', null],
  ])('from %s to %s', (from, to, expected) => {
    const notice = inEnglish(noticeOf({ from, to, plan }));
    expect(notice === null ? null : notice.title).toBe(expected);
    if (notice) expect(notice.description).toMatch(/^A season: .+\.$/);
  });

  test.each<[SubscriptionStatus, SubscriptionStatus, RegExp]>([
    ['created', 'authenticated', /successfully activated/],
    ['pending', 'active', /is active/],
    ['paused', 'active', /payments continue/],
    ['active', 'pending', /bank will try again/],
    ['pending', 'halted', /payments failed\. Subscribe again/],
    ['active', 'cancelled', /you keep it until the paid period ends/i],
    ['active', 'completed', /you won’t be charged again\. You keep it until/],
    ['created', 'expired', /you weren’t charged\. You can try again/],
  ])('from %s to %s says what becomes of the money', (from, to, words) => {
    expect(inEnglish(noticeOf({ from, to, plan }))?.description).toMatch(words);
  });

  test('explains a plan that was replaced', () => {
    expect(inEnglish(noticeOf({ from: 'active', to: 'cancelled', plan, successor: 'The year' }))).toEqual({
      title: 'You switched to The year',
      description: 'A season is cancelled. You keep it until the paid period ends.',
    });
    expect(inEnglish(noticeOf({ from: 'active', to: 'paused', plan }))?.description).toBe(
      'A season: you keep it until the paid period ends.',
    );
  });
});

test('announces a renewed period', () => {
  const until = new Date('2026-12-20T19:00:00Z');
  expect(inEnglish(renewedNotice({ plan, amount: 49_900, until }))).toEqual({
    title: 'Subscription renewed for ₹499',
    description: 'A season: paid until 21 Dec 2026.',
  });
  expect(inEnglish(renewedNotice({ plan, amount: 49_900, until: null }))?.description).toBe(
    'A season: the next period is paid.',
  );
});

describe('the announcement of a debit', () => {
  // 19:00 UTC is past midnight in India.
  const chargeAt = new Date('2026-12-20T19:00:00Z');
  const words = wordsOfDebit({ plan, amount: 129_900, chargeAt });

  test('writes amount and day as in India', () => {
    expect(words.amount).toBe('₹1,299');
    expect(wordsOfDebit({ plan, amount: 12_500_050, chargeAt: new Date(0) }).amount).toBe('₹1,25,000.50');
    expect(inEnglish(debitNoticeOf(words))).toEqual({
      title: '₹1,299 will be debited on 21 Dec 2026',
      description: 'A season: next period. Pause or cancel before that day if you don’t want it.',
    });
  });
});
