export interface ReferralTerms {
  /** Rupees credited to the referrer for each qualified referral. */
  reward: number;
  /** Coins for each of the two people of a qualified referral. */
  coins: number;
  /** Number of qualified referrals that makes a super user. */
  superUserFrom: number;
  /** Percent of the referred user's subscription payments that super users receive. */
  superUserShare: number;
  /** How many times the platform's income from the referred account must cover a reward before it can be withdrawn. */
  cover: number;
  /** Days from then until the withdrawal is possible. */
  holdDays: number;
  /** Maximum number of pending rewards. */
  mostPending: number;
  /** Months for which the share is paid, from the day of joining. */
  superUserMonths: number;
}

/** Defaults, which the operator can override. Source: the product's rules, Money. */
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
