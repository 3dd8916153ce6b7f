import { expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { releasedDetails } from './notices.rules.ts';

it('shows how the price becomes what is in the wallet', () => {
  const {
    lead,
    facts = [],
    button,
  } = releasedDetails({ amount: 18_000_00, fee: 900_00, tds: 18_00, net: 17_082_00, share: 0 });
  expect(inEnglish(lead ?? '')).toBe('For your work.');
  expect(inEnglish(button ?? '')).toBe('Open your wallet');
  expect(facts.map(({ label, value, isSum }) => [inEnglish(label), inEnglish(value), isSum ?? false])).toEqual([
    ['Price', '₹18,000', false],
    ['Platform fee, GST included', '− ₹900', false],
    ['Tax deducted', '₹18', false],
    ['In your wallet', '₹17,082', true],
  ]);
});

it('shows the share of a talent manager', () => {
  const { facts = [] } = releasedDetails({ amount: 18_000_00, fee: 900_00, tds: 0, net: 17_100_00, share: 2_565_00 });
  expect(facts.slice(-2).map(({ label, value }) => [inEnglish(label), inEnglish(value)])).toEqual([
    ['Share of your talent manager', '− ₹2,565'],
    ['In your wallet', '₹14,535'],
  ]);
});
