import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { type UsageMoment, usageMoment, usageNotices } from './usage.rules.ts';

const rights = {
  title: 'Monsoon menu',
  influencer: 'Aarohi Menon',
  creator: 'Kaapi & Co',
  territory: 'India',
  lastDay: '2026-12-30',
};
function noticesOf(moment: UsageMoment) {
  const { creator, influencer } = usageNotices({ ...rights, moment });
  return { creator: noticeIn('en', creator), influencer: noticeIn('en', influencer) };
}
const warned = noticesOf('week');
const ended = noticesOf('ended');

describe('the end of usage rights', () => {
  it.each([
    ['the brand, before it', warned.creator, 'Aarohi Menon', 'Usage rights end soon: '],
    ['the influencer, before it', warned.influencer, 'Kaapi & Co', 'Usage rights end soon: '],
    ['the brand, after it', ended.creator, 'Aarohi Menon', 'Usage rights have ended: '],
    ['the influencer, after it', ended.influencer, 'Kaapi & Co', 'Usage rights have ended: '],
  ])('tells %s, of which campaign, whose side and where', (_whom, notice, otherSide, title) => {
    expect(notice.title).toBe(`${title}Monsoon menu`);
    for (const named of [otherSide, 'Monsoon menu', 'in India']) expect(notice.description).toContain(named);
    expect(notice.description).toMatch(/^[A-Z].*\.$/);
  });

  it('names the last day, which is still included', () => {
    for (const { description } of [warned.creator, warned.influencer]) {
      expect(description).toContain('may use');
      expect(description).toContain('until the end of 30 Dec 2026');
    }
    expect(ended.creator.description + ended.influencer.description).not.toContain('30 Dec');
  });

  it('says whose work may be used', () => {
    for (const moment of ['month', 'week', 'ended'] as const) {
      const { creator, influencer } = noticesOf(moment);
      expect(creator.description).toMatch(/Aarohi Menon’s work for Monsoon menu/);
      expect(influencer.description).toMatch(/^Kaapi & Co(?:’s right to| may) use your work for Monsoon menu/);
    }
  });

  it('asks the brand to remove published work, and informs the influencer', () => {
    expect(ended.creator.description).toMatch(/has ended\. Remove everything except their own post\.$/);
    expect(ended.influencer.description).toMatch(/has ended\. .* remove everything except your own post\.$/);
  });
});

it.each([
  [31, 'month'],
  [8, 'month'],
  [7, 'week'],
  [0, 'week'],
  [-1, 'ended'],
] as const)('%i days before the last day it is the %s', (daysLeft, moment) => {
  expect(usageMoment(daysLeft)).toBe(moment);
});
