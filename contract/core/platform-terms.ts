/** Rules of the platform with numbers that pages and texts mention. */
export interface PlatformTerms {
  /** Percent of a creator's price, GST included. */
  platformFee: number;
  /** Days without a brand's answer after which submitted work is approved automatically. */
  autoReleaseDays: number;
  /** Hours after which an offer without an answer expires, unless it names another time. */
  offerHours: number;
  /** Hours in which the increase of an accepted change order is funded; after them it ends. */
  changeOrderHours: number;
  /** Hours after a link to the post after which publication counts where no account of the platform is connected. */
  publicationHours: number;
  /** Days without an answer after which an idea is approved. */
  ideaDays: number;
  /** Days without a word after which work for a product ends. */
  arrivalDays: number;
  /** Days after which a review is published without the other side's. */
  reviewDays: number;
  /** Working days without an objection after which a draw from a pool is paid. */
  poolObjectionDays: number;
  /** Percent of a pool that may be drawn by silent consent in any seven days. */
  poolSilencePercent: number;
  /** Free unlocks in a calendar month without a subscription. */
  freeUnlocks: number;
  /** Price in coins of an unlock beyond the quota. */
  unlockCoins: number;
  /** Days without a reply after which an unlock is refunded. */
  unlockSilentDays: number;
  /** Coins given when an account is verified. */
  welcomeCoins: number;
  /** Smallest payout in rupees. */
  minPayout: number;
  /** Hours between adding a payment method and its first payout. */
  payoutTargetHours: number;
  /** Days after which read notifications are deleted. */
  noticeDays: number;
  /** Retention of registration data and security logs of a deleted account, in days. */
  erasedKeptDays: number;
}

/** Defaults, which the operator can override. Source: the product's rules. */
export const platformTerms: Readonly<PlatformTerms> = {
  platformFee: 5,
  autoReleaseDays: 7,
  offerHours: 72,
  changeOrderHours: 72,
  publicationHours: 72,
  ideaDays: 3,
  arrivalDays: 30,
  reviewDays: 14,
  poolObjectionDays: 3,
  poolSilencePercent: 25,
  freeUnlocks: 3,
  unlockCoins: 10,
  unlockSilentDays: 14,
  welcomeCoins: 50,
  minPayout: 500,
  payoutTargetHours: 24,
  noticeDays: 180,
  erasedKeptDays: 180,
};
