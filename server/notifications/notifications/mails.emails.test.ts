import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canSwitchOff,
  type NotificationType,
  notificationTypes,
} from '../../../contract/notifications/notification-types.ts';
import { readConfig } from '../../kit/config/config.ts';
import { renderEmail } from '../../kit/emails/render.ts';
import { noticeEmail } from './mails.emails.ts';

const publicUrl = 'https://tandem.test';
const config = { ...readConfig({}), publicUrl };
const news = {
  title: 'Asha applied to Monsoon menu',
  description: 'Read it.',
  link: '/campaign-details/7',
  details: {},
};
const waysOut = { stop: `${publicUrl}/unsubscribe?token=abc`, oneClick: `${publicUrl}/api/unsubscribe/abc` };
const letter = {
  type: 'application' as NotificationType,
  news: [news],
  name: 'Rohan',
  brand: 'Tandem',
  publicUrl,
  waysOut,
  locale: 'en' as const,
};
const drawn = (given: Partial<typeof letter> = {}) =>
  renderEmail(config, noticeEmail({ ...letter, ...given }), 'rohan@example.in');

describe('the e-mail of a notification', () => {
  it('has its title as the subject, and ways out in the footer', () => {
    expect(drawn()).toMatchObject({
      subject: 'Asha applied to Monsoon menu',
      preheader: 'Read it.',
      text: [
        'Asha applied to Monsoon menu',
        'Read it.',
        'See the campaign: https://tandem.test/campaign-details/7',
        '-- \nYou get this because email is on for “Applications”.\nAll notifications: https://tandem.test/profile-settings#notifications\nStop these emails: https://tandem.test/unsubscribe?token=abc\nHelp: https://tandem.test/plaform-faqs\nTandem\n',
      ].join('\n\n'),
      headers: {
        'List-Unsubscribe': '<https://tandem.test/api/unsubscribe/abc>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it.each(notificationTypes)('of %s can be stopped where it may be switched off, and only there', (type) => {
    const { headers, text, html } = drawn({ type });
    const isOptional = canSwitchOff({ type, channel: 'email' });
    expect(headers !== undefined).toBe(isOptional);
    for (const part of [text, html]) expect(part.includes('Stop these emails')).toBe(isOptional);
  });

  it('shows the other side, their words, the figures, and what the button does', () => {
    const details = {
      headline: 'You have an offer',
      lead: 'They wait for your answer.',
      person: { name: 'Kottaram Spices', note: 'Kochi', image: '/files/tile/256.webp' },
      quote: 'Cook with us.',
      money: { amount: '₹17,100', note: 'in your hand' },
      facts: [{ label: 'They offer', value: '₹18,000', isSum: true as const }],
      button: 'Answer the offer',
    };
    const { html, text } = drawn({ news: [{ ...news, details }] });
    expect(text.split('\n\n').slice(0, -1)).toEqual([
      'You have an offer',
      'Kottaram Spices\nKochi',
      '“Cook with us.”',
      '₹17,100\nin your hand',
      'They wait for your answer.',
      'They offer: ₹18,000',
      'Answer the offer: https://tandem.test/campaign-details/7',
    ]);
    expect(html).toContain('src="https://tandem.test/files/tile/256.webp"');
  });

  it.each([
    [10, 10, false],
    [11, 10, 'And 1 more.'],
    [25, 10, 'And 15 more.'],
  ])('for %i writes %i out and opens all', (count, shown, more) => {
    const many = Array.from({ length: count }, (_, at) => ({ ...news, title: `News ${at}.`, link: `/n/${at}` }));
    const { subject, text } = drawn({ news: many });
    expect(subject).toBe(`Applications: ${count} new`);
    expect(text.match(/^News \d+\.$/gm)).toHaveLength(shown);
    expect(text).toContain('News 9.\nRead it.\nhttps://tandem.test/n/9');
    expect(text.includes('more.')).toBe(more !== false);
    if (more) expect(text).toContain(more);
    expect(text).toContain('See all notifications: https://tandem.test/all-notifications');
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
    expect(drawn({ type, news: [news, news] }).subject).toBe(`${label}: 2 new`);
  });

  it("escapes people's text in its HTML", () => {
    const tags = (html: string) => html.match(/<[a-z]+[^>]*>/g)?.map((tag) => /^<[a-z]+/.exec(tag)?.[0]);
    const usual = tags(drawn().html);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (written) => {
        const name = `a${written}`;
        const { html } = drawn({ name, news: [{ ...news, title: name, description: `<b>${written}` }] });
        expect(tags(html)).toEqual(usual);
      }),
    );
  });
});
