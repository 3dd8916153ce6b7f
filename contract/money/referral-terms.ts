export interface ReferralTerms {
  /** Rupees to the referrer's wallet for each qualified referral. */
  reward: number;
  /** Coins to each side of a qualified referral. */
  coins: number;
  /** Qualified referrals that make a super user. */
  superUserFrom: number;
  /** Per cent of the referred user's subscription payments, for super users. */
  superUserShare: number;
  /** How many times the platform's own income covers a reward before it can be withdrawn. */
  cover: number;
  /** Days from then until it can be. */
  holdDays: number;
  /** Rewards that wait at a time. */
  mostPending: number;
  /** Months the share runs, from the day of joining. */
  superUserMonths: number;
}

/** What a referral brings unless the operator has set other figures. Source: the product's rules, Money. */
export const referralTerms: Readonly<ReferralTerms> = {
  reward: 100,
  coins: 50,
  superUserFrom: 10,
  superUserShare: 10,
  cover: 1.5,
  holdDays: 14,
  mostPending: 20,
  superUserMonths: 12,
};
