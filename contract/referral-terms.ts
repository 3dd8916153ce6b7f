/** What a referral brings. Source: the product's rules, Money. */
export const referralTerms = {
  /** Rupees to the referrer's wallet for each qualified referral. */
  reward: 100,
  /** Coins to each side of a qualified referral. */
  coins: 50,
  /** Qualified referrals that make a super user. */
  superUserFrom: 10,
  /** Per cent of the referred user's subscription payments, for super users. */
  superUserShare: 10,
  /** Months the share runs. */
  superUserMonths: 12,
} as const;
