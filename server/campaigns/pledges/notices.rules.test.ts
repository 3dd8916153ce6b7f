import { describe, expect, it } from 'vitest';
import { noticeIn } from '../../../tests/localized-notice.ts';
import { pledgeNotice } from './notices.rules.ts';

const told = { campaign: 'Monsoon menu', by: 'Asha', note: null, amount: '₹18,000' };

describe('notifications about pledges', () => {
  it.each([
    ['pledged', 'Asha pledged ₹18,000: Monsoon menu', 'Accept or decline it.'],
    ['accepted', 'Your pledge of ₹18,000 is accepted: Monsoon menu', 'Please provide what you pledged.'],
    ['declined', 'Your pledge of ₹18,000 is declined: Monsoon menu', 'You can pledge to another need.'],
    ['contributed', 'Your contribution of ₹18,000 is confirmed: Monsoon menu', 'It counts towards your share.'],
    ['withdrawn', 'Asha withdrew ₹18,000: Monsoon menu', 'Others can pledge to this need again.'],
  ] as const)('that it is %s', (to, title, description) => {
    expect(noticeIn('en', pledgeNotice(to, told))).toEqual({ title, description });
  });

  it("quote the actor's note, and name the system when nobody acted", () => {
    expect(noticeIn('en', pledgeNotice('withdrawn', { ...told, by: null, note: 'Too late.' }))).toEqual({
      title: 'The system withdrew ₹18,000: Monsoon menu',
      description: 'Others can pledge to this need again. “Too late.”',
    });
  });
});
