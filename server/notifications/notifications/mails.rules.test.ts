import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NotificationType, notificationTypes } from '../../../contract/notifications/notification-types.ts';
import { dueAfter, isStillNews, noticeEmail } from './mails.rules.ts';

const waits = { minutes: 10, chatMinutes: 30 };
const news = { title: 'Asha applied to Monsoon menu', description: 'Read it.', link: '/campaign-details/7' };
const letter = {
  type: 'application' as NotificationType,
  news: [news],
  name: 'Rohan',
  brand: 'Tandem',
  publicUrl: 'https://tandem.test',
  unsubscribe: 'https://tandem.test/api/unsubscribe/abc',
  locale: 'en' as const,
};

describe('a notification e-mail', () => {
  it.each(notificationTypes)('of %s waits as its type says, and is dropped when read before', (type) => {
    const isAtOnce = type === 'security' || type === 'pool';
    expect(dueAfter(type, waits)).toBe(isAtOnce ? 0 : type === 'chat' ? 30 : 10);
    expect(isStillNews(type, true)).toBe(isAtOnce);
    expect(isStillNews(type, false)).toBe(true);
    expect(isStillNews(type, null)).toBe(true);
  });

  it('for a single notification uses its title as the subject', () => {
    expect(noticeEmail(letter)).toEqual({
      subject: 'Asha applied to Monsoon menu',
      text: [
        'Hello Rohan,',
        'Asha applied to Monsoon menu\nRead it.\nhttps://tandem.test/campaign-details/7',
        'Tandem\nEmail is on for "Applications". Change this in your notification settings:\nhttps://tandem.test/profile-settings#notifications',
      ].join('\n\n'),
      html: [
        '<p>Hello Rohan,</p>',
        '<p><a href="https://tandem.test/campaign-details/7"><strong>Asha applied to Monsoon menu</strong></a><br>Read it.</p>',
        '<p><small>Tandem<br>Email is on for &quot;Applications&quot;. Change this in your notification settings: <a href="https://tandem.test/profile-settings#notifications">https://tandem.test/profile-settings#notifications</a></small></p>',
      ].join('\n'),
      headers: {
        'List-Unsubscribe': '<https://tandem.test/api/unsubscribe/abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('about security cannot be switched off, and an empty description leaves no line', () => {
    const one = noticeEmail({ ...letter, type: 'security', news: [{ ...news, description: '' }] });
    expect(one).toEqual({
      subject: news.title,
      text: `Hello Rohan,\n\n${news.title}\nhttps://tandem.test/campaign-details/7\n\nTandem\nTandem always emails you about the security of your account.`,
      html: [
        '<p>Hello Rohan,</p>',
        `<p><a href="https://tandem.test/campaign-details/7"><strong>${news.title}</strong></a></p>`,
        '<p><small>Tandem<br>Tandem always emails you about the security of your account.</small></p>',
      ].join('\n'),
    });
  });

  it.each([
    [10, 10, undefined],
    [11, 10, 'And 1 more: https://tandem.test/all-notifications'],
    [25, 10, 'And 15 more: https://tandem.test/all-notifications'],
  ])('of %i writes %i out and says where the rest is', (count, shown, more) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...news, title: `News ${at}.`, link: `/n/${at}` }));
    const { subject, text, html } = noticeEmail({ ...letter, news: many });
    expect(subject).toBe(`Applications: ${count} new`);
    expect(text.split('\n\n')).toHaveLength(shown + 2 + (more ? 1 : 0));
    expect(html.split('\n')).toHaveLength(shown + 2 + (more ? 1 : 0));
    expect(text).toContain('News 9.\nRead it.\nhttps://tandem.test/n/9');
    expect(text).not.toContain('News 10.');
    expect(text.split('\n\n').at(-2)).toBe(more ?? 'News 9.\nRead it.\nhttps://tandem.test/n/9');
    expect(html.includes('all-notifications')).toBe(more !== undefined);
    if (more) expect(html.split('\n').at(-2)).toBe(`<p>${more}</p>`);
  });

  it.each([
    ['application', 'Applications'],
    ['deliverable', 'Work'],
    ['pledge', 'Pledges'],
    ['agreement', 'Agreements'],
    ['review', 'Reviews'],
    ['money', 'Money'],
    ['pool', 'Pools'],
    ['payout', 'Payouts'],
    ['subscription', 'Subscription'],
    ['referral', 'Referrals'],
    ['social', 'Social accounts'],
    ['search', 'Saved searches'],
    ['chat', 'New chats'],
    ['security', 'Security'],
  ] as const)('of %s is called %s', (type, label) => {
    expect(noticeEmail({ ...letter, type, news: [news, news] }).subject).toBe(`${label}: 2 new`);
  });

  it('is in the language of its reader', () => {
    expect(noticeEmail({ ...letter, locale: 'hi' }).text).toMatch(/^\p{Script=Devanagari}/u);
  });

  it("escapes people's text in its HTML", () => {
    const marked = noticeEmail({ ...letter, name: `<b>&"'`, news: [{ ...news, title: '<i>', link: '/"' }] }).html;
    expect(marked).toContain('<p>Hello &lt;b&gt;&amp;&quot;&#39;,</p>');
    expect(marked).toContain('<a href="https://tandem.test/&quot;"><strong>&lt;i&gt;</strong></a>');
    fc.assert(
      fc.property(fc.string(), (written) => {
        const { html } = noticeEmail({ ...letter, brand: 'B', name: written, news: [{ ...news, title: written }] });
        expect(html.match(/<[a-z]+/g)).toEqual(['<p', '<p', '<a', '<strong', '<br', '<p', '<small', '<br', '<a']);
      }),
    );
  });
});
