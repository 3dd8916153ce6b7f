import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { isDead, mayUnlock, monthStart, refundNotice } from './unlocks.rules.ts';

it.each([
  ['2026-11-20T14:00:00Z', '2026-10-31T18:30:00Z'],
  ['2026-10-31T18:29:59.999Z', '2026-09-30T18:30:00Z'],
  ['2026-10-31T18:30:00Z', '2026-10-31T18:30:00Z'],
  ['2026-12-31T23:00:00Z', '2026-12-31T18:30:00Z'],
])('the month of %s begins at %s', (now, start) => {
  expect(monthStart(new Date(now))).toEqual(new Date(start));
});

it('is for brands and partners', () => {
  const roles = ['influencer', 'brand', 'partner', 'operator'] as const;
  expect(roles.filter(mayUnlock)).toEqual(['brand', 'partner']);
});

describe('a contact', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
  const unansweredFor = (days: number) => ({
    account_id: 7,
    deleted_at: null,
    email_verified_at: daysAgo(900),
    last_seen_at: daysAgo(days),
    has_contact: true,
    was_asked: true,
    has_replied: false,
  });
  const listed = { ...unansweredFor(0), account_id: null, email_verified_at: null, last_seen_at: null };

  it.each([
    ['somebody who is here', unansweredFor(1), false],
    ['sixty days away', unansweredFor(60), false],
    ['longer away and silent', unansweredFor(60.001), true],
    ['never seen since a time we do not know', { ...unansweredFor(1), last_seen_at: null }, true],
    ['longer away, but has answered', { ...unansweredFor(61), has_replied: true }, false],
    ['longer away, but was not asked', { ...unansweredFor(61), was_asked: false }, false],
    ['an erased account', { ...unansweredFor(1), deleted_at: daysAgo(1) }, true],
    ['an e-mail that was never verified', { ...unansweredFor(1), email_verified_at: null }, true],
    ['a listed profile with a contact', listed, false],
    ['a listed profile without one', { ...listed, has_contact: false }, true],
  ])('is dead or not: %s', (_, facts, dead) => {
    expect(isDead(facts, now)).toBe(dead);
  });

  it('is announced with what was returned', () => {
    expect(noticeIn('en', refundNotice({ name: 'Aarohi', reason: 'silent', coins: 10, days: 14 }))).toEqual({
      title: 'You got 10 coins back',
      description: 'Aarohi didn’t answer within 14 days. You can still see the contact.',
    });
    expect(noticeIn('en', refundNotice({ name: 'Aarohi', reason: 'dead_contact', coins: 0, days: 14 }))).toEqual({
      title: 'You got an unlock back',
      description: 'Aarohi’s contact doesn’t work. It no longer counts against your unlocks.',
    });
  });
});
