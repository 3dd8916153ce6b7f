import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../database/schema/subscription.ts';
import { toldIn } from '../../../tests/told.ts';
import { debitLetterOf, debitNoticeOf, noticeOf, renewedNotice, type Words, wordsOfDebit } from './notices.rules.ts';

const plan = 'A season';
const told = (notice: Words | null) => (notice ? toldIn('en', notice) : null);

describe('what is told', () => {
  test.each<[SubscriptionStatus, SubscriptionStatus, string | null]>([
    ['active', 'active', null],
    ['created', 'authenticated', 'Subscription Activated!'],
    ['created', 'active', 'Subscription Activated!'],
    ['authenticated', 'active', null],
    ['pending', 'active', 'The debit went through'],
    ['halted', 'active', 'The debit went through'],
    ['paused', 'active', 'Your subscription goes on'],
    ['active', 'pending', 'A debit did not go through'],
    ['pending', 'halted', 'Your subscription has stopped'],
    ['active', 'paused', 'Your subscription is paused'],
    ['active', 'cancelled', 'Your subscription is cancelled'],
    ['created', 'cancelled', null],
    ['active', 'completed', 'Your subscription has run its course'],
    ['created', 'expired', 'The payment did not go through'],
    ['authenticated', 'created', null],
  ])('from %s to %s', (from, to, expected) => {
    const notice = told(noticeOf({ from, to, plan }));
    expect(notice === null ? null : notice.title).toBe(expected);
    if (notice) expect(notice.description).toMatch(/^A season: .+\.$/);
  });

  test.each<[SubscriptionStatus, SubscriptionStatus, RegExp]>([
    ['created', 'authenticated', /successfully activated/],
    ['pending', 'active', /is active/],
    ['paused', 'active', /debits are taken again/],
    ['active', 'pending', /bank will be asked again/],
    ['pending', 'halted', /debits failed\. Subscribe again/],
    ['active', 'cancelled', /what you have paid stays yours/],
    ['active', 'completed', /nothing more is debited, and what you have paid stays yours/],
    ['created', 'expired', /nothing was debited\. You can try again/],
  ])('from %s to %s says what becomes of the money', (from, to, words) => {
    expect(told(noticeOf({ from, to, plan }))?.description).toMatch(words);
  });

  test('of a plan that made room for another', () => {
    expect(told(noticeOf({ from: 'active', to: 'cancelled', plan, successor: 'The year' }))).toEqual({
      title: 'The year has taken its place',
      description: 'A season is cancelled: what you have paid stays yours to its end.',
    });
    expect(told(noticeOf({ from: 'active', to: 'paused', plan }))?.description).toBe(
      'A season: what you have paid stays yours to its end.',
    );
  });
});

test('a period that was paid again', () => {
  const until = new Date('2026-12-20T19:00:00Z');
  expect(told(renewedNotice({ plan, amount: 49_900, until }))).toEqual({
    title: 'Subscription renewed for ₹499',
    description: 'A season: paid until 21 Dec 2026.',
  });
  expect(told(renewedNotice({ plan, amount: 49_900, until: null }))?.description).toBe(
    'A season: the next period is paid.',
  );
});

describe('before a debit', () => {
  // 19:00 UTC is past midnight in India.
  const chargeAt = new Date('2026-12-20T19:00:00Z');
  const words = wordsOfDebit({ plan, amount: 129_900, chargeAt });

  test('amount and day are said as in India', () => {
    expect(words.amount).toBe('₹1,299');
    expect(wordsOfDebit({ plan, amount: 12_500_050, chargeAt: new Date(0) }).amount).toBe('₹1,25,000.50');
    expect(told(debitNoticeOf(words))).toEqual({
      title: '₹1,299 will be debited on 21 Dec 2026',
      description: 'A season: the next period. Pause or cancel before that day if you do not want it.',
    });
  });

  test('the letter names the way out', () => {
    const page = 'https://tandem.test/my-subscription';
    const { subject, text } = debitLetterOf({ ...words, locale: 'en', name: 'Asha', brand: 'Tandem', page });
    expect(subject).toBe('₹1,299 will be debited on 21 Dec 2026 for A season');
    expect(text).toContain(`pause or cancel before that day:\n${page}\n`);
    expect(text).toContain('₹1,299, any tax included, will be debited on 21 Dec 2026');
    expect(text).toContain('What you have paid stays yours to its end.');
    const parts = text.split('\n\n');
    expect([parts[0], parts.at(-1)]).toEqual(['Hello Asha,', 'Tandem']);
    expect(parts).toHaveLength(5);
  });
});
