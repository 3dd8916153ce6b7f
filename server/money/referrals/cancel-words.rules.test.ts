import { expect, it } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { cancelWords } from './cancel-words.rules.ts';

it.each([
  ['refunded', /payment was refunded.*next payment/],
  ['charged_back', /charged back by their bank/],
  ['collusion', /breaks the rules\.$/],
  ['member', /your own account/],
  ['device', /same device/],
  ['contact', /same email or mobile/],
  ['payout', /same payout account/],
  ['instrument', /same card or UPI ID/],
] as const)('explains a reward cancelled for %s', (reason, words) => {
  expect(inEnglish(cancelWords({ reason }))).toMatch(words);
});

it('gives the operator’s note', () => {
  expect(inEnglish(cancelWords({ reason: 'collusion', note: 'Five accounts, one card.' }))).toBe(
    'Our team found that this referral breaks the rules: Five accounts, one card.',
  );
});
