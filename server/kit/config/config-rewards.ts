import * as z from 'zod/mini';
import { referralTerms } from '../../../contract/money/referral-terms.ts';

const wholeNumber = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, 'a whole number')),
  z.pipe(z.transform(Number), z.number()),
);
const percent = z.pipe(
  z.string().check(z.regex(/^(?:100|\d{1,2})$/, 'a per cent from 0 to 100')),
  z.pipe(z.transform(Number), z.number()),
);
const decimal = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(?:\.\d{1,6})?$/, 'a number such as 1.5')),
  z.pipe(z.transform(Number), z.number()),
);

/** Referral rewards, and the hold on money that a new card paid. Source: the product's rules, "Money" and "Track record". */
export const rewardVariables = {
  REFERRAL_REWARD: {
    schema: wholeNumber,
    fallback: String(referralTerms.reward),
    about: 'Rupees paid to the referrer for each qualified referral.',
  },
  REFERRAL_COINS: {
    schema: wholeNumber,
    fallback: String(referralTerms.coins),
    about: 'Coins to each side of a qualified referral.',
  },
  REFERRAL_COVER: {
    schema: decimal,
    fallback: String(referralTerms.cover),
    about:
      'How many times the platform’s income from the invited account must cover the reward before it can be withdrawn.',
  },
  REFERRAL_HOLD_DAYS: {
    schema: decimal,
    fallback: String(referralTerms.holdDays),
    about: 'Days after that until the referral reward can be withdrawn.',
  },
  REFERRAL_MAX_PENDING: {
    schema: wholeNumber,
    fallback: String(referralTerms.mostPending),
    about: 'Maximum number of pending referral rewards per account.',
  },
  SUPER_USER_FROM: {
    schema: wholeNumber,
    fallback: String(referralTerms.superUserFrom),
    about: 'Qualified referrals needed to become a super user.',
  },
  SUPER_USER_SHARE: {
    schema: percent,
    fallback: String(referralTerms.superUserShare),
    about:
      'Percentage of the subscription payments of people who joined through a super user’s link, paid to the super user for 12 months.',
  },
  COUNTED_WORK_FROM: {
    schema: wholeNumber,
    fallback: '500',
    about: 'Rupees that must be released before work counts towards reviews and the track record.',
  },
  CARD_HOLD_DAYS: {
    schema: decimal,
    fallback: '7',
    about: 'Days after an account’s first card payment until money it paid can be paid out.',
  },
} as const;
